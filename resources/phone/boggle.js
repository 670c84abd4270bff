// Boggle: one's own paper. While the time runs it is private and nothing is judged.

import { button, fill, make, places, say } from "./dom.js";
import { store } from "./link.js";

/** Capitals as the game shows them: ß stays, for it has no capital on a list. */
const capitals = (word) => word.replace(/[^ß]+/g, (some) => some.toLocaleUpperCase(document.documentElement.lang));

export class BogglePage {
  kind = "paperpage";

  constructor(app) {
    this.app = app;
    this.struck = new Map(); // words just crossed out, by word: where they stood
    this.begun = null; // what stood in the entry when time was called
    this.phase = "";
    this.title = make("h1");
    this.note = make("p", { class: "note" });
    this.top = make("div", { class: "center down" }, this.title, this.note);
    this.read = make("h2");
    this.readSay = make("p", { class: "note" });
    this.challenge = button("", () => this.ask(), { class: "plain bad" });
    this.reading = make("section", { class: "card" }, this.read, this.readSay, this.challenge);
    this.voteWord = make("h2");
    this.voteSay = make("p", { class: "note" });
    this.allow = button("", () => this.vote(true), { class: "plain" });
    this.forbid = button("", () => this.vote(false), { class: "plain bad" });
    this.ballot = make("section", { class: "card" }, this.voteWord, this.voteSay, make("div", { class: "row" }, this.allow, this.forbid));
    this.table = make("ul", { class: "places" });
    this.cubes = make("div", { class: "cubes", role: "group", on: {
      pointerdown: (event) => this.trace(event, true), pointermove: (event) => this.trace(event, false), pointerup: () => this.traced(), pointercancel: () => this.clearTrace() } });
    this.line = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.line.append(document.createElementNS("http://www.w3.org/2000/svg", "polyline"));
    this.list = make("ul", { class: "words" });
    this.count = make("span");
    this.cross = make("span");
    this.paper = make("section", { class: "paper" }, make("div", { class: "sheet" }, this.list, make("p", { class: "foot" }, this.count, this.cross)));
    this.hint = make("p", { class: "hint" });
    this.word = make("input", { id: "word", type: "text", maxlength: 32, autocomplete: "off", autocorrect: "off", autocapitalize: "characters", spellcheck: "false", enterkeyhint: "done", "data-gramm": "false", on: { input: () => this.typed() } });
    this.word.value = store.get("draft") ?? "";
    this.add = make("button", { class: "main", on: { mousedown: (event) => event.preventDefault() } });
    this.form = make("form", { class: "entry", on: { submit: (event) => this.submit(event) } }, this.word, this.add);
    this.giveUp = button("", () => this.finished(), { class: "plain" });
    this.parts = [this.top, this.ballot, this.reading, this.cubes, this.paper, this.table, this.hint, this.form, this.giveUp];
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(this.paper);
  }

  leave() {
    this.observer.disconnect();
  }

  heading(state) {
    return [state.you.name, state.you.points];
  }

