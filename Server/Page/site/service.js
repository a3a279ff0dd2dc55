// The server's endpoints that the page uses. All of the conversation is in the sealed state that travels with it.
import { setToken, token } from "./kept.js";

/** A request that was not answered as asked: a problem of RFC 9457, or no answer at all (the kind `network`). */
export class Problem extends Error {
  constructor(kind, detail = "", { place = null, retryAfter = null, request = null } = {}) {
    super(detail || kind);
    Object.assign(this, { kind, detail, place, retryAfter, request });
  }
}

/** The problem that its details describe. */
const described = ({ type, status, detail, pointer, instance }, retryAfter = NaN) =>
  new Problem(/^urn:numberrace:problem:([a-z-]+)$/.exec(type)?.[1] ?? `status-${status}`, detail, {
    place: pointer ?? null, retryAfter: Number.isFinite(retryAfter) ? retryAfter : null, request: instance ?? null,
  });

/** The problem that a response is. A proxy in between may answer in its own way: then the status has to do. */
async function problem(response) {
  const details = await response.json().catch(() => ({}));
  return described({ ...details, status: response.status }, Number.parseInt(response.headers.get("Retry-After") ?? "", 10));
}

let askForToken = async () => null;
let asking = null;

/** Sets the function that asks the user for a token, given whether one was refused; `null` is its answer for none. */
export function onTokenWanted(ask) {
  askForToken = ask;
}

/** Asks for a token once, however many requests want it. */
function newToken(refused) {
  asking ??= askForToken(refused).finally(() => { asking = null; });
  return asking;
}

async function send(method, path, body, { signal, accept = "application/json" } = {}) {
  for (;;) {
    const used = token();
    const headers = { Accept: accept };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (used) headers.Authorization = `Bearer ${used}`;
    let response;
    try {
      response = await fetch(new URL(path, root), { method, headers, signal, body: body === undefined ? undefined : JSON.stringify(body) });
    } catch (error) {
      throw error.name === "AbortError" ? error : new Problem("network");
    }
    if (response.ok) return response;
    const found = await problem(response);
    if (response.status !== 401) throw found;
    // Another request may have asked for it meanwhile.
    if (token() === used) {
      const given = await newToken(used !== null);
      if (given === null) throw found;
      setToken(given);
    }
  }
}

async function json(...request) {
  const response = await send(...request);
  try {
    return await response.json();
  } catch (error) {
    throw error.name === "AbortError" ? error : new Problem("network");
  }
}

/** Where the endpoints are: beside the page, of which the files may be in a folder of their own. */
const root = new URL(/\/talk\/[^/]*$/.test(import.meta.url) ? "../" : "./", import.meta.url);

const query = (path, parameters) => `${path}?${new URLSearchParams(parameters)}`;

/** Begins a conversation. */
export const begin = (language, { signal } = {}) => json("POST", "v1/conversations", { language }, { signal });

/** Continues a conversation with an event; `onprogress` hears of long work. */
export async function turn(state, event, { signal, onprogress }) {
  const response = await send("POST", "v1/conversations/turn", { state, event }, { signal, accept: "text/event-stream" });
  if (!response.headers.get("Content-Type")?.startsWith("text/event-stream")) return response.json();
  try {
    for await (const { name, data } of events(response.body)) {
      if (name === "progress") onprogress(data);
      else if (name === "answer") return data;
      else if (name === "problem") throw described(data);
    }
  } catch (error) {
    if (error instanceof Problem || error.name === "AbortError") throw error;
  }
  // The stream ended before the answer.
  throw new Problem("network");
}

/** The events of a stream of server-sent events, each with its name and its data. */
async function* events(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value.replaceAll("\r\n", "\n");
    const parts = text.split("\n\n");
    text = parts.pop();
    for (const part of parts) {
      const fields = part.split("\n").map((line) => /^([a-z]+): ?(.*)$/.exec(line)).filter(Boolean);
      const data = fields.filter(([, field]) => field === "data").map(([, , text]) => text).join("\n");
      if (data) yield { name: fields.find(([, field]) => field === "event")?.[2] ?? "message", data: JSON.parse(data) };
    }
  }
}

/** What to offer now: shortcuts and intents with the reasons. */
export const suggestions = async (language) =>
  (await json("GET", query("v1/suggestions", { language, limit: 3 }))).suggestions;

/** The shortcuts of the user. */
export const shortcuts = async () => (await json("GET", "v1/shortcuts")).shortcuts;

/** The entities of a type that a query finds, with their properties. */
export const entities = async (type, language, found = {}) =>
  (await json("POST", query(`v1/entities/${type}`, { language }), { query: found })).entities;
