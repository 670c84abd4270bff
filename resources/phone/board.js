// The small board: squares to tap, tiles to drag; two fingers or the lens enlarge it.

import { button, isNew, make, say } from "./dom.js";

const LARGE = 2;
const LARGEST = 2.5;
const FAR = 8; // pixels after which a finger moves the board
const CLEAR = 32; // pixels of a square from which values can be read

/** A tile as it looks on rack and board. */
export function tile(face, value, blank, grain) {
  const grown = (grain * 5 + face.codePointAt(0) * 3) % 8;
  const kind = `span.tile${blank ? ".blank" : ""}${face.length > 1 ? ".wide" : ""}`;
  return make(kind, { style: { "--grain": grown } }, make("span", { text: face === "?" ? "" : face }), !blank && value && make("i", { text: value }));
}

export class BoardView {
  labelled = false;
  zoomed = 1;
  fingers = new Map();

  constructor(app, on) {
    this.app = app;
    this.on = on;
    this.squares = make("div.squares", { role: "grid", "data-label": "board" });
    const ended = (event) => this.fingers.delete(event.pointerId);
    const moved = { pointerdown: (event) => this.down(event), pointermove: (event) => this.move(event), pointerup: ended, pointercancel: ended, pointerleave: ended };
    this.field = make("div.field", { on: moved }, this.squares);
    this.view = make("div.view", {}, this.field);
    this.place = make("section.place", {}, this.view);
    this.ring = make("div.ring");
    this.bubble = make("div.bubble", { "aria-hidden": "true" });
    new ResizeObserver(() => this.measure()).observe(this.view);
  }

  /** A square's name as it is written for a play in this direction: 8H across, H8 down. */
  name(square, across = true) {
    const { columns, labels } = this.board;
    const names = [labels.rows[Math.floor(square / columns)], labels.columns[square % columns]];
    return (across ? names : names.reverse()).join("");
  }

  show(board) {
    this.place.hidden = !board;
    if (!board) return;
    this.board = board;
    if (isNew(this.view, board.rows, board.columns, board.premiums)) this.build();
    const { last } = board;
    this.ring.hidden = !last.length;
    if (!last.length) return;
    const [[top, left], [bottom, right]] = [last[0], last.at(-1)].map((square) => this.spot(square));
    this.at(this.ring, top, left, bottom - top + 1, right - left + 1);
  }

  spot(square) { return [Math.floor(square / this.board.columns), square % this.board.columns]; }

  /** Put something over the squares, measured in squares. */
  at(element, top, left, high, wide) {
    Object.entries({ top, left, height: high, width: wide }).forEach(([side, squares]) => {
      if (squares !== undefined) element.style[side] = `calc(var(--cell) * ${squares})`;
    });
  }

  build() {
    const { rows, columns, premiums } = this.board;
    Object.entries({ rows, columns, side: Math.max(rows, columns) }).forEach(([name, value]) => this.view.style.setProperty(`--${name}`, value));
    this.cells = premiums.map((premium, square) => button(".square", () => this.click(square), { role: "gridcell", tabindex: -1, "data-premium": premium.replace("*", "") || null }));
    const lines = Array.from({ length: rows }, (_none, row) => make("div", { role: "row" }, ...this.cells.slice(row * columns, (row + 1) * columns)));
    this.squares.replaceChildren(...lines, this.ring, this.bubble);
  }

  /** Draw what lies, what is tried, where the next tile goes, and what that would count. */
  draw(laid, cursor, worth) {
    const { board } = this;
    if (!board) return;
    const tried = new Map(laid.map((slot) => [slot.square, slot]));
    this.cells.forEach((cell, square) => {
      const slot = tried.get(square);
      const here = cursor?.square === square && cursor;
      if (!isNew(cell, board.tiles[square], slot?.key, slot?.letter, here, this.labelled)) return;
      cell.classList.toggle("at", !!here);
      cell.replaceChildren(...this.content(square, slot, here));
      const letter = board.tiles[square]?.[0] ?? (slot && (slot.letter || slot.face));
      const [times, kind] = board.premiums[square];
      const about = letter ? [letter] : [this.app.words("empty"), this.app.words(`times${kind}`, { times })];
      cell.setAttribute("aria-label", [this.name(square), ...about].filter(Boolean).join(", "));
    });
    this.showWorth(laid, worth);
  }