  /** The list as this phone has it: what the laptop knows, what is still on its way, and what was just crossed out. */
  entries(state) {
    const words = (state.words ?? []).map((entry) => ({ ...entry, key: entry.word.toLowerCase() }));
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

  show(state) {
    const { app, phase } = this;
    const { reading, ballot, board } = state;
    const writes = state.phase === "write" || (state.phase === "finish" && state.finish);
    this.phase = state.phase;
    if (state.phase !== phase) this.turned(phase, state);
    say(this.title, state.title ?? "");
    say(this.note, state.note ?? "");
    this.top.hidden = (state.phase === "write" && state.open) || !!ballot || !!reading || !(state.title || state.note);
    this.reading.hidden = !reading || !!ballot;
    if (reading) {
      say(this.read, reading.word);
      say(this.readSay, reading.say);
      this.challenge.hidden = !reading.may;
      say(this.challenge, app.words("challengeword", { word: reading.word }));
    }
    this.ballot.hidden = !ballot;
    if (ballot) {
      say(this.voteWord, ballot.word);
      say(this.voteSay, ballot.vote === null ? ballot.say : app.words("voted"));
      for (const [choice, key, vote] of [[this.allow, "allow", true], [this.forbid, "off", false]]) {
        say(choice, app.words(key));
        choice.setAttribute("aria-pressed", ballot.vote === vote);
        choice.disabled = ballot.vote !== null && ballot.vote !== vote;
      }
    }
    this.cubes.hidden = !board || !writes;
    this.cubes.parentNode?.classList.toggle("tracing", !this.cubes.hidden);
    if (board) this.showCubes(board);
    this.entriesNow = this.entries(state);
    this.paper.hidden = !writes && !this.entriesNow.length;
    this.showWords(state);
    this.table.hidden = writes || !!ballot || !state.table;
    if (!this.table.hidden) places(this.table, state);
    this.form.hidden = !writes || (state.phase === "write" && !state.open);
    this.word.placeholder = app.words("entry");
    this.word.setAttribute("aria-label", app.words(state.phase === "finish" ? "finish" : "entry"));
    this.hint.hidden = state.phase !== "finish" || this.form.hidden;
    say(this.hint, app.words("finish"));
    this.giveUp.hidden = this.hint.hidden;
    say(this.giveUp, app.words("cancel"));
    say(this.add, app.words("add"));
    this.typed(false);
  }

  /** A phase begins. */
  turned(before, state) {
    const { app } = this;
    if (state.phase === "write" && before !== "finish") {
      this.struck.clear();
      if (before) this.setDraft("");
    }
    if (state.phase === "finish" && state.finish) {
      this.begun = this.word.value.trim();
      if (before) navigator.vibrate?.(200);
      if (!this.begun) this.finished();
    } else {
      this.begun = null;
      if (before === "write" && state.phase !== "write") navigator.vibrate?.(200);
    }
    if (before === "finish" || state.phase === "closed" || state.phase === "read") this.setDraft("");
    if (state.phase !== "write" && before) app.speak([state.title, state.note].filter(Boolean).join(" "));
    if (state.phase === "read" || state.phase === "closed") this.word.blur();
  }

  showWords(state) {
    const { app } = this;
    this.list.setAttribute("aria-label", app.words("list"));
    const marks = { standing: "markstanding", crossed: "markcrossed", struck: "markstruck" };
    const known = this.list.childElementCount;
    fill(this.list, this.entriesNow, (entry) => entry.key, () => make("li", { class: "new" }, button(undefined, (event) => this.tap(event))), (item, entry) => {
      const inside = item.firstChild;
      const seen = JSON.stringify([entry, state.open]);
      if (inside.dataset.seen === seen) return;
      inside.dataset.seen = seen;
      inside.dataset.word = entry.key;
      inside.className = [entry.mark, entry.gone && "gone", entry.kept && "kept"].filter(Boolean).join(" ");
      inside.disabled = !state.open;
      const about = entry.gone ? app.words("back") : app.words(marks[entry.mark]);
      inside.replaceChildren(make("span", { class: "text", text: entry.word }), entry.points ? make("b", { text: entry.points }) : "", about ? make("span", { class: "unseen", text: about }) : "");
    });
    say(this.count, state.count ?? "");
    say(this.cross, state.open && this.entriesNow.length ? app.words("cross") : state.open ? app.words("private") : "");
    this.fit();
    if (this.entriesNow.length > known) this.list.lastElementChild.scrollIntoView({ block: "nearest" });
  }

  /** As many rows as the paper has room for; the next words begin another column, later ones scroll. */
  fit() {
    const high = parseFloat(getComputedStyle(this.list).getPropertyValue("--rule-high")) || 40;
    const words = this.entriesNow ?? [];
    const longest = Math.max(6, ...words.map((entry) => entry.word.length + (entry.points ? 3 : 0)));
    const columns = Math.max(1, Math.min(5, Math.floor((this.list.clientWidth - 48) / (20 + longest * high * 0.385))));
    const rows = Math.max(1, Math.floor(this.list.clientHeight / high), Math.ceil(words.length / columns));
    this.list.style.setProperty("--rows", rows);
    this.list.style.setProperty("--columns", columns);
  }

  tap(event) {
    const key = event.currentTarget.dataset.word;
    const place = this.entriesNow.findIndex((entry) => entry.key === key);
    const entry = this.entriesNow[place];
    if (!entry || !this.app.state.open) return;
    if (entry.gone) {
      this.write(entry.word);
      return;
    }
    this.struck.set(key, { word: entry.word, place });
    this.app.move("erase", { word: entry.word });
    this.app.speak(this.app.words("crossed", { word: entry.word }));
    this.app.show();
  }

  write(word) {
    const { app } = this;
    const key = word.toLowerCase();
    const clock = app.state.clock;
    this.struck.delete(key);
    const at = clock ? Math.max(0, Math.round((clock.length - app.left) * 10) / 10) : 0;
    app.move("write", { word, at }, (answer) => !answer.ok && this.refused(word));
    app.show();
  }

  /** A refused word comes back into the entry, if nothing else was begun, to be mended. */
  refused(word) {
    if (this.form.hidden || this.word.value) return;
    this.setDraft(word);
    this.word.select();
  }

  submit(event) {
    event.preventDefault();
    const { app } = this;
    const word = this.word.value.trim();
    if (!word) return;
    const same = this.entriesNow.find((entry) => entry.key === word.toLowerCase() && !entry.gone);
    if (same) {
      const item = this.list.children[this.entriesNow.indexOf(same)];
      item.scrollIntoView({ block: "nearest" });
      item.classList.remove("new", "flash");
      void item.offsetWidth; // or the animation would not begin anew
      item.classList.add("flash");
      app.tell(app.words("twice"));
      this.setDraft("");
    } else {
      this.setDraft("");
      this.write(word);
    }
    if (app.state.phase === "finish") this.finished();
  }

  finished() {
    this.setDraft("");
    this.begun = null;
    this.form.hidden = this.hint.hidden = this.giveUp.hidden = true;
    this.app.move("done");
  }

  setDraft(text) {
    this.word.value = text;
    this.typed();
  }

  typed(keep = true) {
    const begun = this.begun;
    if (begun && !this.word.value.trim().toLowerCase().startsWith(begun.toLowerCase())) this.word.value = begun;
    this.add.disabled = !this.word.value.trim();
    if (keep) store.set("draft", this.word.value || null);
  }

  ask() {
    const word = this.app.state.reading?.word;
    this.challenge.hidden = true;
    if (word) this.app.move("challenge", { word });
  }

  vote(allow) {
    this.app.move("vote", { allow });
  }

  // ---- the board, if the table wants it on the phones

  showCubes(board) {
    const seen = JSON.stringify(board);
    this.cubes.setAttribute("aria-label", this.app.words("trace"));
    if (this.cubes.dataset.seen === seen) return;
    this.cubes.dataset.seen = seen;
    this.cubes.style.setProperty("--across", board.columns);
    this.cubes.style.setProperty("--high", board.rows);
    this.line.setAttribute("viewBox", `0 0 ${board.columns} ${board.rows}`);
    this.cubes.replaceChildren(...board.letters.map((letter, place) => button(letter, (event) => event.detail === 0 && this.spell([place]), { "data-place": place })), this.line);
  }

  trace(event, begin) {
    if (!begin && !this.path) return;
    if (begin) {
      event.preventDefault(); // the entry keeps the keyboard as it is
      this.path = [];
      this.cubes.setPointerCapture(event.pointerId);
    }
    const { columns } = this.app.state.board;
    const cube = document.elementFromPoint(event.clientX, event.clientY)?.closest?.(".cubes button");
    if (!cube) return;
    const box = cube.getBoundingClientRect();
    const off = Math.hypot(event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2);
    if (!begin && off > box.width * 0.42) return; // corners belong to nobody: diagonals are easy
    const place = Number(cube.dataset.place);
    const last = this.path.at(-1);
    if (place === this.path.at(-2)) this.path.pop();
    else if (!this.path.includes(place) && (last === undefined || (Math.abs((place % columns) - (last % columns)) <= 1 && Math.abs(Math.floor(place / columns) - Math.floor(last / columns)) <= 1))) this.path.push(place);
    this.drawTrace();
  }

  drawTrace() {
    const { columns, letters } = this.app.state.board;
    const path = this.path ?? [];
    [...this.cubes.querySelectorAll("button")].forEach((cube, place) => cube.classList.toggle("on", path.includes(place)));
    this.line.firstChild.setAttribute("points", path.map((place) => `${(place % columns) + 0.5},${Math.floor(place / columns) + 0.5}`).join(" "));
    if (path.length > 1) this.setDraft(path.map((place) => letters[place]).join(""));
  }

  traced() {
    const path = this.path ?? [];
    this.clearTrace();
    if (path.length === 1) this.spell(path);
    else if (path.length >= (this.app.state.least ?? 1)) this.form.requestSubmit();
    else if (path.length) this.setDraft("");
  }

  clearTrace() {
    this.path = null;
    this.drawTrace();
  }

  /** Single taps spell a word letter by letter. */
  spell(path) {
    this.setDraft(this.word.value + path.map((place) => this.app.state.board.letters[place]).join(""));
  }
}
