// Boggle: one's own paper. While the time runs it is private and nothing is judged.

import { button, field, fill, isNew, make, places, say } from "./dom.js";
import { store } from "./link.js";

/** Capitals as the game shows them: ß stays, for it has no capital on a list. */
const capitals = (word) => word.replace(/[^ß]+/g, (some) => some.toLocaleUpperCase(document.documentElement.lang));
const MARKS = { standing: "markstanding", crossed: "markcrossed", struck: "markstruck" };

export class BogglePage {
  kind = "paperpage";
  struck = new Map(); // words just crossed out: how and where they stood, by key
  begun = ""; // what stood in the entry when time was called
  phase = "";
  tiles = [];
  path = []; // the cubes that spell the entry

  constructor(app) {
    this.app = app;
    this.title = make("h1");
    this.note = make("p.note");
    this.top = make("div.center.down", {}, this.title, this.note);
    this.word = make("h2");
    this.about = make("p.note");
    this.challenge = button(".plain.bad", () => this.doubt());
    this.votes = [true, false].map((allow) => button(allow ? ".plain" : ".plain.bad", () => app.move("vote", { word: app.state.ballot?.word ?? "", allow }), { "data-text": allow ? "allow" : "off" }));
    this.ballot = make("div.row", {}, ...this.votes);
    this.card = make("section.card", {}, this.word, this.about, this.challenge, this.ballot);
    this.table = make("ul.places");
    const drawn = { pointerdown: (event) => this.trace(event, true), pointermove: (event) => (event.getCoalescedEvents?.() ?? [event]).forEach((each) => this.trace(each)), pointerup: () => this.traced(), pointercancel: () => (this.drawn = null) };
    this.cubes = make("div.cubes", { role: "group", "data-label": "trace", on: drawn });
    this.line = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.line.append(document.createElementNS("http://www.w3.org/2000/svg", "polyline"));
    this.list = make("ul.words", { "data-label": "list" });
    this.count = make("span");
    this.help = make("span");
    this.paper = make("section.paper", {}, make("div.sheet", {}, this.list, make("p.foot", {}, this.count, this.help)));
    this.entry = field({ id: "word", maxlength: 32, enterkeyhint: "done", "data-hint": "entry", "data-label": "entry" });
    this.entry.addEventListener("input", () => this.setDraft(this.entry.value));
    this.add = make("button.main", { "data-text": "add", on: { mousedown: (event) => event.preventDefault() } });
    this.form = make("form.entry", { on: { submit: (event) => this.submit(event) } }, this.entry, this.add);
    this.parts = [this.top, this.card, this.cubes, this.paper, this.table, this.form];
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(this.paper);
    this.setDraft(store.get("draft") ?? "");
  }

  leave() { this.observer.disconnect(); }
  heading({ you }) { return [you.name, you.points]; }

  show(state) {
    const { app, phase } = this;
    const { reading, ballot, board } = state;
    const shown = ballot ?? reading;
    this.phase = state.phase;
    if (state.phase !== phase) this.turned(phase, state);
    const writes = (state.open && !app.timeUp) || (state.phase === "finish" && state.finish && !this.given);
    const title = app.timeUp ? app.words("timeup") : state.title;
    say(this.title, title);
    say(this.note, state.note);
    this.top.hidden = !!shown || !(title || state.note);
    this.card.hidden = !shown;
    say(this.word, shown?.word);
    say(this.about, shown && [shown.who, (ballot?.vote ?? null) !== null ? app.words("voted") : shown.say].filter(Boolean).join("\n"));
    this.challenge.hidden = !!ballot || !reading?.may;
    say(this.challenge, app.words("challengeword", { word: reading?.word }));
    this.ballot.hidden = !ballot;
    this.votes.forEach((vote, place) => {
      vote.setAttribute("aria-pressed", ballot?.vote === !place);
      vote.disabled = ballot?.vote === !!place; // the other one: nobody votes twice
    });
    this.cubes.hidden = !board || !writes;
    this.cubes.parentNode.classList.toggle("tracing", !this.cubes.hidden);
    if (board) this.showCubes(board);
    this.showWords(state);
    this.paper.hidden = state.phase !== "write" && !writes && !this.words.length;
    this.table.hidden = writes || state.phase === "write" || !!ballot;
    if (!this.table.hidden) places(this.table, state.table);
    this.form.hidden = !writes;
    if (writes && state.phase !== phase && !board) this.entry.focus({ preventScroll: true });
    this.cubes.parentNode.classList.toggle("waiting", this.paper.hidden);
  }

