// Scrabble and Duplicate: one's own rack, and a small board to try words on. The laptop says what a play is worth.

import { BoardView, tile } from "./board.js";
import { button, field, fill, isNew, make, places, say } from "./dom.js";
import { store } from "./link.js";

const FAR = 6; // pixels after which a touch is a drag
const ABOVE = 38; // pixels that a carried tile is above the finger, which would hide it
const FINAL = ["play", "exchange", "pass", "answer", "challenge", "accept", "vote"];

export class RackPage {
  kind = "rackpage";
  slots = []; // the rack in my order: {key, face, value, square: where it is laid or null, letter: what a blank says}
  picked = null; // keys of the tiles to exchange; null while nothing is exchanged
  held = null; // the tile that was tapped
  cursor = null; // where the next tapped tile goes: {square, across}
  made = 0;

  constructor(app) {
    this.app = app;
    this.board = new BoardView(app, { tap: (square) => this.tapSquare(square), grab: (event, slot) => this.press(event, slot), laid: (slot) => this.tapLaid(slot) });
    this.word = make("strong");
    this.also = make("span", { role: "status" });
    this.lens = button(".tool.lens", () => this.zoom(), { "data-label": "bigger" });
    this.keys = button(".tool.keys", () => this.openTyping(this.typing.hidden), { "data-label": "typed" });
    this.told = make("div.told", {}, this.word, this.also, this.lens, this.keys);
    this.squareName = field({ maxlength: 3, enterkeyhint: "next", "data-hint": "square", "data-label": "square" });
    this.typedWord = field({ maxlength: 30, enterkeyhint: "done", "data-hint": "word", "data-label": "word" });
    const typed = (event) => this.submitTyping(event);
    this.typing = make("form", { hidden: true, on: { submit: typed } }, this.squareName, this.typedWord, make("button.plain", { "data-text": "put" }));
    this.rackSlots = make("div.slots", { role: "group", "data-label": "rack" });
    this.bar = make("div.bar", { hidden: true });
    this.rack = make("section.rack", {}, make("div.wood"), this.rackSlots, this.bar);
    this.acts = [0, 1, 2].map((place) => button(".plain", () => this.choices[place].act()));
    this.row = make("div.row.acts", {}, ...this.acts);
    this.main = button(".main", () => this.chief.act());
    this.private = make("p.private", { "data-text": "privaterack" });
    this.table = make("ul.places");
    this.parts = [this.board.place, this.told, this.typing, this.rack, this.row, this.main, this.private, this.table];
  }

  leave() { this.drop(); document.querySelector("dialog")?.close(); }
  heading({ title, you, note, bag }) { return [title, note || [you.points, bag].filter(Boolean).join(" · ")]; }

  // ---- what the laptop says

  show(state) {
    this.board.show(state.board);
    this.follow(state);
    const idle = !state.rack?.length || state.phase === "over";
    for (const part of [this.told, this.rack, this.row, this.main, this.private]) part.hidden = idle;
    this.typing.hidden ||= idle;
    this.table.hidden = !idle && state.phase !== "wait";
    if (!this.table.hidden) places(this.table, state.table);
    if (this.said !== state.said) this.app.speak((this.said = state.said));
    this.draw();
  }

  /** Bring my tiles in line with the laptop's rack, and keep what I laid out if it still can lie there. */
  follow(state) {
    const rack = (state.rack ?? []).map(([face, value]) => ({ face, value }));
    const stays = this.slots.map((slot) => {
      const place = rack.findIndex((each) => each.face === slot.face);
      return place >= 0 && rack.splice(place, 1) && slot;
    });
    const fresh = () => rack.length && { ...rack.shift(), key: this.made++, square: null, letter: "" };
    this.slots = stays.map((slot) => slot || fresh()).filter(Boolean);
    while (rack.length) this.slots.push(fresh());
    const tiles = state.board?.tiles ?? [];
    if (this.phase === undefined) this.layAll(store.get("laid") ?? state.answered?.laid ?? []);
    if (this.answered && !state.answered) this.layAll([]); // Duplicate: the next turn
    for (const slot of this.slots) if (tiles[slot.square]) slot.square = null;
    if (tiles[this.cursor?.square]) this.cursor = null;
    if (!state.may.includes("exchange")) this.picked = null;
    if (state.phase === "turn" && this.phase && this.phase !== "turn") navigator.vibrate?.(60);
    this.phase = state.phase;
    this.answered = state.answered;
    this.ask();
  }