  content(square, slot, cursor) {
    const { tiles, premiums, labels } = this.board;
    const [row, column] = this.spot(square);
    const [premium, lies, parts] = [premiums[square], tiles[square], []];
    if (lies) parts.push(tile(lies[0], lies[2], lies[1], square));
    else if (slot) parts.push(this.ownTile(slot));
    else if (premium.endsWith("*")) parts.push(make("span.sign.star"));
    else if (premium) parts.push(make("span.sign", { text: premium[0] }));
    if (cursor) parts.push(make(cursor.across ? "span.arrow" : "span.arrow.down"));
    if (this.labelled && !row !== !column) parts.push(make("span.label", { "aria-hidden": "true", text: row ? labels.rows[row] : labels.columns[column] }));
    return parts;
  }

  /** A tile that is tried: it can be dragged on, and a tap sends it back to the rack. */
  ownTile(slot) {
    const own = tile(slot.letter || slot.face, slot.value, slot.face === "?", slot.key);
    own.classList.add("laid");
    own.onpointerdown = (event) => { event.stopPropagation(); this.on.grab(event, slot); };
    own.onclick = (event) => { event.stopPropagation(); this.on.laid(slot); };
    return own;
  }

  /** The points beside the last laid tile, where they hide no letter. */
  showWorth(laid, worth) {
    const { rows, columns, tiles } = this.board;
    this.bubble.hidden = !worth || !laid.length;
    if (this.bubble.hidden) return;
    const spots = laid.map((slot) => this.spot(slot.square));
    const [row, column] = spots.at(-1);
    const down = spots.length > 1 && spots[0][1] === column;
    const inside = ([r, c]) => r >= 0 && c >= 1 && r < rows && c < columns - 1;
    const free = ([r, c]) => [c - 1, c, c + 1].every((each) => !tiles[r * columns + each] && !laid.some((slot) => slot.square === r * columns + each));
    const ways = down ? [[0, -2], [0, 2], [-1, -2], [-1, 2], [1, 0]] : [[1, 0], [-1, 0], [0, 2], [2, 0], [-2, 0], [1, -1]];
    const places = ways.map(([r, c]) => [row + r, column + c]).filter(inside);
    const [top, left] = places.find(free) ?? places[0] ?? [row, column];
    this.at(this.bubble, top + 0.5, left + 0.5);
    say(this.bubble, worth);
    this.bubble.classList.toggle("no", !/\d/.test(worth));
  }

  /** Show under a carried tile where it would be laid. */
  mark(square) {
    this.cells?.[this.marked]?.classList.remove("under");
    this.cells?.[square]?.classList.add("under");
    this.marked = square;
  }

  squareAt(x, y) { return this.cells?.indexOf(document.elementsFromPoint(x, y).find((each) => each.classList.contains("square"))) ?? -1; }

  // ---- enlarging and moving it

  measure() { if (this.cells) this.view.classList.toggle("near", this.cells[0].getBoundingClientRect().width >= CLEAR); }

  /** Enlarge around a point of the field, which stays where it is. */
  enlarge(zoom, x, y) {
    const { field } = this;
    const by = zoom / this.zoomed;
    const [left, top] = [(field.scrollLeft + x) * by - x, (field.scrollTop + y) * by - y];
    this.zoomed = zoom;
    this.view.style.setProperty("--zoom", zoom);
    field.scrollTo(left, top);
    this.measure();
  }

  /** The lens: twice the size around a square, or the whole board again. */
  toggle(square = this.board.last?.[0] ?? Math.floor(this.cells.length / 2)) {
    const [cell, box] = [this.cells[square].getBoundingClientRect(), this.field.getBoundingClientRect()];
    const large = this.zoomed < 1.2;
    this.enlarge(large ? LARGE : 1, cell.x + cell.width / 2 - box.x, cell.y + cell.height / 2 - box.y);
    return large;
  }

  down(event) {
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size === 1) this.moved = false;
  }

  /** The middle of the fingers and how far they are apart. */
  spread() {
    const [[x, y], [u, v] = [x, y]] = [...this.fingers.values()];
    return [(x + u) / 2, (y + v) / 2, Math.hypot(x - u, y - v)];
  }

  move(event) {
    const from = this.fingers.get(event.pointerId);
    if (!from || (!this.moved && this.fingers.size === 1 && Math.hypot(event.clientX - from[0], event.clientY - from[1]) < FAR)) return;
    const [oldX, oldY, oldWide] = this.spread();
    this.moved = true;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    const [x, y, wide] = this.spread();
    const box = this.field.getBoundingClientRect();
    if (oldWide > 10) this.enlarge(Math.min(LARGEST, Math.max(1, (this.zoomed * wide) / oldWide)), x - box.x, y - box.y);
    this.field.scrollBy(oldX - x, oldY - y);
  }

  click(square) {
    if (!this.moved) this.on.tap(square);
    this.moved = false;
  }
}
