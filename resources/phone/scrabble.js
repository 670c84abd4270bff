// Scrabble and Duplicate: one's own rack, and a small board to try words on. The laptop says what a play is worth.

import { BoardView } from "./board.js";
import { button, fill, make, places, say } from "./dom.js";
import { store } from "./link.js";

const FAR = 6; // pixels after which a touch is a drag
const ABOVE = 38; // pixels that a carried tile is above the finger, which would hide it
const FINAL = ["play", "exchange", "pass", "answer", "challenge", "accept"];

/** A tile as it looks on rack and board. */
export function tile(face, value, blank, grain) {
  const looks = ["tile", blank && "blank", face.length > 1 && "wide"].filter(Boolean).join(" ");
  return make("span", { class: looks, style: { "--grain": grain % 8 } }, make("span", { text: face === "?" ? "" : face }), value ? make("i", { text: value }) : null);
}

export class RackPage {
  kind = "rackpage";

  constructor(app) {
    this.app = app;
    this.slots = []; // the rack in my order: {key, face, value, square: where it is laid or null, letter: what a blank says}
    this.picked = null; // tiles to exchange, by key; null while nothing is exchanged
    this.held = null;
    this.cursor = null; // {square, across}
    this.phase = "";
    this.made = 0;
    this.first = true;
    this.board = new BoardView(app, { tap: (square) => this.tapSquare(square), grab: (event, slot) => this.press(event, slot), key: (event, square) => this.typed(event, square), laid: (slot) => this.tapLaid(slot) });
    this.word = make("strong");
    this.also = make("span", { role: "status" });
    this.lens = button(undefined, () => this.zoom(), { class: "tool lens" });
    this.keys = button(undefined, () => this.openTyping(), { class: "tool keys" });
    this.told = make("div", { class: "told" }, this.word, this.also, this.lens, this.keys);
    const field = { autocomplete: "off", autocorrect: "off", autocapitalize: "characters", spellcheck: "false" };
    this.squareName = make("input", { ...field, maxlength: 3, enterkeyhint: "next" });
    this.typedWord = make("input", { ...field, maxlength: 30, enterkeyhint: "done" });
    this.put = make("button", { class: "plain" });
    this.typing = make("form", { hidden: true, on: { submit: (event) => this.submitTyping(event) } }, this.squareName, this.typedWord, this.put);
    this.rackSlots = make("div", { class: "slots", role: "group" });
    this.bar = make("div", { class: "bar", hidden: true });
    this.rack = make("section", { class: "rack" }, make("div", { class: "wood" }), this.rackSlots, this.bar);
    this.acts = [0, 1, 2].map((place) => button("", () => this.choices[place]?.act(), { class: "plain" }));
    this.row = make("div", { class: "row acts" }, ...this.acts);
    this.main = button("", () => this.mainAct(), { class: "main" });
    this.private = make("p", { class: "private" });
    this.table = make("ul", { class: "places" });
    this.parts = [this.board.place, this.told, this.typing, this.rack, this.row, this.main, this.private, this.table];
  }

  leave() {
    this.drop(null);
    this.dialog?.remove();
  }

  heading(state) {
    return [state.title, [state.you.points, state.note || state.bag].filter(Boolean).join(" · ")];
  }

  // ---- what the laptop says

  show(state) {
    const { app } = this;
    this.follow(state);
    const over = state.phase === "over" || !state.rack;
    this.board.show(state.board);
    this.table.hidden = !over && state.phase !== "wait";
    if (!this.table.hidden) places(this.table, state);
    for (const part of [this.rack, this.row, this.private, this.told]) part.hidden = over;
    this.main.hidden = over;
    this.typing.hidden = over || this.typing.hidden;
    if (state.said !== this.said) app.speak(state.said);
    this.said = state.said;
    say(this.private, app.words("privaterack"));
    this.rackSlots.setAttribute("aria-label", app.words("rack"));
    this.lens.setAttribute("aria-label", app.words("bigger"));
    this.keys.setAttribute("aria-label", app.words("typed"));
    this.draw();
  }