  /** My tiles on the board, in the order of the squares. */
  get tried() { return this.slots.filter((slot) => slot.square !== null).sort((one, other) => one.square - other.square); }
  get laid() { return this.tried.map((slot) => [slot.square, slot.letter || slot.face, slot.face === "?"]); }

  layAll(laid) {
    for (const slot of this.slots) slot.square = null;
    for (const [square, letter, blank] of laid) {
      const slot = this.slots.find((each) => each.square === null && each.face === (blank ? "?" : letter));
      if (slot) Object.assign(slot, { square, letter: blank ? letter : "" });
    }
  }

  /** Keep what is laid through a reload and ask what it is worth, if anything is new. */
  ask() {
    const { laid, app } = this;
    if (!isNew(this.told, laid, app.state.board, app.state.phase, app.link.up)) return;
    const asked = (this.asked = {});
    this.worth = null;
    store.set("laid", laid.length ? laid : null);
    clearTimeout(this.timer);
    if (!laid.length) return;
    this.timer = setTimeout(() => app.link.preview({ laid }, (answer) => {
      if (this.asked !== asked) return;
      this.worth = answer;
      this.draw();
    }), 90);
  }

  // ---- what is shown

  draw() {
    const { app, slots, tried: laid } = this;
    const { state } = app;
    this.ask();
    const { worth } = this;
    this.board.draw(laid, this.cursor, worth && (worth.ok ? `+${worth.score}` : "–"));
    this.rack.style.setProperty("--tiles", Math.max(7, slots.length));
    fill(this.rackSlots, slots, (slot) => slot.key, (slot) => button("", () => this.tapSlot(slot)), (element, slot) => this.drawSlot(element, slot));
    say(this.word, worth?.ok ? worth.word : "");
    this.word.hidden = !worth?.ok;
    const handed = state.answered?.say;
    say(this.also, worth ? (worth.ok ? worth.also || handed : worth.say) : laid.length ? handed : handed || state.said);
    const sent = app.link.kept.some(({ message }) => FINAL.includes(message.act));
    this.choices = this.choose(laid.length, state);
    this.acts.forEach((act, place) => {
      const choice = this.choices[place];
      act.hidden = !choice;
      if (!choice) return;
      act.disabled = choice.off || (choice.final && sent);
      act.classList.toggle("bad", !!choice.bad);
      say(act, app.words(choice.text));
    });
    this.chief = this.best(laid.length, state);
    say(this.main, this.chief.text);
    this.main.disabled = !this.chief.act || sent;
  }

  /** The buttons below the rack. Pass is in the place of Take back, which nobody needs before a tile is laid. */
  choose(laid, { may, exchange }) {
    const shuffle = { text: "shuffle", act: () => this.shuffle() };
    const pass = { text: "pass", final: true, act: () => this.sure() };
    if (may.includes("challenge")) return [shuffle, { text: "challenge", bad: true, final: true, act: () => this.final("challenge") }];
    if (may.includes("vote")) return [shuffle, { text: "off", bad: true, final: true, act: () => this.final("vote", { allow: false }) }];
    if (this.picked) return [{ text: "cancel", act: () => this.exchanging(null) }, pass];
    const back = { text: "takeback", off: !laid, act: () => this.takeBack() };
    if (may.includes("answer")) return [shuffle, back, { text: "noplay", final: true, act: () => this.final("answer", { laid: [] }) }];
    const swap = { text: "exchange", off: !may.includes("exchange") || !exchange, act: () => this.exchanging(new Set()) };
    return [shuffle, !laid && may.includes("pass") ? pass : back, swap];
  }

