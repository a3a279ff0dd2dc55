/** Makes an element: `h("button.primary", { onclick, "aria-label": "Add" }, "Add")`. Nothing is ever read as HTML. */
export function h(selector, ...rest) {
  const [name, ...classes] = selector.split(".");
  return fill(document.createElement(name || "div"), classes, rest);
}

/** The same for SVG. */
export function svg(selector, ...rest) {
  const [name, ...classes] = selector.split(".");
  return fill(document.createElementNS("http://www.w3.org/2000/svg", name), classes, rest);
}

function fill(element, classes, rest) {
  if (classes.length) element.setAttribute("class", classes.join(" "));
  const [first] = rest;
  const hasAttributes = first && Object.getPrototypeOf(first) === Object.prototype;
  if (hasAttributes) {
    for (const [key, value] of Object.entries(first)) {
      if (value === false || value === null || value === undefined) continue;
      if (key.startsWith("on")) listen(element, key.slice(2), value);
      else if (key === "value" || key === "checked" || key === "selected") element[key] = value;
      else element.setAttribute(key, value === true ? "" : value);
    }
  }
  append(element, hasAttributes ? rest.slice(1) : rest);
  return element;
}

/** What elements do at events, by their types. */
const listeners = new WeakMap();

function listen(element, type, listener) {
  const all = listeners.get(element) ?? {};
  if (!(type in all)) element.addEventListener(type, (event) => listeners.get(element)[type]?.call(element, event));
  listeners.set(element, { ...all, [type]: listener });
}

/** A sum in a text, such as 25 × (6 + 4) = 250, with the stop after it. */
const sums = /([(√]*\.?\d[\d.!()^√]*(?: [+−×÷=] [(√]*\.?\d[\d.!()^√]*)+[,;:]?)/;

/** A part of a line that has a kind: "whole" is broken only if it is wider than a line, "pair" never. */
function span(kind, ...parts) {
  const place = document.createElement("span");
  place.className = kind;
  place.append(...parts);
  return place;
}

/** A text, in which sums, and groups in them, are broken only where they are wider than a line, and before a sign. */
const unbroken = (text) => text.split(sums).flatMap((part, place) => (place % 2 ? span("whole", ...grouped(part)) : part ? document.createTextNode(part) : []));
const grouped = (sum) => sum.split(/((?:[+−×÷=] )?\S*\([^()]*\)\S*)/).flatMap((part, place) => (place % 2 ? span("whole", ...paired(part)) : paired(part)));
const paired = (sum) => sum.split(/([+−×÷=] \S+)/).map((part, place) => (place % 2 ? span("pair", part) : part));

const nodes = (children) => children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false)
  .flatMap((child) => (child instanceof Node ? child : unbroken(String(child))));

function append(element, children) {
  element.append(...nodes(children));
}

/** Replaces what is in an element. */
export function replace(element, ...children) {
  element.replaceChildren(...nodes(children));
  return element;
}

/**
 * Draws what is in an element again. What is there already stays and is changed, so that it keeps the focus, what is selected in it and
 * where it is scrolled to: an element that is given again, one with the same `key`, or else the next one of the same kind. Elements that draw
 * themselves stay if they are given again or have the same key. Elements that somebody keeps may be given themselves, but not within
 * others, whose places they would leave.
 */
export function render(element, ...children) {
  const wanted = nodes(children);
  const old = [...element.childNodes].filter((node) => !wanted.includes(node));
  const focused = document.activeElement;
  const kept = wanted.map((node) => {
    if (node.parentNode === element) return node;
    const place = old.findIndex((other) => isSame(other, node));
    return place < 0 ? node : change(old.splice(place, 1)[0], node);
  });
  const isLost = old.some((node) => node.contains(focused));
  for (const node of old) node.remove();
  kept.forEach((node, place) => {
    if (element.childNodes[place] !== node) element.insertBefore(node, element.childNodes[place] ?? null);
  });
  // What is gone leaves the focus to the last that can have it.
  if (isLost) kept.filter((node) => node.tabIndex >= 0).pop()?.focus();
  return element;
}

const keyOf = (node) => node.dataset?.key ?? node.id ?? "";
const isSame = (old, node) => old.nodeName === node.nodeName && keyOf(old) === keyOf(node) && (keyOf(node) !== "" || !node.nodeName.includes("-"));

/** Makes an element as another one is. */
function change(old, node) {
  if (!(node instanceof Element)) {
    if (old.data !== node.data) old.data = node.data;
    return old;
  }
  for (const { name } of [...old.attributes]) if (!node.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of node.attributes) {
    if (name === "style") old.style.cssText = value;  // The policy of the page forbids the attribute.
    else if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const state = ["value", "checked", "selected"].filter((name) => name in node).map((name) => [name, node[name]]);
  const added = listeners.get(node) ?? {};
  for (const type of Object.keys({ ...listeners.get(old), ...added })) listen(old, type, added[type]);
  if (!node.nodeName.includes("-")) render(old, [...node.childNodes]);
  for (const [name, value] of state) if (old[name] !== value) old[name] = value;
  return old;
}

const icons = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  reset: "M4 4v6h6M4.5 15a8 8 0 1 0 1-8.5L4 10",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3Z",
  copy: "M9 9h10v12H9zM5 15H4V3h11v1",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  screen: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  print: "M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 8.5v.1",
  share: "M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",
  speak: "M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  play: "M7 4v16l13-8z",
  solve: "M5 8h6M8 5v6M14 8h6M5 17h6M14.5 14.5l5 5M19.5 14.5l-5 5",
  explore: "M4 4h5v5H4zM4 15h5v5H4zM15 4h5v5h-5zM15 15h5v5h-5z",
  talk: "M5 5h14v10h-8l-4 4v-4H5z",
  settings: "M12 9a3 3 0 1 0 .1 0M12 5a7 7 0 1 0 .1 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  check: "M4 12l5 5L20 6",
  day: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
  erase: "M9 5h11v14H9l-6-7zM12 9l5 6M17 9l-5 6",
};

/** An icon beside words; it says nothing by itself. */
export function icon(name) {
  return svg("svg.icon", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: icons[name] }));
}