  /** Bring my tiles in line with the laptop's rack, and keep what I laid out if it still can lie there. */
  follow(state) {
    const spare = (state.rack ?? []).map(([face, value]) => ({ face, value }));
    const keep = this.slots.map((slot) => {
      const place = spare.findIndex((each) => each.face === slot.face);
      return place < 0 ? null : (spare.splice(place, 1), slot);
    });
    const fresh = () => spare.length && { ...spare.shift(), key: this.made++, square: null, letter: "" };
    this.slots = keep.map((slot) => slot ?? fresh()).filter(Boolean);
    while (spare.length) this.slots.push(fresh());
    if (this.first && state.rack) {
      this.first = false;
      this.layAll(store.get("laid") ?? state.answered?.laid ?? []);
    }
    if (this.answered && !state.answered) this.slots.forEach((slot) => (slot.square = null)); // Duplicate: the next turn
    this.answered = !!state.answered;
    const tiles = state.board?.tiles ?? [];
    for (const slot of this.slots) if (slot.square !== null && tiles[slot.square]) slot.square = null;
    if (this.cursor && tiles[this.cursor.square]) this.cursor = null;
    if (!state.may.includes("exchange") && !state.may.includes("pass")) this.picked = null;
    if (state.phase !== this.phase && state.phase === "turn" && this.phase) navigator.vibrate?.(60);
    this.phase = state.phase;
    const seen = JSON.stringify([this.laid, tiles, state.phase, app_up(this.app)]);
    if (seen !== this.asked) this.changed(seen);
  }

  get laid() {
    const on = this.slots.filter((slot) => slot.square !== null).sort((a, b) => a.square - b.square);
    return on.map((slot) => [slot.square, slot.face === "?" ? slot.letter : slot.face, slot.face === "?"]);
  }

  layAll(laid) {
    for (const slot of this.slots) slot.square = null;
    for (const [square, letter, blank] of laid) {
      const slot = this.slots.find((each) => each.square === null && each.face === (blank ? "?" : letter));
      if (slot) Object.assign(slot, { square, letter: blank ? letter : "" });
    }
  }

  /** The draft changed: keep it through a reload and ask what it is worth. */
  changed(seen = JSON.stringify([this.laid, this.app.state.board?.tiles ?? [], this.phase, app_up(this.app)])) {
    const { app } = this;
    this.asked = seen;
    this.worth = null;
    store.set("laid", this.laid.length ? this.laid : null);
    clearTimeout(this.timer);
    if (this.laid.length) {
      this.timer = setTimeout(() => app.link.preview({ laid: this.laid }, (answer) => {
        if (this.asked !== seen) return;
        this.worth = answer;
        this.draw();
      }), 90);
    }
  }

  edit(change) {
    change();
    this.changed();
    this.draw();
  }

  // ---- what is shown

  draw() {
    const { app, slots, worth } = this;
    const { state } = app;
    const laid = slots.filter((slot) => slot.square !== null);
    this.board.draw(laid, this.cursor, worth && (worth.ok ? `+${worth.score}` : "–"));
    this.rackSlots.style.setProperty("--tiles", Math.max(7, slots.length));
    this.rack.style.setProperty("--tiles", Math.max(7, slots.length));
    fill(this.rackSlots, slots, (slot) => slot.key, (slot) => this.makeSlot(slot), (element, slot) => this.drawSlot(element, slot));
    say(this.word, worth?.ok ? worth.word : "");
    this.word.hidden = !worth?.ok;
    const answered = state.answered?.say;
    say(this.also, this.picked ? app.words("exchange") : worth ? (worth.ok ? worth.also || answered || "" : worth.say) : laid.length ? "" : answered || state.said || "");
    const waiting = app.link.kept.some(({ message }) => FINAL.includes(message.act));
    this.choices = this.choose(laid.length, state);
    this.acts.forEach((act, place) => {
      const choice = this.choices[place];
      act.hidden = !choice;
      act.disabled = !choice || choice.off || (waiting && choice.final);
      act.classList.toggle("bad", !!choice?.bad);
      say(act, choice ? app.words(choice.text) : "");
    });
    const chief = this.chief(laid.length, state);
    say(this.main, chief.text);
    this.main.disabled = !chief.act || waiting;
    this.mainAct = chief.act ?? (() => {});
  }

