// One engine here for what takes microseconds, and one in a worker for what may take longer.
import { Engine, EngineError } from "./engine.js";

/** The engine of this thread, when it is loaded. */
export let engine = null;

let worker = null;
let nextID = 0;
const waiting = new Map();

/** Loads the engine of this thread. */
export async function loadEngine(language) {
  engine = globalThis.numberRaceModule ? new Engine(await globalThis.numberRaceModule) : await Engine.load();
  engine.language = language;
  return engine;
}

function startWorker() {
  worker = new Worker(new URL("engine-worker.js", import.meta.url), { type: "module" });
  worker.postMessage({ module: engine.module });
  worker.onmessage = ({ data: { id, answer, error } }) => {
    const request = waiting.get(id);
    waiting.delete(id);
    if (!request) return;
    if (error) request.reject(error.isEngineError ? new EngineError(error) : new Error(error.message));
    else request.resolve(answer);
  };
  worker.onerror = (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || "the worker could not be started"));
    waiting.clear();
    worker = null;
  };
}

/** Calls a method of the engine in the worker. */
export function inWorker(method, ...parameters) {
  if (!worker) startWorker();
  return new Promise((resolve, reject) => {
    const id = nextID++;
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, method, parameters, language: engine.language });
  });
}

/** Ends all work in the worker. Whoever waits is told with an error whose name is "AbortError". */
export function cancelWork() {
  if (!worker || waiting.size === 0) return;
  worker.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(new DOMException("cancelled", "AbortError"));
  waiting.clear();
}
