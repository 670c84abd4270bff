// The page: it shows the last snapshot whole, says what the laptop says, and sends what somebody asks for.

import { BogglePage } from "./boggle.js";
import { button, disc, fill, make, say } from "./dom.js";
import { Link, store } from "./link.js";
import { RackPage } from "./scrabble.js";

const part = (id) => document.getElementById(id);
const main = part("page");
const notice = document.body.appendChild(make("p", { id: "say", role: "status" }));

/** What every page can use. */
export const app = {
  state: null,
  text: store.get("text") ?? { connecting: "Connecting…" },
  link: null,

  /** A sentence of the laptop, with `{name}` filled in. */
  words(key, values = {}) {
    return (this.text[key] ?? "").replace(/\{(\w+)\}/g, (_all, name) => values[name] ?? "");
  },
  /** Show a sentence for some seconds, and have it read out. */
  tell(sentence) {
    if (!sentence) return;
    clearTimeout(this.timer);
    notice.textContent = sentence;
    this.timer = setTimeout(() => (notice.textContent = ""), 2500 + 60 * sentence.length);
  },
  /** Have a sentence read out that is seen anyway. */
  speak(sentence) {
    say(part("live"), sentence ?? "");
  },
  /** Ask the laptop for something; a refusal is shown. */
  act(message, then) {
    return this.link.act(message, then);
  },
  move(act, fields = {}, then) {
    return this.act({ do: "move", act, ...fields }, then);
  },
  /** The seconds left now, or null. The clock of the day tells how long the phone slept. */
  get left() {
    const clock = this.state?.clock;
    if (!clock) return null;
    const gone = Math.max(performance.now() - this.arrived[0], Date.now() - this.arrived[1]) / 1000;
    return Math.max(0, clock.left - (clock.running ? gone : 0));
  },
  /** Draw everything again. */
  show() {
    const { state, link } = this;
    document.title = this.text.app ?? document.title;
    showBanner();
    if (!state) return;
    document.documentElement.classList.toggle("contrast", !!state.look?.contrast);
    document.documentElement.classList.toggle("still", state.look?.motion === false);
    const kind = state.you === null || state.game === "lobby" ? Lobby : state.game === "boggle" ? BogglePage : RackPage;
    if (!(page instanceof kind)) {
      page?.leave?.();
      page = new kind(this);
      main.replaceChildren(...page.parts);
      main.className = page.kind;
      main.focus({ preventScroll: true });
    }
    showHead(state);
    page.show(state, link);
    tick();
  },
};

let page = null;
const head = part("head");
const clock = make("span", { id: "clock", role: "timer" });
const who = make("div", { class: "who" }, make("strong"), make("span"));
const sand = make("div", { class: "sand", "aria-hidden": "true", hidden: true });
head.after(sand);

function showBanner() {
  const { link, ended, text } = app;
  const cut = !link.up && app.state;
  const sentence = ended ?? (link.up ? "" : !app.state ? text.connecting : link.kept.length ? text.lost : text.offline ?? text.connecting);
  const banner = part("banner");
  banner.classList.toggle("end", !!ended);
  banner.hidden = !sentence;
  say(banner, sentence ?? "");
  document.documentElement.classList.toggle("cut", !!cut);
}

function showHead(state) {
  const { you } = state;
  head.hidden = !you || page.kind === "lobby";
  sand.hidden = head.hidden || !state.clock || page.kind !== "paperpage";
  if (head.hidden) return;
  const [title, line] = page.heading(state);
  head.replaceChildren(disc(you), who, clock);
  say(who.firstChild, title);
  say(who.lastChild, line ?? "");
  clock.hidden = !state.clock;
  clock.classList.toggle("pill", page.kind === "rackpage");
  clock.setAttribute("aria-label", app.words("clock"));
}

const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
let told = null;

function tick() {
  const { left, state } = app;
  if (left === null || !page) return;
  const whole = Math.ceil(left);
  say(clock, minutes(whole));
  clock.classList.toggle("low", whole <= (state.clock.low ?? 10));
  clock.classList.toggle("runs", state.clock.running);
  clock.classList.toggle("held", !state.clock.running);
  sand.style.setProperty("--left", state.clock.length ? Math.min(1, left / state.clock.length) : 0);
  if (state.clock.running && told !== whole && (whole === 60 || whole === state.clock.low)) {
    app.speak(app.words("left", { time: minutes(whole) }));
  }
  told = whole;
  page.tick?.(left);
}