/** A field for several numbers, with a key to begin the next one: the digits of a phone have no space among them. */
export function spaced(field, label) {
  return h("div.spaced", field, h("button", {
    type: "button", "aria-label": label, onclick: ({ currentTarget: { previousElementSibling: field } }) => {
      field.value = `${field.value.trimEnd()} `;
      field.focus();
    },
  }, "␣"));
}

/** Choices of which one is taken: radio buttons drawn as chips. */
export function chips(legend, name, options, chosen, onchoose) {
  return h("fieldset.chips", h("legend", legend),
    h("div.chip-row", options.map(([value, label, description]) =>
      h("label.chip",
        h("input", { type: "radio", name, value: String(value), checked: value === chosen, onchange: () => onchoose(value) }),
        h("span", label, description ? h("span.visually-hidden", ` ${description}`) : null)))));
}

/** Says something to screen readers. */
export function announce(text) {
  const place = document.getElementById("announcer");
  if (!place) return;
  // The same words twice are said twice.
  place.textContent = place.textContent === text ? `${text}\u{A0}` : text;
}

let toastTimer = 0;

/** Shows a short notice, and says it. */
export function toast(text) {
  const place = document.getElementById("toast");
  place.textContent = text;
  place.classList.add("is-shown");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => place.classList.remove("is-shown"), 2500);
}

/** Copies a text, and tells whether that worked. */
export async function copy(text, done, failed) {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    // Without permission: let the user copy it.
    const field = h("textarea.copy-field", { readonly: true, "aria-label": failed });
    field.value = text;
    document.body.append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    toast(copied ? done : failed);
  }
}

/** Offers a file to be kept. */
export function download(blob, name) {
  const address = URL.createObjectURL(blob);
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Asks before something is lost. A signal, or going to another address, ends the question without consent. */
export function ask(question, no, yes, signal) {
  return new Promise((resolve) => {
    // Before Safari 15.4 and Firefox 98 there are only questions of the browser's own.
    if (!globalThis.HTMLDialogElement) return resolve(confirm(question));
    const dismiss = () => dialog.close("no");
    const dialog = h("dialog", { "aria-label": question },
      h("p", question),
      h("div.button-row",
        h("button", { type: "button", onclick: dismiss }, no),
        h("button.primary", { type: "button", onclick: () => dialog.close("yes") }, yes)));
    addEventListener("hashchange", dismiss);
    signal?.addEventListener("abort", dismiss);
    dialog.addEventListener("close", () => {
      removeEventListener("hashchange", dismiss);
      signal?.removeEventListener("abort", dismiss);
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Whether things should not move. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