  /** A phase begins. */
  turned(before, { phase, finish, title, note }) {
    const { app } = this;
    this.given = false;
    this.begun = phase === "finish" && finish ? this.entry.value.trim() : "";
    if (phase === "write" && before) {
      this.struck.clear();
      this.setDraft("");
    } else if (phase === "finish" && finish) {
      if (!this.begun) this.give(); // after all that was kept
    } else if (phase !== "write") {
      this.setDraft("");
      this.entry.blur();
    }
    if (!before || phase === "write") return;
    if (before === "write") navigator.vibrate?.(200);
    app.speak([title, note].filter(Boolean).join(" "));
  }

  // ---- the list

  /** The list as this phone has it: what the laptop knows, what is on its way there, and what was just crossed out. */
  entries(known) {
    const words = known.map((entry) => ({ ...entry, key: entry.word.toLowerCase() }));
    for (const { message } of this.app.link.kept) {
      const key = message.act === "write" && message.word.toLowerCase();
      if (key && !words.some((entry) => entry.key === key)) words.push({ word: capitals(message.word), key, kept: true });
    }
    for (const [key, { word, place }] of this.struck) {
      const there = words.find((entry) => entry.key === key);
      if (there) there.gone = true;
      else words.splice(Math.min(place, words.length), 0, { word, key, gone: true });
    }
    return words;
  }

  showWords({ words = [], open, count }) {
    const { app, list } = this;
    open &&= !app.timeUp;
    const more = -list.childElementCount;
    this.words = this.entries(words);
    fill(list, this.words, (entry) => entry.key, ({ key }) => make("li.new", {}, button("", () => this.tap(key))), (item, entry) => {
      const inside = item.firstChild;
      inside.disabled = !open;
      if (!isNew(inside, entry)) return;
      inside.className = [entry.mark, entry.gone && "gone", entry.kept && "kept"].filter(Boolean).join(" ");
      const parts = [make("span.text", { text: entry.word }), entry.points && make("b", { text: entry.points })];
      const about = make("span.unseen", { text: app.words(entry.gone ? "back" : MARKS[entry.mark]) });
      inside.replaceChildren(...parts.filter(Boolean), about);
    });
    say(this.count, count);
    say(this.help, open ? app.words(this.words.length ? "cross" : "private") : "");
    this.fit();
    if (more + this.words.length > 0) list.lastElementChild.scrollIntoView({ block: "nearest" });
  }

  /** As many rows as the paper has room for; the next words begin another column, later ones scroll. */
  fit() {
    const { list, words = [] } = this;
    const letters = parseFloat(getComputedStyle(document.documentElement).fontSize); // as large as the phone's owner has them
    const high = parseFloat(getComputedStyle(list).getPropertyValue("--rule-high")) * letters || 40;
    const longest = Math.max(6, ...words.map((entry) => entry.word.length + (entry.points ? 3 : 0)));
    const columns = Math.max(1, Math.min(5, Math.floor((list.clientWidth - 48) / (20 + longest * high * 0.36))));
    list.style.setProperty("--columns", columns);
    list.style.setProperty("--rows", Math.max(1, Math.floor(list.clientHeight / high), Math.ceil(words.length / columns)));
  }

  /** Cross a word out, or write it again. */
  tap(key) {
    const place = this.words.findIndex((entry) => entry.key === key);
    const { word, gone } = this.words[place];
    if (gone) return this.write(word);
    this.struck.set(key, { word, place });
    this.app.move("erase", { word });
    this.app.speak(this.app.words("crossed", { word }));
    this.app.show();
  }

  write(word) {
    const { app } = this;
    this.struck.delete(word.toLowerCase());
    app.move("write", { word }, ({ ok }) => {
      if (ok || this.form.hidden || this.entry.value) return;
      this.setDraft(word); // refused: to be mended, unless another was begun
      this.entry.select();
    });
    app.show();
  }