/** Who are you? Discs to tap, or a name to type; then a greeting, with whoever else is there. */
class Lobby {
  kind = "lobby";

  constructor(app) {
    this.app = app;
    this.title = make("h1", { class: "center" });
    this.note = make("p", { class: "note center" });
    this.mine = make("div", { class: "hello" });
    this.seats = make("ul", { class: "seats" });
    this.label = make("label", { for: "name" });
    this.name = make("input", { id: "name", maxlength: 40, autocomplete: "off", autocorrect: "off", autocapitalize: "words", spellcheck: "false", enterkeyhint: "done",
      on: { input: () => this.typing(), blur: () => this.app.link.put({ do: "name", name: "" }) } });
    this.enter = make("button", { class: "main" });
    this.form = make("form", { class: "nameform", on: { submit: (event) => this.submit(event) } }, this.label, this.name, this.enter);
    this.quit = button("", () => this.app.act({ do: "leave" }), { class: "plain" });
    this.parts = [this.title, this.note, this.mine, this.seats, this.form, this.quit];
  }

  typing() {
    this.enter.disabled = !this.name.value.trim();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.app.link.put({ do: "name", name: this.name.value.trim() }), 150);
  }

  submit(event) {
    event.preventDefault();
    const name = this.name.value.trim();
    if (!name) return;
    clearTimeout(this.timer);
    this.name.blur();
    this.app.act({ do: "sit", seat: -1, name });
  }

  show(state) {
    const { app } = this;
    const seated = state.you !== null;
    say(this.title, seated ? state.title : app.words("pick"));
    say(this.note, state.note ?? "");
    this.note.hidden = !state.note;
    this.mine.hidden = this.quit.hidden = !seated;
    this.mine.replaceChildren(...(seated ? [disc(state.you), this.title, this.note] : []));
    if (!seated && this.title.parentNode !== main) main.prepend(this.title, this.note);
    say(this.quit, app.words("leave"));
    const shown = seated ? state.table : state.table.filter((seat) => !seat.free || seat.name);
    fill(this.seats, shown, (seat) => seat.seat, () => make("li"), (item, seat) => this.seat(item, seat, seated ? state.you.seat : -1));
    this.form.hidden = seated || !state.table.some((seat) => seat.free && !seat.name);
    say(this.label, app.words("typename"));
    say(this.enter, app.words("sit"));
    this.enter.disabled = !this.name.value.trim();
  }

  seat(item, seat, mine) {
    const free = seat.free && mine < 0;
    const looks = ["seat", !free && "taken", seat.ready && "ready", seat.seat === mine && "mine"].filter(Boolean).join(" ");
    const seen = JSON.stringify([seat, looks]);
    if (item.dataset.seen === seen) return;
    item.dataset.seen = seen;
    const parts = [disc(seat, { class: `disc${seat.free && !seat.name ? " free" : ""}` }), make("strong", { text: seat.name }), make("span", { text: seat.note })];
    const box = free ? button(undefined, () => this.app.act({ do: "sit", seat: seat.seat, name: "" }), { class: looks }) : make("div", { class: looks });
    box.append(...parts);
    item.replaceChildren(box);
  }
}

app.link = new Link({
  line: () => app.show(),
  welcome({ lang, text }) {
    document.documentElement.lang = lang;
    app.text = text;
    store.set("text", text);
    app.show();
  },
  state(state) {
    app.state = state;
    app.arrived = [performance.now(), Date.now()];
    app.show();
  },
  done({ ok, say: sentence }) {
    app.tell(sentence);
    setTimeout(() => app.show(), ok ? 200 : 0); // what was done is in the next snapshot
  },
  gone({ say: sentence }) {
    app.ended = sentence;
    app.state = page = null;
    head.hidden = sand.hidden = true;
    main.replaceChildren();
    app.show();
  },
});

/** Above the phone's keyboard there is less room: Safari tells only so. */
function fit() {
  const view = window.visualViewport;
  if (view && view.scale > 1.02) return; // somebody looks at it enlarged
  document.documentElement.style.setProperty("--height", `${Math.round(view?.height ?? innerHeight)}px`);
  scrollTo(0, 0);
  page?.fit?.();
}
window.visualViewport?.addEventListener("resize", fit);
addEventListener("resize", fit);
fit();
setInterval(tick, 200);
app.show();
