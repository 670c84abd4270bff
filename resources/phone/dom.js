// Small helpers to build the page. Text is only ever set as text: nothing that arrives can become HTML.

/** Make an element: `class`, `text`, `on` (listeners), `style` (custom properties); all else are attributes. */
export function make(kind, { text, on = {}, style = {}, ...attributes } = {}, ...children) {
  const element = document.createElement(kind);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false && value !== null) element.setAttribute(name, value === true ? "" : value);
  }
  for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener);
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
  if (text !== undefined) element.textContent = text;
  element.append(...children.filter(Boolean));
  return element;
}

/** A button that keeps the focus where it is, so that the phone's keyboard stays open. */
export function button(text, act, attributes = {}) {
  const keep = (event) => document.activeElement?.tagName === "INPUT" && event.preventDefault();
  return make("button", { type: "button", text, ...attributes, on: { click: act, mousedown: keep } });
}

/** Change an element's text only if it differs, or a screen reader would say it again. */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Keep one child for each item, by key: those that stay are updated, not made again, and keep their focus. */
export function fill(parent, items, keyOf, makeOne, update = () => {}) {
  const old = new Map([...parent.children].map((child) => [child.dataset.key, child]));
  items.forEach((item, place) => {
    const key = String(keyOf(item));
    const child = old.get(key) ?? makeOne(item);
    old.delete(key);
    child.dataset.key = key;
    update(child, item);
    if (parent.children[place] !== child) parent.insertBefore(child, parent.children[place] ?? null);
  });
  for (const child of old.values()) child.remove();
}

/** A player's disc. The colour is checked, for it goes into a style. */
export function disc(seat, attributes = {}) {
  const colour = /^#[0-9a-f]{6}$/i.test(seat.colour) ? seat.colour : "#5f6974";
  return make("span", { class: "disc", "aria-hidden": "true", text: seat.initials, style: { "--seat": colour }, ...attributes });
}

/** The seats with their points, between rounds and at the end. */
export function places(list, state) {
  fill(list, state.table.filter((seat) => !seat.free || seat.name), (seat) => seat.seat, () => make("li"), (item, seat) => {
    item.className = seat.turn ? "turn" : "";
    item.replaceChildren(disc(seat), make("strong", { text: seat.name }), make("em", { text: seat.note ?? "" }), make("b", { text: seat.points ?? "" }));
  });
}