  submit(event) {
    event.preventDefault();
    const word = this.entry.value.trim();
    const place = this.words.findIndex((entry) => entry.key === word.toLowerCase() && !entry.gone);
    this.setDraft("");
    if (place >= 0) this.flash(this.list.children[place]);
    else if (word) this.write(word);
    if (this.app.state.phase === "finish") this.give();
  }

  /** It is on the list already. */
  flash(item) {
    this.app.tell(this.app.words("twice"));
    item.scrollIntoView({ block: "nearest" });
    item.classList.remove("new", "flash");
    void item.offsetWidth; // or it would not begin anew
    item.classList.add("flash");
  }

  /** My pencil is down. */
  give() { this.given = this.form.hidden = true; this.app.move("done"); }

  /** What stands in the entry; a word begun before time was called may only be finished. */
  setDraft(text) {
    const kept = text.trim().toLowerCase().startsWith(this.begun.toLowerCase()) || !text;
    if (this.entry.value !== (kept ? text : this.begun)) this.entry.value = kept ? text : this.begun;
    this.add.disabled = !this.entry.value.trim();
    store.set("draft", this.entry.value || null);
    if (this.entry.value !== this.spelled) this.light([]);
  }

  doubt() { this.challenge.hidden = true; this.app.move("challenge", { word: this.app.state.reading.word }); }

  // ---- the board, if the table wants it on the phones

  showCubes({ rows, columns, letters }) {
    if (!isNew(this.cubes, rows, columns, letters)) return;
    this.cubes.style.setProperty("--across", columns);
    this.cubes.style.setProperty("--high", rows);
    this.line.setAttribute("viewBox", `0 0 ${columns} ${rows}`);
    this.tiles = letters.map((text, place) => button("", (event) => event.detail === 0 && this.spell(place), { text, "data-place": place }));
    this.cubes.replaceChildren(...this.tiles, this.line);
  }

  trace(event, begins) {
    if (begins) {
      event.preventDefault(); // the keyboard stays as it is
      this.cubes.setPointerCapture(event.pointerId);
      this.drawn = [];
    }
    const { drawn } = this;
    const cube = drawn && document.elementFromPoint(event.clientX, event.clientY)?.closest(".cubes button");
    if (!cube) return;
    const { x, y, width } = cube.getBoundingClientRect();
    if (!begins && Math.hypot(event.clientX - x - width / 2, event.clientY - y - width / 2) > width * 0.42) return; // corners are nobody's: diagonals are easy
    const place = Number(cube.dataset.place);
    if (place === drawn.at(-2)) drawn.pop();
    else if (begins || (this.touches(place, drawn.at(-1)) && !drawn.includes(place))) drawn.push(place);
    else return;
    if (!begins) this.draw([...drawn]);
  }

  traced() {
    const { drawn } = this;
    this.drawn = null;
    if (drawn?.length > 1) this.form.requestSubmit();
    else if (drawn?.length) this.spell(drawn[0]);
  }

  touches(place, last) {
    const { columns } = this.app.state.board;
    return Math.abs((place % columns) - (last % columns)) <= 1 && Math.abs(Math.floor(place / columns) - Math.floor(last / columns)) <= 1;
  }

  /** Taps spell cube by cube. The last one again is taken back; one that doesn't touch it begins anew. */
  spell(place) {
    const { path } = this;
    if (place === path.at(-1)) this.draw(path.slice(0, -1));
    else if (!path.includes(place)) this.draw(this.touches(place, path.at(-1)) ? [...path, place] : [place]);
  }

  draw(path) { this.light(path); this.setDraft(this.spelled); }
  get spelled() { return this.path.map((place) => this.tiles[place].textContent).join(""); }

  light(path) {
    const { columns } = this.app.state?.board ?? { columns: 1 };
    this.path = path;
    this.tiles.forEach((cube, place) => cube.classList.toggle("on", path.includes(place)));
    this.line.firstChild.setAttribute("points", path.map((place) => `${(place % columns) + 0.5},${Math.floor(place / columns) + 0.5}`).join(" "));
  }
}