  /** The three buttons below the rack. */
  choose(laid, { may, exchange }) {
    if (may.includes("challenge")) return [{ text: "shuffle", act: () => this.shuffle() }, { text: "challenge", bad: true, final: true, act: () => this.final("challenge") }];
    if (this.picked) {
      const all = [{ text: "cancel", act: () => this.exchanging(false) }];
      return may.includes("pass") ? [...all, { text: "pass", final: true, act: () => this.sure() }] : all;
    }
    const back = { text: "takeback", off: !laid, act: () => this.edit(() => this.layAll([])) };
    const none = { text: "noplay", final: true, act: () => this.final("answer", { laid: [] }) };
    const third = may.includes("answer") ? none : exchange > 0 || !may.includes("pass")
      ? { text: "exchange", off: !may.includes("exchange") || !exchange, act: () => this.exchanging(true) }
      : { text: "pass", final: true, act: () => this.sure() };
    const middle = laid || !may.includes("pass") || third.text === "pass" ? back : { text: "pass", final: true, act: () => this.sure() };
    return [{ text: "shuffle", act: () => this.shuffle() }, middle, third];
  }

  /** The one main button: what it says, and what it does if it can do anything now. */
  chief(laid, { may, main }) {
    const { app, worth } = this;
    if (may.includes("accept")) return { text: app.words("accept"), act: () => this.final("accept") };
    if (this.picked) return { text: app.words("exchangenow"), act: this.picked.size ? () => this.exchangeNow() : null };
    const act = may.includes("play") ? "play" : may.includes("answer") ? "answer" : null;
    if (!act) return { text: main ?? "" };
    if (worth?.ok) return { text: app.words(`${act}for`, { score: worth.score }), act: () => this.final(act, { laid: this.laid }) };
    return { text: app.words(act), act: laid && !worth ? () => this.final(act, { laid: this.laid }) : null };
  }

  makeSlot(slot) {
    return button(undefined, () => this.tapSlot(slot), { on: undefined, class: "slot" });
  }

  drawSlot(element, slot) {
    const away = slot.square !== null;
    const looks = ["slot", away && "gap", this.held === slot.key && "held", this.picked?.has(slot.key) && "pick", this.carried?.slot === slot && "away"].filter(Boolean).join(" ");
    element.className = looks;
    element.onpointerdown = (event) => !away && this.press(event, slot);
    element.onkeydown = (event) => this.slotKey(event, slot);
    element.setAttribute("aria-pressed", this.held === slot.key || !!this.picked?.has(slot.key));
    element.setAttribute("aria-label", away ? this.app.words("empty") : [slot.face, slot.value].filter(Boolean).join(", "));
    const seen = `${away} ${slot.face}`;
    if (element.dataset.seen === seen) return;
    element.dataset.seen = seen;
    element.replaceChildren(...(away ? [] : [tile(slot.face, slot.value, false, slot.key * 3 + slot.face.charCodeAt(0))]));
  }

  // ---- laying tiles

  tapSlot(slot) {
    if (this.dragged) return;
    if (this.picked) {
      if (!this.picked.delete(slot.key) && slot.square === null && this.picked.size < this.app.state.exchange) this.picked.add(slot.key);
    } else if (slot.square !== null) {
      if (this.held !== null) this.reorder(this.slots.find((each) => each.key === this.held), this.slots.indexOf(slot));
      else this.edit(() => (slot.square = null));
      this.held = null;
    } else if (this.cursor) {
      this.lay(slot, this.cursor.square);
      return;
    } else {
      this.held = this.held === slot.key ? null : slot.key;
    }
    this.draw();
  }

  tapSquare(square) {
    const held = this.slots.find((slot) => slot.key === this.held);
    if (this.app.state.board.tiles[square]) return;
    if (held) {
      this.lay(held, square);
    } else {
      const { cursor } = this;
      this.cursor = cursor?.square !== square ? { square, across: cursor?.across ?? true } : cursor.across ? { square, across: false } : null;
      if (this.cursor) this.app.speak(`${this.board.name(square, this.cursor.across)} ${this.app.words(this.cursor.across ? "across" : "downwards")}`);
      this.draw();
    }
  }

