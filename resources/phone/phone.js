// The page: it shows the last snapshot whole, says what the laptop says, and sends what somebody asks for.

import { BogglePage } from "./boggle.js";
import { button, disc, field, fill, isNew, make, say, sheet } from "./dom.js";
import { Link, store } from "./link.js";
import { RackPage } from "./scrabble.js";

const [head, banner, main, live] = ["head", "banner", "page", "live"].map((id) => document.getElementById(id));
const notice = document.body.appendChild(make("p", { id: "say", role: "status" }));
const elsewhere = button(".plain", () => lookElsewhere(), { "data-text": "elsewhere" });
banner.append(make("span", { role: "status" }), elsewhere);
const clock = make("span", { id: "clock", role: "timer", "data-label": "clock" });
const who = make("div.who", {}, make("strong"), make("span"));
const sand = make("div.sand", { "aria-hidden": "true", hidden: true });
head.after(sand);
const icon = make("img", { src: "icon.svg", alt: "", width: 112 }); // it is there when nobody answers any more
const SILENCE = 30000; // milliseconds after which the laptop may have another address
let page = null;

/** What every page can use. */
const app = {
  state: null,
  text: store.get("text") ?? { connecting: "Connecting…" },

  /** A sentence of the laptop, with `{name}` filled in. */
  words(key, values = {}) { return (this.text[key] ?? "").replace(/\{(\w+)\}/g, (_all, name) => values[name] ?? ""); },
  /** Show a sentence for some seconds, and have it read out. */
  tell(sentence) {
    if (!sentence) return;
    clearTimeout(this.timer);
    notice.textContent = sentence;
    this.timer = setTimeout(() => (notice.textContent = ""), 2500 + 60 * sentence.length);
  },
  /** Have a sentence read out that is seen anyway. */
  speak(sentence) { say(live, sentence); },
  /** Ask something on a sheet; nothing comes of it if somebody cancels. */
  ask(key, content) { return sheet(this.words(key), this.words("cancel"), content); },
  move(act, fields, then) { this.link.act({ do: "move", act, ...this.moment, ...fields }, then); },
  /** The seconds left now, below 0 if the laptop has not said what comes then, or null. The time of day knows how long the phone slept. */
  get rest() {
    const { clock: time } = this.state ?? {};
    if (!time) return null;
    const gone = Math.max(performance.now() - this.arrived[0], Date.now() - this.arrived[1]) / 1000;
    return time.left - (time.running ? gone : 0);
  },
  get left() { return this.rest === null ? null : Math.max(0, this.rest); },
  /** When it is in the game: how many seconds of the search have gone, and in which round. */
  get moment() {
    const { phase, seconds = 0, round = 0 } = this.state ?? {};
    return { at: Math.max(0, Math.floor((seconds - (phase === "write" ? (this.left ?? seconds) : 0)) * 10) / 10), round };
  },
  /** Whether time is up by this phone's clock, and nobody says what comes then. */
  get timeUp() { return this.state?.phase === "write" && this.rest !== null && this.rest < -1; },
  /** Draw everything again. */
  show() {
    const { state, link, text } = this;
    const [count, silent] = [link.kept.length, !link.up && !!link.since && Date.now() - link.since > SILENCE];
    const kept = count && (silent ? this.words("silent", { count }) : text.lost);
    say(banner.firstChild, link.up || this.ended ? "" : (state && (kept || text.offline)) || text.connecting);
    banner.hidden = !banner.firstChild.textContent;
    elsewhere.hidden = !silent;
    if (!state) return;
    const { classList } = document.documentElement;
    classList.toggle("contrast", !!state.look?.contrast || matchMedia("(prefers-contrast: more)").matches);
    classList.toggle("still", state.look?.motion === false || matchMedia("(prefers-reduced-motion: reduce)").matches);
    const kind = !state.you || state.game === "lobby" ? Lobby : state.game === "boggle" ? BogglePage : RackPage;
    if (!(page instanceof kind)) {
      page?.leave?.();
      page = new kind(this);
      main.replaceChildren(...page.parts);
      main.className = page.kind;
      main.focus({ preventScroll: true });
    }
    showHead(state);
    translate();
    page.show(state);
    tick();
  },
};

/** The laptop has another address: what was written here goes there with the line. */
async function lookElsewhere() {
  const text = await app.ask("moved", (close) => {
    const address = field({ id: "address", "aria-label": app.words("address"), placeholder: location.host, inputmode: "url", autocapitalize: "off", enterkeyhint: "go" });
    const submit = (event) => { event.preventDefault(); close(address.value.trim()); };
    return make("form.elsewhere", { on: { submit } }, make("p", { text: app.words("address") }), address, make("button.main", { text: app.words("gothere") }));
  });
  if (text && !app.link.look(text)) app.tell(app.words("noaddress"));
}

/** Give everything that always says the same its words. */
function translate() {
  for (const part of document.querySelectorAll("[data-text]")) say(part, app.words(part.dataset.text));
  for (const part of document.querySelectorAll("[data-label]")) part.setAttribute("aria-label", app.words(part.dataset.label));
  for (const part of document.querySelectorAll("[data-hint]")) part.placeholder = app.words(part.dataset.hint);
}

