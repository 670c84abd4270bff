// The line to the laptop. What a person asked for is kept on the phone until the laptop has answered it: a lost network,
// a reload or a killed page loses nothing, and the ids see to it that nothing happens twice.

const WAITS = [300, 600, 1200, 2400, 5000];
const TOO_FAST = 1008;
const SILENT = 12000; // milliseconds without an answer after which a line counts as lost
const room = location.pathname.split("/")[1];

/** localStorage below this invitation; in memory where a browser forbids it. */
const memory = new Map();
export const store = {
  get(name) {
    const key = `${room}/${name}`;
    if (memory.has(key)) return memory.get(key);
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  },
  set(name, value) {
    const key = `${room}/${name}`;
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(value));
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  names() {
    const start = `${room}/`;
    let all = [...memory.keys()];
    try {
      all = all.concat(Object.keys(localStorage));
    } catch {
      // without a storage there is only the memory
    }
    return [...new Set(all.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length)))];
  },
};

/** Forget the invitations before this one. */
function tidy() {
  try {
    for (const key of Object.keys(localStorage)) if (!key.startsWith(`${room}/`)) localStorage.removeItem(key);
  } catch {
    // nothing to tidy
  }
}

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export class Link {
  /** `hear` has a function for each kind of message, and `line(up)` for the line itself. */
  constructor(hear) {
    this.hear = hear;
    this.tries = 0;
    this.rev = -1;
    this.closed = false;
    this.waiting = new Map(); // what to do with the answer, by id
    tidy();
    for (const name of ["online", "pageshow"]) addEventListener(name, () => this.hurry());
    addEventListener("offline", () => this.drop());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
    this.connect();
  }

  get up() {
    return !!this.welcomed;
  }

  get kept() {
    const acts = store.names().filter((name) => name.startsWith("act/")).map((name) => store.get(name));
    return acts.filter(Boolean).sort((a, b) => a.order - b.order);
  }

  connect() {
    clearTimeout(this.timer);
    if (this.closed) return;
    const socket = new WebSocket(new URL("ws", location.href).href.replace(/^http/, "ws"));
    this.socket = socket;
    this.rev = -1;
    this.welcomed = false;
    this.watch();
    socket.onopen = () => this.put({ do: "hello", version: 1, secret: store.get("secret") ?? "" });
    socket.onmessage = (event) => socket === this.socket && this.take(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
  }

  /** Try at once, and doubt a line on which nothing was heard while the phone slept. */
  hurry() {
    if (this.closed) return;
    this.tries = 0;
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) this.connect();
    else if (this.welcomed) this.ask();
  }

  drop() {
    this.socket?.close();
    this.lost(0);
  }

  lost(code) {
    clearTimeout(this.timer);
    clearTimeout(this.guard);
    this.socket = null;
    this.welcomed = false;
    this.waiting.clear();
    if (this.closed) return;
    this.hear.line(false);
    const wait = code === TOO_FAST ? WAITS.at(-1) : WAITS[Math.min(this.tries++, WAITS.length - 1)];
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** Give up a line that stays silent although an answer is due. */
  watch() {
    clearTimeout(this.guard);
    this.guard = setTimeout(() => this.drop(), SILENT);
  }

  /** Ask for a new welcome and snapshot: whoever answers is there. */
  ask() {
    this.watch();
    this.put({ do: "hello", version: 1, secret: store.get("secret") ?? "" });
  }

  put(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  take(message) {
    clearTimeout(this.guard);
    if (message.is === "state") {
      if (message.rev < this.rev) return;
      this.rev = message.rev;
    } else if (message.is === "welcome") {
      this.tries = 0;
      this.welcomed = true;
      this.seat = message.seat;
      store.set("secret", message.secret);
      store.set("seat", message.seat);
      this.hear.line(true);
      for (const { message: act, seat } of this.kept) {
        if (act.do === "sit" || seat === message.seat) this.put(act);
        else store.set(`act/${act.id}`, null); // asked for in another seat
      }
    } else if (message.is === "gone") {
      this.closed = true;
      this.socket?.close();
    } else if (message.is === "done") {
      store.set(`act/${message.id}`, null);
    }
    this.hear[message.is]?.(message);
    if (message.is === "done" || message.is === "preview") {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    }
    if (this.kept.length) this.watch();
  }

  /** Ask for something and keep it until it is answered; `then` gets the answer if it comes on this line. */
  act(message, then) {
    const id = newId();
    message = { ...message, id };
    store.set(`act/${id}`, { order: (this.last = Math.max(Date.now(), (this.last ?? 0) + 1)), seat: this.seat ?? store.get("seat"), message });
    if (then) this.waiting.set(id, then);
    if (this.welcomed && this.put(message)) this.watch();
    return id;
  }

  /** Ask something that is worth an answer only now. */
  preview(message, then) {
    const id = newId();
    this.waiting.set(id, then);
    if (!this.put({ do: "preview", id, ...message })) this.waiting.delete(id);
  }
}
