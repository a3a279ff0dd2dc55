// Runs before anything is drawn or any module is loaded: the theme that was chosen, if one was, and what everything waits for: the
// engine, which is compiled while the rest loads, and the texts of the language.
{
  // Browsers that know what allows WebAssembly alone have a policy without more than that. It came with Chrome 97, Firefox 102 and
  // Safari 16; all that have rules for containers know it.
  if ("CSSContainerRule" in globalThis) {
    const policy = document.createElement("meta");
    policy.httpEquiv = "Content-Security-Policy";
    policy.content = "script-src 'self' 'wasm-unsafe-eval'";
    document.head.append(policy);
  }
  // What browsers of the last years may lack.
  Object.hasOwn ??= (object, key) => Object.prototype.hasOwnProperty.call(object, key);
  Array.prototype.at ??= function at(place) { return this[place < 0 ? this.length + place : place]; };
  const picture = /** @type {any} */ (CanvasRenderingContext2D.prototype);
  picture.roundRect ??= picture.rect;
  let knowsSignals = false;
  addEventListener("test", null, { get signal() { knowsSignals = true; return undefined; } });
  if (!knowsSignals) {
    const { addEventListener: listen } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      listen.call(this, type, listener, options);
      options?.signal?.addEventListener("abort", () => this.removeEventListener(type, listener, options));
    };
  }
  const codes = ["en", "fr", "de", "nl", "es"];
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("numberrace.settings")) ?? {};
  } catch {
    // Without storage they are the system's.
  }
  const { theme, language: chosen } = settings;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  // The language of a link, else the one that was chosen, else the first of the browser's that there is.
  const [, linked] = /[?&]language=(\w\w)/i.exec(location.hash) ?? [];
  const wanted = [linked, chosen, ...(navigator.languages ?? [])].map((code) => String(code).slice(0, 2).toLowerCase());
  const language = wanted.find((code) => codes.includes(code)) ?? "en";
  document.documentElement.lang = language;
  globalThis.numberRace = {
    language,
    // Without an answer they are asked for again, by strings.js and engine.js; so is a module that cannot be compiled
    // while it loads.
    text: fetch(`${language}.txt`).then((response) => (response.ok ? response.text() : null)).catch(() => null),
    engine: (async () => WebAssembly.instantiateStreaming(fetch("engine.wasm")))().catch(() => null),
  };
}
