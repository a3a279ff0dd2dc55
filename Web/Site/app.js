import "./solve-view.js";
import { h, icon, replace, svg, toast } from "./dom.js";
import { engine, loadEngine, useTexts } from "./engine-client.js";
import { languages } from "./languages.js";
import { readLink, withoutLanguage } from "./links.js";
import { setSettings, settings } from "./store.js";
import { language, t, useLanguage } from "./strings.js";

// A host of files has nobody to talk to, and without a network nobody answers.
const hasTalk = import("./origin.js").then((origin) => origin.hasTalk, () => false);

// Of the modules that a view still needs all are asked for at once. The build joins the others.
const load = (...names) => Promise.all(names.map((name) => import(`./${name}.js`)));
const views = {
  play: () => load("play-view"),
  solve: () => load(),
  explore: () => load("explore-view", "number-map"),
  async talk() {
    if (!(await hasTalk)) return;
    const style = "link[href='talk/talk.css']";
    if (!document.querySelector(style)) document.head.append(h("link", { rel: "stylesheet", href: "talk/talk.css" }));
    await load("talk/talk-view");
  },
};

// The view in the address comes first, the others when there is time.
const firstLink = readLink(location.hash);
const firstView = views[firstLink.view]();
firstView.catch(() => {});

/**
 * Solves the game of the first link as soon as the engine is there, for nobody: browsers compile functions of an engine when they are first
 * called, which is done here while texts are on their way.
 */
function warmUp({ view, rules, numbers, target }) {
  try {
    if (view === "solve" && engine.read(numbers).length <= 6) engine.solve({ rules: rules || "countdown", numbers, target });
  } catch {
    // Whoever solves it for somebody says what is wrong.
  }
}

const logo = () => svg("svg.logo", { viewBox: "0 0 64 64", "aria-hidden": "true" },
  svg("rect", { width: 64, height: 64, rx: 15 }),
  svg("circle", { cx: 32, cy: 17, r: 6 }), svg("path", { d: "M14 28h36v8H14z" }), svg("circle", { cx: 32, cy: 47, r: 6 }));

/** The page: its header, its views, and what is in the address. */
class NumberRace extends HTMLElement {
  /** The names of the views that there are, and the views that were shown. */
  #names = [];
  #views = {};
  #current = null;
  #routes = 0;
  /** Makes the notice that there is a new version, if there is one. */
  #update = () => null;

