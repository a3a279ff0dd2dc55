// One engine here for what takes microseconds, and one in a worker for what may take longer.
import { Engine, EngineError } from "./engine.js";

/**
 * The engine of this thread, when it is loaded.
 * @type {import("./engine.js").Engine}
 */
export let engine = null;

let worker = null;
/** What the worker does now, and what it does next, in order. */
let current = null;
let queue = [];

/**
 * The texts of messages, with their language.
 * @type {[string, string] | null}
 */
let texts = null;

/** Loads the engine of this thread. */
export async function loadEngine() {
  // start.js has begun to compile it; a server that does not know the type of the file keeps it from that.
  const module = await globalThis.numberRace.module;
  engine = module ? new Engine(module) : await Engine.load();
}

/** Says messages by the texts of a language from now on. */
export function useTexts(source, language) {
  texts = [source, language];
  engine.useTexts(...texts);
  worker?.postMessage({ texts });
}

function startWorker() {
  worker = new Worker(new URL("engine-worker.js", import.meta.url), { type: "module" });
  worker.postMessage({ module: engine.module, texts });
  worker.onmessage = ({ data: { answer, error } }) => {
    const { resolve, reject } = current;
    current = null;
    if (error) reject(error.isEngineError ? new EngineError(error) : new Error(error.message));
    else resolve(answer);
    next();
  };
  worker.onerror = (event) => {
    const all = [current, ...queue];
    worker = current = null;
    queue = [];
    for (const request of all) request?.reject(new Error(event.message || "the worker could not be started"));
  };
}

function next() {
  if (current || !queue.length) return;
  if (!worker) startWorker();
  current = queue.shift();
  worker.postMessage(current.message);
}

/** Calls a method of the engine in the worker, for an owner, who may cancel it. */
export function inWorker(owner, method, ...parameters) {
  return new Promise((resolve, reject) => {
    queue.push({ owner, resolve, reject, message: { method, parameters } });
    next();
  });
}

/** Ends the work of an owner. Whoever waits for it is told with an error whose name is "AbortError". */
export function cancelWork(owner) {
  const cancelled = queue.filter((request) => request.owner === owner);
  queue = queue.filter((request) => request.owner !== owner);
  if (current?.owner === owner) {
    // A search is stopped by ending the worker that it runs in.
    worker.terminate();
    cancelled.unshift(current);
    worker = current = null;
  }
  for (const { reject } of cancelled) reject(new DOMException("cancelled", "AbortError"));
  next();
}
