// The texts of a language, in the manner of the assistant's messages: a line for each, `KEY: TEXT`, which goes on in lines that
// begin with a space. A text has places for values: {name}, {list, commas}, {count, plural, one {# thing} other {# things}} and
// {reason, select, none {} other {, as {reason}}}.

// The build puts the keys here, after a name for them, and leaves lines of texts alone: languages have the same keys, in one order.
/** @type {string} */
const order = "";

/** The language with the region that the browser prefers, for dates and numbers. */
export const localeOf = (code) =>
  (globalThis.navigator?.languages ?? []).find((name) => name.startsWith(code)) ?? (code === "en" ? "en-GB" : code);

/** A whole number as a language writes it. */
export const countIn = (code, number) => (Math.abs(number) < 1000 ? String(number) : number.toLocaleString(localeOf(code)));

const NUMBER = Symbol("#");

/** The pieces of a text: strings, numbers of plurals, and places for values. */
export function pieces(text) {
  const tokens = text.split(/([{}#])/);
  let next = 0;
  const read = (isPlural) => {
    const list = [];
    while (next < tokens.length && tokens[next] !== "}") {
      const token = tokens[next++];
      if (token === "{") list.push(place(isPlural));
      else if (token) list.push(token === "#" && isPlural ? NUMBER : token);
    }
    return list;
  };
  const place = (isPlural) => {
    const [name, kind, rest] = tokens[next++].split(",").map((part) => part.trim());
    const options = {};
    for (let keys = rest; tokens[next] === "{"; keys = tokens[next++].trim()) {
      next++;
      options[keys] = read(isPlural || kind === "plural");
      next++;
    }
    next++;
    return { name, kind, options };
  };
  return read(false);
}

/** The keys of a source with their texts. */
function lines(source) {
  const all = source.replace(/\n +/g, " ").split("\n");
  if (!order) return all.flatMap((line) => [/^([^\s/(:]+)(?:\(.*?\))?: (.*)$/.exec(line)?.slice(1)].filter(Boolean));
  const keys = order.split(" ");
  if (keys[0] !== all[0]) throw new Error("these are not the texts of this version");
  return keys.slice(1).map((key, place) => [key, all[place + 1]]);
}

/**
 * Reads texts into a table: strings, and functions of named values for those that have places. A key with dots is a path. An
 * engine's message, { key, ...values }, is said by `say`, and so is a value that is one.
 */
export function readTexts(source, code) {
  let plurals;
  const texts = {};
  const find = (path) => path.split(".").reduce((table, name) => table?.[name], texts);
  const show = (value, kind) => {
    if (!Array.isArray(value)) return value?.key ? say(value) : String(value);
    const list = value.map((item) => show(item));
    return kind === "commas" || !Intl.ListFormat ? list.join(", ") : new Intl.ListFormat(code).format(list);
  };
  const option = ({ kind, options: { other, ...options } }, value) => (kind === "plural"
    ? options[`=${value}`] ?? options[(plurals ??= new Intl.PluralRules(code)).select(value)]
    : options[value === null || value === undefined ? "none" : value === true ? "yes" : value]) ?? other;
  const write = (list, values, number) => list.map((piece) => {
    if (typeof piece === "string") return piece;
    if (piece === NUMBER) return countIn(code, number);
    const value = values[piece.name];
    if (!("other" in piece.options)) return show(value, piece.kind);
    const amount = piece.kind === "plural" && Array.isArray(value) ? value.length : value;
    return write(option(piece, amount), values, piece.kind === "plural" ? amount : number);
  }).join("");
  const say = ({ key, ...values }) => {
    const text = find(key) ?? key;
    return typeof text === "function" ? text(values) : text;
  };
  for (const [path, text] of lines(source)) {
    const names = path.split(".");
    const last = names.pop();
    const table = names.reduce((table, name) => (table[name] ??= {}), texts);
    // Of hundreds of texts a view says some: each is taken apart when it is first said.
    let parts;
    table[last] = text.includes("{") ? (values) => write(parts ??= pieces(text), values) : text;
  }
  return { ...texts, say };
}

/** Loads the texts of a language, from beside this module. */
export async function loadTexts(code) {
  const response = await fetch(new URL(`${code}.txt`, import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}
