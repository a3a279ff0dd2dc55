// Runs before anything is drawn or any module is loaded: the theme that was chosen, if one was; the engine, which is
// compiled while the rest loads; and the modules of the view in the address.
try {
  const { theme } = JSON.parse(localStorage.getItem("numberrace.settings") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the theme is the system's.
}

globalThis.numberRaceModule = (async () => {
  const response = await fetch("engine.wasm");
  if (!response.ok) throw new Error(`engine.wasm: ${response.status}`);
  // A server that does not know the type of the file keeps it from being compiled while it loads.
  return /^application\/wasm/.test(response.headers.get("content-type") ?? "")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
})();
globalThis.numberRaceModule.catch(() => {});

{
  const view = /^#\/?(play|solve|explore)\b/.exec(location.hash)?.[1] ?? (location.hash.includes("numbers=") ? "solve" : "play");
  const modules = {
    play: ["play-view", "working-board", "clock-ring"], solve: ["solve-view", "solution-list", "number-map"],
    explore: ["explore-view", "number-map"],
  };
  for (const name of modules[view]) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = `${name}.js`;
    document.head.append(link);
  }
}
