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
/** Whether a worker has answered, and whether none can: before Firefox 114 they have no modules. */
let hasAnswered = false;
let isAlone = false;

/**
 * The texts of messages, with their language.
 * @type {[string, string] | null}
 */
let texts = null;

/** Loads the engine of this thread. */
export async function loadEngine() {
  // start.js has begun to; a server that does not know the type of the file keeps it from that.
  const started = await globalThis.numberRace.engine;
  engine = started ? new Engine(started.module, started.instance) : await Engine.load();
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
    hasAnswered = true;
    current = null;
    if (error) reject(error.isEngineError ? new EngineError(error) : new Error(error.message));
    else resolve(answer);
    next();
  };
  worker.onerror = (event) => {
    if (!hasAnswered) {
      isAlone = true;
      return workHere();
    }
    const all = [current, ...queue];
    worker = current = null;
    queue = [];
    for (const request of all) request?.reject(new Error(event.message || "the worker could not be started"));
  };
}

/** Does in this thread what no worker can, after what is to be seen meanwhile is drawn. */
function workHere() {
  const request = current;
  setTimeout(() => {
    // It may have been cancelled.
    if (!request || current !== request) return;
    const { resolve, reject, message: { method, parameters } } = request;
    current = null;
    try {
      resolve(engine[method](...parameters));
    } catch (error) {
      reject(error);
    }
    next();
  }, 50);
}

function next() {
  if (current || !queue.length) return;
  if (!worker && !isAlone) startWorker();
  current = queue.shift();
  if (isAlone) return workHere();
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