  /** The main button: what it says, and what it does if it can do anything now. */
  best(laid, { may, title }) {
    const { app, worth } = this;
    if (may.includes("accept")) return { text: app.words("accept"), act: () => this.final("accept") };
    if (may.includes("vote")) return { text: app.words("allow"), act: () => this.final("vote", { allow: true }) };
    if (this.picked) return { text: app.words("exchangenow"), act: this.picked.size && (() => this.exchangeNow()) };
    const act = ["play", "answer"].find((each) => may.includes(each));
    if (!act) return { text: title };
    const text = worth?.ok ? app.words(`${act}for`, { score: worth.score }) : app.words(act);
    const again = JSON.stringify(this.laid) === JSON.stringify(app.state.answered?.laid);
    return { text, act: laid && (!worth || worth.ok) && !again && (() => this.final(act, { laid: this.laid })) };
  }

  drawSlot(element, slot) {
    const away = slot.square !== null;
    const looks = { gap: away, held: this.held === slot.key, pick: this.picked?.has(slot.key) };
    element.className = ["slot", ...Object.keys(looks).filter((look) => looks[look])].join(" ");
    element.onpointerdown = (event) => this.press(event, slot);
    element.setAttribute("aria-pressed", !!(looks.held || looks.pick));
    element.setAttribute("aria-label", away ? this.app.words("empty") : [slot.face, slot.value].filter(Boolean).join(", "));
    if (isNew(element, away)) element.replaceChildren(...(away ? [] : [tile(slot.face, slot.value, false, slot.key)]));
  }

  // ---- laying tiles

  tapSlot(slot) {
    if (this.dragged) return;
    const held = this.slots.find((each) => each.key === this.held);
    if (this.picked) {
      if (!this.picked.delete(slot.key) && this.picked.size < this.app.state.exchange) this.picked.add(slot.key);
    } else if (slot.square !== null) {
      if (held) this.reorder(held, this.slots.indexOf(slot));
      else slot.square = null;
      this.held = null;
    } else if (this.cursor) this.lay(slot, this.cursor.square);
    else this.held = held === slot ? null : slot.key;
    this.draw();
  }

  tapSquare(square) {
    const { app, cursor } = this;
    const held = this.slots.find((slot) => slot.key === this.held);
    if (app.state.board.tiles[square]) return;
    if (held) return this.lay(held, square);
    if (cursor?.square !== square) this.cursor = { square, across: cursor?.across ?? true };
    else this.cursor = cursor.across ? { square, across: false } : null;
    if (this.cursor) app.speak(`${this.board.name(square, this.cursor.across)} ${app.words(this.cursor.across ? "across" : "downwards")}`);
    this.draw();
  }

  tapLaid(slot) {
    if (this.dragged) return;
    this.cursor &&= { ...this.cursor, square: slot.square };
    slot.square = null;
    this.draw();
  }

  async lay(slot, square) {
    this.held = null;
    const free = () => this.slots.includes(slot) && !this.app.state.board.tiles[square];
    if (slot.face === "?" && slot.square === null) {
      const letters = (close) => make("div.letters", {}, ...this.app.state.letters.map((letter) => button("", () => close(letter), { text: letter })));
      const letter = await this.app.ask("blank", letters);
      if (!letter || !free()) return;
      slot.letter = letter;
    }
    for (const each of this.slots) if (each.square === square) each.square = slot.square; // the two change places
    slot.square = square;
    if (this.cursor) this.cursor = this.next(square, this.cursor.across);
    this.draw();
  }

  /** The next free square in this direction. */
  next(square, across) {
    const { rows, columns, tiles } = this.app.state.board;
    const last = across ? square - (square % columns) + columns - 1 : rows * columns - 1;
    for (let at = square; at <= last; at += across ? 1 : columns) {
      if (!tiles[at] && !this.slots.some((slot) => slot.square === at)) return { square: at, across };
    }
    return null;
  }

  /** A question in a sheet from below; resolves to the answer, or to undefined. */

  // ---- the rack's order

  reorder(slot, place) {
    const from = this.slots.indexOf(slot);
    if (from < 0 || from === place) return;
    this.slots.splice(from, 1);
    this.slots.splice(place, 0, slot);
    this.ordered();
  }

  shuffle() {
    for (let last = this.slots.length - 1; last > 0; last--) {
      const other = Math.floor(Math.random() * (last + 1));
      [this.slots[last], this.slots[other]] = [this.slots[other], this.slots[last]];
    }
    this.ordered();
  }

