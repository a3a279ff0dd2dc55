import { aloudSetting } from "./talk-view.js";
import { h, replace } from "./dom.js";
import { setSettings, settings } from "./kept.js";
import { logo, mark } from "./marks.js";
import { language, languages, t } from "./strings.js";

/** The page of a server that has no app to talk in: the conversation, with a head of its own. */
class TalkPage extends HTMLElement {
  connectedCallback() {
    this.view = document.createElement("talk-view");
    this.view.around = (tools, columns) => [
      h("a.skip", { href: "#say", onclick: (event) => { event.preventDefault(); this.querySelector("#say").focus(); } }, t.skip),
      h("header.top", h("p.brand", logo(), h("span", "Number", h("b", "Race"))), h("div.top-tools", tools, this.#settings())),
      columns,
    ];
    replace(this, this.view);
    addEventListener("click", ({ target }) => {
      const details = this.querySelector("details.settings");
      if (!details.contains(target)) details.open = false;
    });
  }

  #settings() {
    const { theme } = settings();
    const select = (label, values, chosen, onchoose) => h("label.setting", h("span", label),
      h("select", { onchange: ({ target }) => onchoose(target.value) },
        Object.entries(values).map(([value, name]) => h("option", { value, selected: value === chosen, lang: value in languages ? value : null }, name))));
    const details = h("details.settings",
      h("summary", { "aria-label": t.settings }, mark("settings")),
      h("div.settings-panel",
        select(t.language, languages, language, (value) => this.#changeLanguage(value)),
        select(t.theme, t.themes, theme ?? "auto", changeTheme),
        aloudSetting()));
    details.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape") return;
      details.open = false;
      details.querySelector("summary").focus();
    });
    return details;
  }

  #changeLanguage(code) {
    setSettings({ language: code });
    this.view.changeLanguage(code);
    this.querySelector("details.settings summary").focus();
  }
}

function changeTheme(theme) {
  setSettings({ theme: theme === "auto" ? null : theme });
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

customElements.define("talk-page", TalkPage);
