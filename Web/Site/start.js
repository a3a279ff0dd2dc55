// Runs before anything is drawn or any module is loaded: the theme that was chosen, if one was, and the engine, which is
// compiled while the rest loads.
try {
  const { theme } = JSON.parse(localStorage.getItem("numberrace.settings") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the theme is the system's.
}

// Without an answer, or with one that cannot be compiled while it loads, the module is loaded by engine.js.
globalThis.numberRaceModule = WebAssembly.compileStreaming(fetch("engine.wasm")).catch(() => null);