  tapLaid(slot) {
    if (this.dragged) return;
    this.cursor = this.cursor && { ...this.cursor, square: slot.square };
    this.edit(() => (slot.square = null));
  }

  async lay(slot, square) {
    this.held = null;
    if (slot.face === "?" && slot.square === null) {
      const letter = await this.askLetter();
      if (!letter || !this.slots.includes(slot)) return this.draw();
      slot.letter = letter;
    }
    if (this.app.state.board.tiles[square]) return this.draw();
    for (const each of this.slots) if (each.square === square) each.square = slot.square; // the two change places
    slot.square = square;
    if (this.cursor) this.cursor = this.next(square, this.cursor.across);
    this.edit(() => {});
  }

  /** The next free square in the direction, for the next tile. */
  next(square, across) {
    const { rows, columns, tiles } = this.app.state.board;
    const step = across ? 1 : columns;
    const taken = (at) => tiles[at] || this.slots.some((slot) => slot.square === at);
    let at = square;
    do {
      if (across ? at % columns === columns - 1 : at + columns >= rows * columns) return null;
      at += step;
    } while (taken(at));
    return { square: at, across };
  }

  /** Letters and the backspace of a real keyboard. */
  typed(event, square) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = event.key.toLocaleUpperCase();
    const last = this.slots.filter((slot) => slot.square !== null).at(-1);
    if (event.key === "Backspace" && last) this.tapLaid(last);
    if (event.key.length !== 1) return;
    const free = this.slots.filter((slot) => slot.square === null);
    const slot = free.find((each) => each.face === letter) ?? free.find((each) => each.face === "?" && this.app.state.letters.includes(letter));
    if (!slot || letter === " ") return;
    this.cursor ??= { square, across: true };
    if (slot.face === "?") slot.letter = letter;
    const at = this.cursor.square;
    const lay = () => this.lay(slot, at);
    if (slot.face === "?") this.letterGiven = letter;
    lay();
  }

  /** Which letter is the blank? */
  askLetter() {
    if (this.letterGiven) {
      const letter = this.letterGiven;
      this.letterGiven = null;
      return letter;
    }
    const { app } = this;
    return this.ask(app.words("blank"), (close) => [make("div", { class: "letters" }, ...(app.state.letters ?? []).map((letter) => button(letter, () => close(letter))))], "cancel");
  }

  /** A question in a sheet from below; resolves to what `close` was given, or null. */
  ask(title, content, cancel) {
    return new Promise((resolve) => {
      const close = (answer) => {
        resolve(answer);
        dialog.remove();
        this.dialog = null;
      };
      const dialog = make("dialog", { "aria-label": title, on: { cancel: () => close(null), click: (event) => event.target === dialog && close(null) } },
        make("h2", { text: title }), ...content(close), make("div", { class: "row" }, button(this.app.words(cancel), () => close(null), { class: "plain" })));
      this.dialog?.remove();
      this.dialog = document.body.appendChild(dialog);
      dialog.showModal();
    });
  }

  // ---- the rack

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

  slotKey(event, slot) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const place = this.slots.indexOf(slot) + step;
    if (event.shiftKey && this.slots[place]) this.reorder(slot, place);
    this.rackSlots.children[place]?.focus();
  }

  // ---- dragging, from the rack and on the board

  press(event, slot) {
    this.dragged = false;
    if (event.button || this.picked) return;
    const begin = [event.clientX, event.clientY];
    const lift = event.pointerType === "mouse" ? 0 : ABOVE;
    const move = (at) => {
      if (at.pointerId !== event.pointerId) return;
      if (!this.carried && Math.hypot(at.clientX - begin[0], at.clientY - begin[1]) < FAR) return;
      if (!this.carried) this.carry(slot);
      this.over(at.clientX, at.clientY, lift);
    };
    const end = (at) => {
      if (at.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (this.carried) this.drop(at.type === "pointerup" ? this.target : null);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  carry(slot) {
    this.dragged = true;
    this.held = null;
    const picture = tile(slot.face === "?" ? slot.letter || "?" : slot.face, slot.value, slot.face === "?", slot.key * 3 + slot.face.charCodeAt(0));
    picture.classList.add("carried");
    document.body.append(picture);
    this.carried = { slot, picture };
    this.draw();
  }

  /** The tile follows the finger; show where it would land. */
  over(x, y, lift) {
    const { picture } = this.carried;
    picture.style.translate = `${x}px ${y - lift}px`;
    const rack = this.rackSlots.getBoundingClientRect();
    this.target = null;
    if (y - lift > rack.top - 16 && y < rack.bottom + 50) {
      const middles = [...this.rackSlots.children].map((child) => child.getBoundingClientRect());
      let place = middles.findIndex((box) => x < box.x + box.width / 2);
      if (place < 0) place = middles.length;
      this.target = { place };
      const edge = middles[place] ? middles[place].x - 3 : middles.at(-1).right + 3;
      this.bar.style.left = `${edge - this.rack.getBoundingClientRect().x}px`;
    } else {
      const square = this.board.squareAt(x, y - lift);
      if (square !== null && !this.app.state.board.tiles[square]) this.target = { square };
    }
    this.bar.hidden = this.target?.place === undefined;
    this.board.mark(this.target?.square);
  }

  drop(target) {
    const slot = this.carried?.slot;
    this.carried?.picture.remove();
    this.carried = this.target = null;
    this.bar.hidden = true;
    this.board.mark(undefined);
    if (!slot) return;
    if (target?.square !== undefined) {
      this.cursor = null;
      this.lay(slot, target.square);
    } else if (target?.place !== undefined) {
      const from = this.slots.indexOf(slot);
      if (slot.square !== null) this.edit(() => (slot.square = null));
      this.reorder(slot, target.place > from ? target.place - 1 : target.place);
    }
    this.draw();
  }

  // ---- acts

  final(act, fields = {}) {
    this.cursor = this.held = null;
    this.app.move(act, fields, () => this.app.state && this.draw());
    this.draw();
  }

  exchanging(begin) {
    this.picked = begin ? new Set() : null;
    this.held = this.cursor = null;
    if (begin && this.laid.length) this.edit(() => this.layAll([]));
    this.draw();
  }

  exchangeNow() {
    const tiles = this.slots.filter((slot) => this.picked.has(slot.key)).map((slot) => slot.face);
    this.picked = null;
    this.final("exchange", { tiles });
  }

  async sure() {
    const { app } = this;
    const yes = await this.ask(app.words("sure"), (close) => [make("div", { class: "row" }, button(app.words("yes"), () => close(true), { class: "main" })), make("br")], "cancel");
    if (!yes) return;
    this.picked = null;
    this.final("pass");
  }

  // ---- square and word by typing

  openTyping() {
    this.typing.hidden = !this.typing.hidden;
    this.keys.setAttribute("aria-pressed", !this.typing.hidden);
    this.board.showLabels(!this.typing.hidden);
    for (const [input, key] of [[this.squareName, "square"], [this.typedWord, "word"]]) {
      input.placeholder = this.app.words(key);
      input.setAttribute("aria-label", this.app.words(key));
    }
    say(this.put, this.app.words("put"));
    if (this.typing.hidden) return;
    this.squareName.value = this.cursor ? this.board.name(this.cursor.square, this.cursor.across) : "";
    (this.squareName.value ? this.typedWord : this.squareName).focus();
  }

  submitTyping(event) {
    event.preventDefault();
    const square = this.squareName.value.trim().toUpperCase();
    const word = this.typedWord.value.trim();
    if (!square || !word) return (square ? this.typedWord : this.squareName).focus();
    this.app.link.preview({ square, word }, (answer) => {
      if (!answer.laid?.length) return this.app.tell(answer.say);
      this.typedWord.value = "";
      document.activeElement?.blur();
      this.openTyping();
      this.cursor = null;
      this.edit(() => this.layAll(answer.laid));
    });
  }

  zoom() {
    const big = this.board.toggle(this.cursor?.square ?? this.laid[0]?.[0]);
    this.lens.setAttribute("aria-pressed", big);
    this.lens.setAttribute("aria-label", this.app.words(big ? "smaller" : "bigger"));
  }

  fit() {
    this.board.measure();
  }
}

const app_up = (app) => !!app.link?.up;