  async connectedCallback() {
    this.#linkedLanguage();
    try {
      const [source, talks] = await Promise.all([useLanguage(globalThis.numberRace.language), hasTalk, loadEngine().then(() => warmUp(firstLink)), firstView]);
      this.#names = ["play", "solve", "explore", ...(talks ? ["talk"] : [])];
      useTexts(source, language);
    } catch {
      replace(this, h("main", h("h1", "NumberRace"), h("p", t.failed), h("button.primary", { type: "button", onclick: () => location.reload() }, t.retry)));
      return;
    }
    addEventListener("hashchange", () => this.#route());
    addEventListener("click", ({ target }) => {
      const details = this.querySelector("details");
      if (!details.contains(/** @type {Node} */ (target))) details.open = false;
    });
    this.#frame();
    this.#route();
    this.#workOffline();
    setTimeout(() => Object.values(views).forEach((load) => load().catch(() => {})), 400);
  }

  #frame() {
    const options = settings();
    const tab = (view) => h("a.tab", { href: `#/${view}`, "data-view": view }, icon(view), h("span", t[view]));
    const select = (label, values, chosen, onchoose) => h("label.setting", h("span", label),
      h("select", { onchange: ({ target }) => onchoose(target.value) }, values.map(([value, name]) => h("option", { value, selected: value === chosen }, name))));
    this.main = h("main", { id: "content", tabindex: "-1" });
    this.notices = h("div", this.#update());
    this.tabs = h("nav.tabs", { "aria-label": t.views }, this.#names.map(tab));
    replace(this,
      h("a.skip", { href: "#content", onclick: (event) => { event.preventDefault(); this.main.focus(); } }, t.skip),
      h("header.top",
        h("a.brand", { href: "#/play", "aria-label": "NumberRace" }, logo(), h("span", "Number", h("b", "Race"))),
        this.tabs,
        h("details.settings",
          h("summary", { "aria-label": t.settings }, icon("settings")),
          h("div.settings-panel",
            select(t.language, Object.entries(languages), language, async (value) => { await this.#changeLanguage(value); this.querySelector("summary").focus(); }),
            select(t.theme, Object.entries(t.themes), options.theme, (value) => this.#changeTheme(value)),
            select(t.sound, Object.entries(t.sounds), options.sound, (sound) => setSettings({ sound })),
            navigator.vibrate ? select(t.vibration, Object.entries(t.switches), options.vibration, (vibration) => setSettings({ vibration })) : null))),
      this.notices, this.main,
      h("p.visually-hidden", { id: "announcer", role: "status", "aria-live": "polite" }),
      h("p.toast", { id: "toast", role: "status" }));
    const details = this.querySelector("details");
    details.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape") return;
      details.open = false;
      details.querySelector("summary").focus();
    });
  }

  /** The language of a link, which is heeded once: after that it may be changed. */
  #linkedLanguage() {
    const { language: code } = readLink(location.hash);
    if (location.hash.includes("language=")) history.replaceState(null, "", withoutLanguage(location.hash));
    if (code) setSettings({ language: code });
    return code;
  }

  async #route() {
    const code = this.#linkedLanguage();
    const link = readLink(location.hash);
    if (!this.#names.includes(link.view)) {
      link.view = "play";
      history.replaceState(null, "", "#/play");
    }
    const route = ++this.#routes;
    try {
      await Promise.all([views[link.view](), code && code !== language && this.#changeLanguage(code)]);
    } catch {
      return toast(t.failed);
    }
    // Somebody who is faster than the network is somewhere else by now.
    if (route !== this.#routes) return;
    const view = this.#view(link.view);
    const opens = link.numbers || link.target || link.day || link.puzzle;
    // What is filled in before it is shown is drawn once; a round begins when it is seen.
    const isFilled = opens && !view.isConnected && link.view !== "play";
    if (isFilled) view.open(link);
    const isFirst = !this.#current;
    if (this.#current !== link.view) {
      this.#show(link.view);
      if (!isFirst) scrollTo({ top: 0 });
    }
    if (opens && !isFilled) view.open(link);
  }

  #view(name) {
    return (this.#views[name] ??= document.createElement(`${name}-view`));
  }

  #show(name) {
    this.#current = name;
    for (const tab of this.tabs.children) {
      if (tab.dataset.view === name) tab.setAttribute("aria-current", "page");
      else tab.removeAttribute("aria-current");
    }
    document.title = `${t[name]} · NumberRace`;
    const view = this.#view(name);
    if (name === "talk") Object.assign(view, { board: "#/play?", language });
    this.main.replaceChildren(view);
  }

  /** Draws everything again in another language. Views keep what is in them. */
  async #changeLanguage(code) {
    let isLoaded = true;
    try {
      useTexts(await useLanguage(code), language);
    } catch {
      isLoaded = false;
    }
    setSettings({ language });
    this.#frame();
    if (this.#current) this.#show(this.#current);
    if (!isLoaded) toast(t.failed);
  }

  #changeTheme(theme) {
    setSettings({ theme });
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    for (const map of this.querySelectorAll("number-map")) map.draw();
  }

  async #workOffline() {
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    try {
      const isFirst = !serviceWorker.controller;
      const registration = await serviceWorker.register("service-worker.js");
      await serviceWorker.ready;
      document.documentElement.dataset.offline = "ready";
      if (isFirst) toast(t.offline);
      this.#lookForUpdates(registration);
      // Once a version has begun, each window has it; rounds wait meanwhile. One that is played is played to its end.
      let isNew = !isFirst;
      serviceWorker.addEventListener("controllerchange", () => {
        const isPlayed = document.documentElement.hasAttribute("data-round") && document.visibilityState === "visible";
        if (isNew && !isPlayed) location.reload();
        isNew = true;
      });
    } catch {
      // As from a file or without storage: the page works all the same, with a network.
    }
  }

  /** Looks for a new version whenever somebody comes back, and says when there is one. */
  #lookForUpdates(registration) {
    const tell = () => {
      if (!registration.waiting || !navigator.serviceWorker.controller) return;
      this.#update = () => h("p.update", { role: "status" }, t.newVersion, " ",
        h("button", { type: "button", onclick: () => registration.waiting?.postMessage("begin") }, t.useVersion));
      replace(this.notices, this.#update());
    };
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", ({ target }) => target.state === "installed" && tell());
    });
    tell();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => {});
    });
  }
}

customElements.define("number-race", NumberRace);