  ordered() {
    if (this.app.state.may.includes("order")) this.app.move("order", { tiles: this.slots.map((slot) => slot.face) });
    this.draw();
  }

  // ---- dragging, from the rack and on the board

  press(event, slot) {
    this.dragged = false;
    if (event.button || this.picked) return;
    const lift = event.pointerType === "mouse" ? 0 : ABOVE;
    let target = null;
    this.drag = new AbortController();
    const follow = (name, act) => addEventListener(name, (at) => at.pointerId === event.pointerId && act(at), { signal: this.drag.signal });
    follow("pointermove", (at) => {
      if (!this.dragged && Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) < FAR) return;
      if (!this.dragged) this.carry(slot);
      target = this.over(at.clientX, at.clientY - lift);
    });
    follow("pointerup", () => this.drop(slot, target));
    follow("pointercancel", () => this.drop(slot, null));
  }

  carry(slot) {
    this.dragged = true;
    this.held = null;
    this.carried = tile(slot.square === null ? slot.face : slot.letter || slot.face, slot.value, slot.face === "?", slot.key);
    this.carried.classList.add("carried");
    document.body.append(this.carried);
    this.rackSlots.children[this.slots.indexOf(slot)].classList.add("away");
  }

  /** The tile follows the finger; show and return where it would go. */
  over(x, y) {
    this.carried.style.translate = `${x}px ${y}px`;
    const rack = this.rack.getBoundingClientRect();
    const onRack = y > rack.top - 20 && y < rack.bottom + 20;
    const square = onRack ? -1 : this.board.squareAt(x, y);
    const free = square >= 0 && !this.app.state.board.tiles[square];
    this.bar.hidden = !onRack;
    this.board.mark(free ? square : undefined);
    if (!onRack) return free ? { square } : null;
    const boxes = [...this.rackSlots.children].map((child) => child.getBoundingClientRect());
    const place = boxes.filter((box) => x > box.x + box.width / 2).length;
    this.bar.style.left = `${(boxes[place]?.x ?? boxes.at(-1).right + 4) - 2 - rack.x}px`;
    return { place };
  }

  drop(slot, target) {
    this.drag?.abort();
    this.carried?.remove();
    this.bar.hidden = true;
    this.board.mark();
    if (target) this.cursor = null;
    if (target?.square >= 0) this.lay(slot, target.square);
    else if (target) {
      slot.square = null;
      this.reorder(slot, target.place - (target.place > this.slots.indexOf(slot) ? 1 : 0));
    }
    if (slot) this.draw();
  }

  // ---- acts

  final(act, fields = {}) {
    this.cursor = this.held = this.picked = null;
    this.app.move(act, fields);
    this.draw();
  }

  takeBack() {
    this.held = this.cursor = null;
    this.layAll([]);
    this.draw();
  }

  exchanging(picked) { this.picked = picked; this.takeBack(); }
  exchangeNow() { this.final("exchange", { tiles: this.slots.filter((slot) => this.picked.has(slot.key)).map((slot) => slot.face) }); }

  async sure() {
    const yes = (close) => button(".main.wide", () => close(true), { text: this.app.words("yes") });
    if (await this.app.ask("sure", yes)) this.final("pass");
  }

  // ---- square and word by typing

  openTyping(open) {
    const { cursor } = this;
    this.typing.hidden = !open;
    this.keys.setAttribute("aria-pressed", open);
    this.board.labelled = open;
    this.typedWord.value = "";
    this.squareName.value = cursor ? this.board.name(cursor.square, cursor.across) : "";
    if (open) (cursor ? this.typedWord : this.squareName).focus();
    this.draw();
  }

  submitTyping(event) {
    event.preventDefault();
    const [square, word] = [this.squareName.value.trim().toUpperCase(), this.typedWord.value.trim()];
    if (!square || !word) return (square ? this.typedWord : this.squareName).focus();
    this.app.link.preview({ square, word }, ({ laid, say: sentence }) => {
      if (!laid?.length) return this.app.tell(sentence);
      this.cursor = null;
      this.layAll(laid);
      this.openTyping(false);
    });
  }

  zoom() { const large = this.board.toggle(this.cursor?.square ?? this.laid[0]?.[0]); this.lens.setAttribute("aria-pressed", large); }
}
