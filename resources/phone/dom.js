// Small helpers to build the page. Text is only ever set as text: nothing that arrives can become HTML.

/** Make an element, as `li.turn`, with `text`, listeners (`on`), custom properties (`style`) and attributes. */
export function make(kind, { text, on = {}, style = {}, ...attributes } = {}, ...children) {
  const [tag, ...classes] = kind.split(".");
  const element = document.createElement(tag);
  if (classes.length) element.className = classes.join(" ");
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false && value !== null) element.setAttribute(name, value === true ? "" : value);
  }
  for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener);
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
  if (text !== undefined) element.textContent = text;
  element.append(...children.filter(Boolean));
  return element;
}

/** A button that leaves the keyboard of the phone open. */
export function button(kind, act, attributes = {}, ...children) {
  const keep = (event) => document.activeElement?.tagName === "INPUT" && event.preventDefault();
  return make(`button${kind}`, { type: "button", ...attributes, on: { click: act, mousedown: keep } }, ...children);
}

/** A field without any of the phone's own ideas of what should be written. */
export function field(attributes) {
  return make("input", { autocomplete: "off", autocorrect: "off", autocapitalize: "characters", spellcheck: "false", ...attributes });
}

/** Change an element's text only if it differs, or a screen reader would say it again. */
export function say(element, text = "") { if (element.textContent !== text) element.textContent = text; }

/** Keep one child for each item, by key: those that stay are updated, not made again, and keep the focus. */
export function fill(parent, items, keyOf, makeOne, update) {
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

/** Return whether what an element shows is new, and remember it. */
export function isNew(element, ...shown) {
  const seen = JSON.stringify(shown);
  if (element.dataset.seen === seen) return false;
  element.dataset.seen = seen;
  return true;
}

/** A player's disc. The colour is checked, for it goes into a style. */
export function disc({ initials, colour, free, name }) {
  const seat = /^#[0-9a-f]{6}$/i.test(colour) ? colour : "#5f6974";
  return make(`span.disc${free && !name ? ".free" : ""}`, { "aria-hidden": "true", text: initials, style: { "--seat": seat } });
}

/** The players with their points, between rounds and at the end. */
export function places(list, table) {
  fill(list, table, (seat) => seat.seat, () => make("li"), (item, seat) => {
    item.className = seat.turn ? "turn" : "";
    if (!isNew(item, seat)) return;
    item.replaceChildren(disc(seat), make("strong", { text: seat.name }), make("em", { text: seat.note }), make("b", { text: seat.points }));
  });
}

/** Ask something on a sheet from below, and return what `content` closes it with; nothing if somebody cancels. */
export function sheet(title, cancel, content) {
  document.querySelector("dialog")?.close();
  return new Promise((resolve) => {
    const close = (answer) => { resolve(answer); dialog.remove(); };
    const never = button(".plain.wide", () => close(), { text: cancel });
    const dialog = make("dialog", { "aria-label": title, on: { close: () => close() } }, make("h2", { text: title }), content(close), never);
    document.body.append(dialog);
    dialog.showModal();
  });
}