function showHead(state) {
  head.hidden = page.kind === "lobby";
  sand.hidden = page.kind !== "paperpage" || !state.clock;
  if (head.hidden) return;
  const [title, line] = page.heading(state);
  if (isNew(head, state.you)) head.replaceChildren(disc(state.you), who, clock);
  say(who.firstChild, title);
  say(who.lastChild, line);
  clock.hidden = !state.clock;
  clock.classList.toggle("pill", page.kind === "rackpage");
}

const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

function tick() {
  const { left, state, timeUp } = app;
  if (left === null) return;
  if (app.wasUp !== timeUp) {
    app.wasUp = timeUp;
    app.show();
  }
  const { running, low = 10, length } = state.clock;
  const time = minutes(Math.ceil(left));
  for (const [look, on] of Object.entries({ low: left <= low, runs: running, held: !running })) clock.classList.toggle(look, on);
  sand.style.setProperty("--left", length ? Math.min(1, left / length) : 0);
  if (clock.textContent === time) return;
  clock.textContent = time;
  if (running && [60, low].includes(Math.ceil(left))) app.speak(app.words("left", { time }));
}

/** Who are you? Discs to tap, or a name to type; then a greeting, with whoever else is there. */
class Lobby {
  kind = "lobby";

  constructor() {
    this.title = make("h1.center");
    this.note = make("p.note.center");
    this.top = make("div");
    this.seats = make("ul.seats");
    this.name = field({ id: "name", maxlength: 40, autocapitalize: "words", enterkeyhint: "done" });
    this.name.addEventListener("input", () => this.typing(this.name.value.trim()));
    this.name.addEventListener("blur", () => app.link.put({ do: "name", name: "" }));
    this.enter = make("button.main", { "data-text": "sit" });
    this.form = make("form.nameform", { on: { submit: (event) => this.submit(event) } }, make("label", { for: "name", "data-text": "typename" }), this.name, this.enter);
    this.quit = button(".plain", () => app.link.act({ do: "leave" }), { "data-text": "leave" });
    this.parts = [this.top, this.seats, this.form, this.quit];
  }

  typing(name) {
    this.enter.disabled = !name;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => app.link.put({ do: "name", name }), 150);
  }

  submit(event) {
    event.preventDefault();
    clearTimeout(this.timer);
    this.name.blur();
    app.link.act({ do: "sit", seat: -1, name: this.name.value.trim() });
  }

  show({ you, table, title, note }) {
    say(this.title, title);
    say(this.note, note);
    this.top.className = you ? "hello" : "center";
    if (isNew(this.top, you)) this.top.replaceChildren(...(you ? [disc(you)] : []), this.title, this.note);
    this.quit.hidden = !you;
    this.form.hidden = !!you || !table.some((seat) => seat.free && !seat.name);
    this.enter.disabled = !this.name.value.trim();
    fill(this.seats, table.filter((seat) => you || seat.name), (seat) => seat.seat, () => make("li"), (item, seat) => this.seat(item, seat, you));
  }

  seat(item, seat, you) {
    const free = seat.free && !you;
    const looks = [free ? "" : ".taken", seat.ready ? ".ready" : "", seat.seat === you?.seat ? ".mine" : ""].join("");
    if (!isNew(item, seat, looks)) return;
    const parts = [disc(seat), make("strong", { text: seat.name }), make("span", { text: seat.note })];
    const sit = () => app.link.act({ do: "sit", seat: seat.seat, name: "" });
    item.replaceChildren(free ? button(`.seat${looks}`, sit, {}, ...parts) : make(`div.seat${looks}`, {}, ...parts));
  }
}

app.link = new Link({
  line: () => app.show(),
  moment: () => app.moment,
  freed: () => app.tell(app.text.freed),
  welcome({ lang, text }) {
    document.documentElement.lang = lang;
    app.text = text;
    store.set("text", text);
    document.querySelector("dialog:has(#address)")?.close();
    app.show();
  },
  state(state) {
    app.state = state;
    app.ended = false;
    app.arrived = [performance.now(), Date.now()];
    app.show();
  },
  done({ ok, say: sentence }) {
    app.tell(sentence);
    setTimeout(() => app.show(), ok ? 200 : 0); // what was done is in the next snapshot
  },
  gone({ say: sentence, moved }) {
    app.ended = true;
    app.state = page = null;
    head.hidden = sand.hidden = true;
    main.className = "lobby";
    const here = moved && button(".main", () => app.link.again(), { text: app.text.here });
    main.replaceChildren(make("div.hello", {}, icon, make("h1", { text: sentence }), here));
    app.speak(sentence);
    app.show();
  },
});

/** What is drawn or dragged scrolls nothing. A browser would take its swing for that of a page, and the next tap for what stops it. */
const held = ({ target }) => target.closest(".slot, .field, .cubes");
document.addEventListener("touchmove", (event) => held(event) && event.preventDefault(), { passive: false });

/** Above the phone's keyboard there is less room: Safari tells only so. */
function fit() {
  const view = window.visualViewport;
  if (view?.scale > 1.02) return; // somebody looks at it enlarged
  document.documentElement.style.setProperty("--height", `${Math.round(view?.height ?? innerHeight)}px`);
  scrollTo(0, 0);
}
(window.visualViewport ?? window).addEventListener("resize", fit);
fit();
setInterval(tick, 200);
app.show();
