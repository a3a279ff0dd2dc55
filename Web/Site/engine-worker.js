// The engine in a worker. A search is stopped by ending the worker.
import { Engine, EngineError } from "./engine.js";

let engine = null;

onmessage = ({ data: { module, id, method, parameters, language } }) => {
  if (module) {
    engine = new Engine(module);
    return;
  }
  try {
    engine.language = language;
    postMessage({ id, answer: engine[method](...parameters) });
  } catch (error) {
    const { message, code, offset, best } = error;
    postMessage({ id, error: { message, code, offset, best, isEngineError: error instanceof EngineError } });
  }
};
