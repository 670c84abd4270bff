// The small board: squares to tap, tiles to drag, two fingers or the lens to enlarge it.

import { button, make, say } from "./dom.js";
import { tile } from "./scrabble.js";

const LARGE = 2;
const FAR = 8;
const CLEAR = 32; // pixels of a square from which values are legible

export class BoardView {
  constructor(app, on) {
    this.app = app;
    this.on = on;
    this.zoomed = 1;
    this.fingers = new Map();
    this.squares = make("div", { class: "squares", role: "grid" });
    this.field = make("div", { class: "field", on: { pointerdown: (event) => this.down(event), pointermove: (event) => this.move(event), pointerup: (event) => this.up(event), pointercancel: (event) => this.up(event) } }, this.squares);
    this.view = make("div", { class: "view" }, this.field);
    this.place = make("section", { class: "place" }, this.view);
    this.ring = make("div", { class: "ring", hidden: true });
    this.bubble = make("div", { class: "bubble", hidden: true, "aria-hidden": "true" });
    this.squares.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.measure()).observe(this.view);
  }

  get cell() {
    return this.cells?.[0].getBoundingClientRect().width || 1;
  }

  /** A square's name as it is written for a play in this direction: 8H across, H8 down. */
  name(square, across = true) {
    const { columns, labels } = this.board;
    const [row, column] = [labels.rows[Math.floor(square / columns)], labels.columns[square % columns]];
    return across ? row + column : column + row;
  }

  show(board) {
    this.place.hidden = !board;
    if (!board) return;
    const size = `${board.rows} ${board.columns} ${board.premiums}`;
    const fresh = this.size !== size;
    this.board = board;
    if (fresh) this.build(size);
    this.squares.setAttribute("aria-label", this.app.words("board"));
    const last = board.last ?? [];
    this.ring.hidden = !last.length;
    if (last.length) {
      const rows = last.map((square) => Math.floor(square / board.columns));
      const columns = last.map((square) => square % board.columns);
      const [top, left] = [Math.min(...rows), Math.min(...columns)];
      this.at(this.ring, left, top, Math.max(...columns) - left + 1, Math.max(...rows) - top + 1);
    }
  }

  at(element, left, top, wide, high) {
    const of = (number) => `calc(var(--cell) * ${number})`;
    Object.assign(element.style, { left: of(left), top: of(top), width: wide ? of(wide) : "", height: high ? of(high) : "" });
  }

  build(size) {
    this.size = size;
    const { board } = this;
    this.view.style.setProperty("--rows", board.rows);
    this.view.style.setProperty("--columns", board.columns);
    this.view.style.setProperty("--side", Math.max(board.rows, board.columns));
    this.cells = board.premiums.map((premium, square) => button(undefined, () => this.click(square), { class: "square", role: "gridcell", tabindex: square === Math.floor(board.premiums.length / 2) ? 0 : -1, "data-premium": premium.replace("*", "") || undefined }));
    const rows = Array.from({ length: board.rows }, (_none, row) => make("div", { role: "row" }, ...this.cells.slice(row * board.columns, (row + 1) * board.columns)));
    this.squares.replaceChildren(...rows, this.ring, this.bubble);
    this.measure();
  }

  /** Draw what lies, what is tried, where the next tile goes, and what that would count. */
  draw(laid, cursor, worth) {
    const { board } = this;
    if (!board) return;
    const tried = new Map(laid.map((slot) => [slot.square, slot]));
    this.cells.forEach((cell, square) => {
      const slot = tried.get(square);
      const here = cursor?.square === square;
      const seen = JSON.stringify([board.tiles[square], slot && [slot.key, slot.letter], here && cursor.across, this.labelled]);
      if (cell.dataset.seen === seen) return;
      cell.dataset.seen = seen;
      cell.classList.toggle("at", here);
      cell.replaceChildren(...this.content(square, slot, here && cursor));
      const [letter] = board.tiles[square] ?? [slot && (slot.letter || slot.face)];
      cell.setAttribute("aria-label", [this.name(square), letter ?? this.app.words("empty"), letter ? "" : board.names[square]].filter(Boolean).join(", "));
    });
    this.showWorth(laid, worth);
  }

  content(square, slot, cursor) {
    const { board } = this;
    const parts = [];
    const premium = board.premiums[square];
    const lies = board.tiles[square];
    if (lies) parts.push(tile(lies[0], lies[2], lies[1], square * 5 + Math.floor(square / 7)));
    else if (slot) {
      const own = tile(slot.letter || slot.face, slot.value, slot.face === "?", slot.key);
      own.classList.add("laid");
      own.addEventListener("pointerdown", (event) => {
        event.stopPropagation();
        this.on.grab(event, slot);
      });
      own.addEventListener("click", (event) => {
        event.stopPropagation();
        this.on.laid(slot);
      });
      parts.push(own);
    } else if (premium) parts.push(make("span", { class: premium.endsWith("*") ? "sign star" : "sign", text: premium.endsWith("*") ? "" : premium[0] }));
    if (cursor) parts.push(make("span", { class: cursor.across ? "arrow" : "arrow down" }));
    const [row, column] = [Math.floor(square / board.columns), square % board.columns];
    if (this.labelled && !lies && (!row || !column)) parts.push(make("span", { class: "label", "aria-hidden": "true", text: !row && !column ? "" : row ? board.labels.rows[row] : board.labels.columns[column] }));
    return parts;
  }

  /** The points beside the laid tiles, where they hide no letter. */
  showWorth(laid, worth) {
    this.bubble.hidden = !worth || !laid.length;
    if (this.bubble.hidden) return;
    const { board } = this;
    const spots = laid.map((slot) => [Math.floor(slot.square / board.columns), slot.square % board.columns]);
    const [row, column] = spots.at(-1);
    const down = spots.length > 1 && spots.every((spot) => spot[1] === column);
    const taken = (r, c) => board.tiles[r * board.columns + c] || laid.some((slot) => slot.square === r * board.columns + c);
    const inside = (r, c) => r >= 0 && c >= 1 && r < board.rows && c < board.columns - 1;
    const tries = down ? [[row, column - 2], [row, column + 2], [row - 1, column - 2], [row - 1, column + 2], [row + 1, column]]
      : [[row + 1, column], [row - 1, column], [row, column + 2], [row + 2, column], [row - 2, column]];
    const free = ([r, c]) => inside(r, c) && ![c - 1, c, c + 1].some((each) => taken(r, each));
    const [r, c] = tries.find(free) ?? tries.find(([y, x]) => inside(y, x)) ?? [row, column];
    this.at(this.bubble, c + 0.5, r + 0.5);
    say(this.bubble, worth);
    this.bubble.classList.toggle("no", !/\d/.test(worth));
  }

  mark(square) {
    if (this.marked === square) return;
    this.cells?.[this.marked]?.classList.remove("under");
    this.cells?.[square]?.classList.add("under");
    this.marked = square;
  }

  showLabels(on) {
    this.labelled = on;
  }

  squareAt(x, y) {
    const cell = document.elementsFromPoint(x, y).find((each) => each.classList.contains("square"));
    return cell ? this.cells.indexOf(cell) : null;
  }

  // ---- enlarging and moving it

  measure() {
    this.view.classList.toggle("near", this.cell >= CLEAR);
  }

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

  toggle(square) {
    const { field } = this;
    const large = this.zoomed < 1.2;
    const cell = this.cells[square ?? Math.floor(this.cells.length / 2)].getBoundingClientRect();
    const box = field.getBoundingClientRect();
    const [x, y] = [cell.x + cell.width / 2 - box.x, cell.y + cell.height / 2 - box.y];
    this.enlarge(large ? LARGE : 1, x, y);
    return large;
  }

  down(event) {
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size === 1) this.moved = false;
    this.begin = this.spread();
  }

  /** Middle of the fingers, how far they are apart, and the zoom they began with. */
  spread() {
    const [a, b = a] = [...this.fingers.values()];
    return { x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2, wide: Math.hypot(a[0] - b[0], a[1] - b[1]), zoom: this.zoomed };
  }

  move(event) {
    if (!this.fingers.has(event.pointerId)) return;
    const before = this.spread();
    const from = this.fingers.get(event.pointerId);
    if (!this.moved && this.fingers.size === 1 && Math.hypot(event.clientX - from[0], event.clientY - from[1]) < FAR) return;
    this.moved = true;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    const now = this.spread();
    if (this.fingers.size === 2 && this.begin.wide > 10) {
      const box = this.field.getBoundingClientRect();
      this.enlarge(Math.min(2.5, Math.max(1, (this.begin.zoom * now.wide) / this.begin.wide)), now.x - box.x, now.y - box.y);
    }
    this.field.scrollBy(before.x - now.x, before.y - now.y);
  }

  up(event) {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size) this.begin = this.spread();
    else if (this.zoomed < 1.15 && this.zoomed !== 1) this.enlarge(1, 0, 0);
  }

  click(square) {
    if (!this.moved) this.on.tap(square);
    this.moved = false;
  }

  /** The arrows go from square to square; all else is a letter. */
  key(event) {
    const square = this.cells.indexOf(document.activeElement);
    const { columns } = this.board;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    if (square < 0) return;
    if (!step) return this.on.key(event, square);
    event.preventDefault();
    const next = this.cells[square + step];
    if (!next || (Math.abs(step) === 1 && Math.floor((square + step) / columns) !== Math.floor(square / columns))) return;
    this.cells[square].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }
}
