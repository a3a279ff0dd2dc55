// The engine in a worker. A search is stopped by ending the worker.
import { Engine, EngineError } from "./engine.js";

let engine = null;

onmessage = ({ data: { module, method, parameters, texts } }) => {
  if (module) engine = new Engine(module);
  if (texts) engine.useTexts(...texts);
  if (!method) return;
  try {
    postMessage({ answer: engine[method](...parameters) });
  } catch (error) {
    const { message, code, offset, best } = error;
    postMessage({ error: { message, code, offset, best, isEngineError: error instanceof EngineError } });
  }
};
