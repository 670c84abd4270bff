// The line to the laptop. What a person asked for is kept on the phone until the laptop has answered it: a lost network,
// a reload or a killed page loses nothing, and the ids see to it that nothing happens twice.

const WAITS = [300, 600, 1200, 2400, 5000];
const TOO_FAST = 1008;
const ELSEWHERE = 1000; // another page of this phone has taken over: come back only when this one is looked at
const BEAT = 1000; // milliseconds; every other one is told
const SILENT = 4500; // milliseconds without a word from the laptop after which a line counts as lost
const room = location.pathname.split("/")[1].toUpperCase();

let shelf = {}; // what stays only as long as the page, where a browser forbids more
try {
  shelf = localStorage;
  for (const key of Object.keys(shelf)) if (!key.startsWith(`${room}/`)) delete shelf[key]; // invitations of other days
} catch {
  // a private window
}

/** What is kept on the phone for this invitation. */
export const store = {
  get(name) {
    try {
      return JSON.parse(shelf[`${room}/${name}`] ?? null);
    } catch {
      return null;
    }
  },
  set(name, value) {
    if (value === null) delete shelf[`${room}/${name}`];
    else shelf[`${room}/${name}`] = JSON.stringify(value);
  },
};

const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export class Link {
  /** `hear` has a function for each kind of message, `line` for the line itself, and `moment` for the time in the game. */
  constructor(hear) {
    this.hear = hear;
    this.tries = 0;
    this.last = 0;
    this.beats = 0;
    this.since = null; // since when the laptop is out of reach
    this.answers = new Map(); // what waits for an answer on this line, by id
    this.racing = []; // lines that are tried, or the one that is used
    this.hosts = store.get("hosts") ?? [location.host]; // where the table may be, the likeliest first
    for (const name of ["online", "pageshow"]) addEventListener(name, () => this.hurry());
    addEventListener("offline", () => this.drop());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
    setInterval(() => this.beat(), BEAT);
    this.connect();
  }

  /** Each side says that it is there, and gives up a line that stays silent. */
  beat() {
    if (!this.up) return;
    if (performance.now() - this.heard > SILENT) this.drop();
    else if (this.beats++ % 2 === 0) this.put({ do: "beat", ...this.hear.moment() });
  }

  /** Acts that are not yet answered, in order. Two pages of one phone share them. */
  get kept() {
    const names = Object.keys(shelf).filter((key) => key.startsWith(`${room}/act/`));
    const acts = names.map((key) => store.get(key.slice(room.length + 1))).filter(Boolean);
    return acts.sort((one, other) => one.order - other.order);
  }

  /** Try the table's address; if that failed, all that it may have. The first to answer is it. */
  connect() {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.hangUp();
    this.rev = -1;
    this.watch();
    this.racing = this.hosts.slice(0, this.tries ? undefined : 1).map((host) => this.race(host));
  }

  race(host) {
    const socket = new WebSocket(`ws://${host}/${room}/ws`);
    socket.onopen = () => {
      if (!this.racing.includes(socket)) return socket.close();
      clearTimeout(this.timer);
      this.watch();
      this.socket = socket;
      this.racing = [socket];
      this.put({ do: "hello", version: 1, secret: store.get("secret") ?? "" });
    };
    socket.onmessage = (event) => socket === this.socket && this.take(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (!this.racing.includes(socket)) return;
      this.racing = this.racing.filter((each) => each !== socket);
      if (!this.racing.length || host === this.hosts[0]) this.lost(event.code); // another may be out of reach for long
    };
    return socket;
  }

  /** Look for the table at an address that somebody types, and say whether it is one. */
  look(text) {
    const [, host, port = location.port] = /^(?:https?:\/\/)?((?:[\w-]+\.)+[\w-]+|\[[\da-f:]+\])(?::(\d+))?(?:\/.*)?$/i.exec(text) ?? [];
    if (!host) return false;
    this.hosts = [`${host}:${port}`, ...this.hosts];
    this.tries = 1;
    this.drop();
    this.since = Date.now();
    this.connect();
    return true;
  }

  /** The phone woke up or has a network: try at once. A line that slept is not to be trusted. */
  hurry() {
    this.tries = 0;
    if (this.up && performance.now() - this.heard < 2000) return;
    if (this.up) this.drop();
    if (this.racing.every((socket) => socket.readyState > WebSocket.OPEN)) this.connect();
  }

  hangUp() { for (const socket of this.racing.splice(0)) socket.close(); }
  drop() { this.hangUp(); this.lost(0); }

  lost(code) {
    clearTimeout(this.timer);
    clearTimeout(this.guard);
    this.socket = null;
    this.up = false;
    this.since ??= Date.now();
    this.answers.clear();
    if (this.closed) return;
    const wait = code === TOO_FAST ? WAITS.at(-1) : WAITS[Math.min(this.tries++, WAITS.length - 1)];
    if (code !== ELSEWHERE) this.timer = setTimeout(() => this.connect(), wait);
    if (this.tries >= 2) fetch(location.pathname).then(({ status }) => status === 404 && location.reload(), () => {}); // the next table says it best
    this.hear.line();
  }

  /** Give up a line on which nobody answers. */
  watch() { clearTimeout(this.guard); this.guard = setTimeout(() => this.drop(), 2 * SILENT); }

  put(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  take(message) {
    this.heard = performance.now();
    if (message.is === "state") {
      if (message.rev < this.rev) return;
      this.rev = message.rev;
    } else if (message.is === "welcome") {
      this.welcome(message);
    } else if (message.is === "gone") {
      this.closed = message.moved;
      this.tries = WAITS.length; // a table that is closed may be continued later
      this.drop();
    } else if (message.is === "done") {
      store.set(`act/${message.id}`, null);
    }
    this.hear[message.is]?.(message);
    this.answers.get(message.id)?.(message);
    this.answers.delete(message.id);
  }

  /** Take over from another page of this phone. */
  again() { this.closed = false; this.connect(); }

  welcome({ secret, seat, addresses }) {
    clearTimeout(this.guard);
    this.tries = 0;
    this.up = true;
    this.since = null;
    this.hosts = [...new Set([...addresses, location.host])];
    Object.entries({ secret, seat, hosts: this.hosts }).forEach(([name, value]) => store.set(name, value));
    for (const act of this.kept) {
      if (act.message.do === "sit" || act.seat === seat) this.put(act.message);
      else { // asked for in another seat
        store.set(`act/${act.message.id}`, null);
        if (act.message.do === "move") this.hear.freed();
      }
    }
  }

  /** Ask for something and keep it until it is answered; `then` gets the answer if it comes on this line. */
  act(message, then) {
    const id = newId();
    this.last = Math.max(Date.now(), this.last + 1);
    store.set(`act/${id}`, { order: this.last, seat: store.get("seat"), message: { ...message, id } });
    if (then) this.answers.set(id, then);
    if (this.up) this.put({ ...message, id });
  }

  /** Ask something whose answer is worth nothing later. */
  preview(message, then) {
    const id = newId();
    if (this.up && this.put({ do: "preview", id, ...message })) this.answers.set(id, then);
  }
}
