import { Beside } from "./beside.js";
import { Composer } from "./composer.js";
import { Conversation } from "./conversation.js";
import { h, replace } from "./dom.js";
import { assistantEntry, noteEntry, userEntry } from "./entry.js";
import { keptConversation, setSettings, settings } from "./kept.js";
import { mark } from "./marks.js";
import * as service from "./service.js";
import { language, preferredLanguage, t, useLanguage } from "./strings.js";
import { askForToken } from "./token-dialog.js";
import * as voice from "./voice.js";

/** How long an answer takes before it is said that it is being worked on, in milliseconds. */
const patience = 400;

/**
 * The conversation, and what stands beside it: a page of its own, or a view of the app. Whoever shows it may give it a language, where
 * the board is that games are played on, and `around`, which makes what is around it from its buttons and its columns.
 */
class TalkView extends HTMLElement {
  /** The address of the board, to which the numbers and the target are added; null where there is none. */
  board = null;
  around = (tools, columns) => [h("div.talk-tools", aloudSetting(), tools), columns];

  connectedCallback() {
    const code = this.language ?? keptConversation()?.language ?? settings().language ?? preferredLanguage();
    // What was said stays while another view is shown.
    if (this.conversation) return code === language ? requestAnimationFrame(() => this.#scroll()) : this.changeLanguage(code);
    service.onTokenWanted(askForToken);
    // A conversation goes on in its own language.
    useLanguage(code);
    this.conversation = new Conversation(language, (...news) => this.#hear(...news));
    this.conversation.restore();
    this.#frame();
  }

  #frame() {
    const isWithin = this.closest("main") !== null;
    this.log = h("div.log", { role: "log", "aria-label": t.conversation });
    this.work = h("div.work", { hidden: true, role: "status" });
    this.offers = h("section.offers", { hidden: true, "aria-labelledby": "offers-title" });
    this.composer?.close();
    this.composer = new Composer({
      language, onsay: (text, isSpoken) => this.#send({ say: text }, text, isSpoken), onstop: () => this.#stop(),
    });
    this.beside = new Beside({ language, press: (event, text) => this.#press(event, text) });
    const tools = [
      h("a.button.to-yours", { href: "#yours", "aria-label": t.yours, title: t.yours, onclick: (event) => this.#showYours(event) }, mark("yours")),
      h("button.anew", { type: "button", "aria-label": t.newConversation, title: t.newConversation, onclick: () => this.#restart() },
        mark("anew"), h("span", t.newConversation)),
    ];
    replace(this, this.around(tools, h("div.columns",
      h(isWithin ? "div.talk" : "main.talk", { id: isWithin ? null : "content" },
        h("h1.visually-hidden", t.title), this.log, this.work, this.offers, this.composer.view),
      this.beside.view)));
    this.#draw();
    this.#refresh();
  }

  /** On a phone, what is beside the conversation is below it. */
  #showYours(event) {
    event.preventDefault();
    this.beside.view.scrollIntoView({ block: "start" });
    this.beside.view.focus({ preventScroll: true });
  }

  /** Draws all of the conversation, silently. */
  #draw() {
    const { entries } = this.conversation;
    this.log.setAttribute("aria-live", "off");
    replace(this.log, this.#welcome(), entries.map((entry, place) => this.#entry(entry, place === entries.length - 1 && this.canAnswer)));
    this.composer.expect(this.#isQuestion());
    if (this.conversation.isInterrupted) this.#showProblem(new service.Problem("interrupted"));
    this.last = this.log.lastElementChild;
    this.#scroll();
    // What is added from now on is read out.
    requestAnimationFrame(() => this.log.setAttribute("aria-live", "polite"));
  }

  /** Whether the last entry is one of the conversation that goes on. */
  get canAnswer() { return this.conversation.entries.at(-1)?.isPast !== true; }

  #isQuestion() {
    const turn = this.canAnswer ? this.conversation.entries.at(-1)?.turn : null;
    return Boolean(turn && turn.expects.kind !== "request");
  }

  #welcome() {
    return h("div.entry.welcome",
      h("h2.welcome-title", t.title), h("p", this.isAnew ? t.begun : null, " ", t.greeting),
      h("div.chip-row", t.samples.map((text) =>
        h("button.sample", { type: "button", onclick: () => this.#press({ say: text }, text) }, text))));
  }

  #entry(entry, isLast) {
    return entry.by === "user" ? userEntry(entry)
      : assistantEntry(entry, { isLast, board: this.board, send: (event, text) => this.#press(event, text) });
  }

  /** Sends what a button stands for. The button goes with the question, so the focus goes on too. */
  #press(event, text) {
    if (!this.#send(event, text)) return;
    this.mustFocus = true;
  }

  /** Sends an event, and tells whether it could be sent now. */
  #send(event, text, isSpoken = false) {
    if (this.conversation.isWorking) return false;
    voice.hush();
    this.isAnew = false;
    this.#closeLast();
    this.conversation.send(event, text, { isSpoken });
    return true;
  }

  /** Questions and faults of before are no longer to be answered. */
  #closeLast() {
    const { entries } = this.conversation;
    for (const note of this.log.querySelectorAll(".is-note .button-row")) note.remove();
    const last = entries.at(-1);
    if (last?.by !== "assistant" || !this.last?.matches(".is-assistant")) return;
    const held = this.last.contains(document.activeElement);
    const closed = this.#entry(last, false);
    this.log.setAttribute("aria-live", "off");
    this.last.replaceWith(closed);
    this.log.setAttribute("aria-live", "polite");
    this.last = closed;
    if (held) this.mustFocus = true;
  }

  #hear(news, value, isSpoken) {
    if (news === "working") return this.#showWork();
    if (news === "progress") return this.#showProgress(value);
    if (news === "entry" && value.by === "user") return this.#append(this.#entry(value, true));
    this.#endWork();
    if (news === "entry") {
      this.#append(this.#entry(value, true));
      this.composer.expect(this.#isQuestion());
      this.#speak(value.turn, isSpoken);
      this.#refresh();
    } else if (news === "stopped") {
      this.#append(noteEntry(t.stopped, { buttons: [this.#retryButton()] }));
    } else {
      this.#showProblem(value);
    }
    this.#moveFocus();
  }

  #append(element) {
    this.log.append(element);
    this.last = element;
    this.#scroll();
  }

  #scroll() {
    if (this.conversation.isNew) return;
    // A long answer is read from its beginning.
    const isTall = this.last.offsetHeight > innerHeight * 0.6;
    this.last.scrollIntoView({ block: isTall ? "start" : "end" });
  }

  #showWork() {
    this.composer.isWorking = true;
    this.offers.hidden = true;
    clearTimeout(this.workTimer);
    this.workTimer = setTimeout(() => {
      replace(this.work, h("span.work-dot", { "aria-hidden": "true" }), h("span", t.working));
      this.work.hidden = false;
      this.work.scrollIntoView({ block: "nearest" });
    }, patience);
  }

  #showProgress({ text, percent }) {
    clearTimeout(this.workTimer);
    const bar = percent === undefined ? null : h("progress", { max: 100, value: percent, "aria-label": t.working });
    replace(this.work, h("span.work-dot", { "aria-hidden": "true" }),
      h("span", text ? text.charAt(0).toLocaleUpperCase(language) + text.slice(1) : t.working), bar);
    this.work.hidden = false;
  }

  #endWork() {
    clearTimeout(this.workTimer);
    this.work.hidden = true;
    replace(this.work);
    this.composer.isWorking = false;
  }

  #stop() {
    this.conversation.stop();
  }

  #retryButton(seconds = 0) {
    const button = h("button", { type: "button", onclick: () => this.#retry() }, t.tryAgain);
    if (seconds > 0) {
      const end = Date.now() + 1000 * seconds;
      const tick = () => {
        const left = Math.ceil((end - Date.now()) / 1000);
        button.disabled = left > 0;
        button.textContent = left > 0 ? t.retryIn(left) : t.tryAgain;
        if (left > 0 && (button.isConnected || left >= seconds)) setTimeout(tick, 250);
      };
      tick();
    }
    return button;
  }

  #retry() {
    for (const note of this.log.querySelectorAll(".is-note .button-row")) note.remove();
    this.mustFocus = true;
    this.conversation.retry();
  }

  #showProblem({ kind, detail, place, retryAfter, request }) {
    const isState = kind === "invalid-input" && place === "/state";
    const name = isState ? "state" : kind;
    const text = t.problems[name] ?? t.problems.other;
    const anew = h("button", { type: "button", onclick: () => this.#restart() }, t.newConversation);
    const canRetry = !isState && !["invalid-input", "too-large", "forbidden"].includes(kind);
    const retry = kind === "unauthorized"
      ? h("button.primary", { type: "button", onclick: () => this.#retry() }, t.tokenAgain)
      : this.#retryButton(retryAfter ?? 0);
    this.#append(noteEntry(text, {
      // The log of the server has the reason under the name of the request.
      detail: [kind === "network" ? null : detail, kind === "unavailable" ? request : null].filter(Boolean).join(" · "), isFault: kind !== "interrupted",
      buttons: isState ? [anew] : canRetry ? [retry] : [],
    }));
  }

  #speak({ spoken }, isSpoken) {
    const { aloud } = settings();
    if (aloud === "always" || (aloud === "spoken" && isSpoken)) voice.speak(spoken, language);
  }

  /** Goes on where the button that was pressed has gone: to the question, or to the field. */
  #moveFocus() {
    if (!this.mustFocus) return;
    this.mustFocus = false;
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (!isLost) return;
    const target = this.last.querySelector(this.last.matches(".is-note") ? "button" : ".question");
    if (target) target.focus({ preventScroll: true });
    else if (matchMedia("(pointer: coarse)").matches) {
      // A keyboard on the screen would cover the answer.
      this.last.tabIndex = -1;
      this.last.focus({ preventScroll: true });
    } else this.composer.focus();
  }

  #restart() {
    this.conversation.restart(language);
    this.#endWork();
    this.isAnew = true;
    this.#draw();
    this.#refresh();
    this.composer.focus();
  }

  /** Draws everything in another language, in which a new conversation begins. What was said stays to be read. */
  changeLanguage(code) {
    this.conversation.restart(code, { keeping: true });
    this.#endWork();
    useLanguage(code);
    this.#frame();
  }

  /** Shows what there is beside the conversation now, and what may be wanted next. */
  async #refresh() {
    this.beside.refresh();
    const { offers } = this;
    let proposals = [];
    try {
      proposals = await service.suggestions(language);
    } catch {
      // Without suggestions the conversation goes on all the same; lists and accounts beside it tell of the fault.
    }
    if (offers !== this.offers) return;
    offers.hidden = this.conversation.isWorking || this.#isQuestion() || proposals.length === 0;
    replace(offers, h("h2.offers-title", { id: "offers-title" }, t.suggestions),
      h("ul.chip-row", proposals.map(({ title, reasons, event }) => h("li",
        h("button.proposal", { type: "button", onclick: () => this.#press(event, title) },
          h("span.proposal-title", title),
          h("span.muted", reasons.length ? reasons.join(" ") : t.shortcut))))));
    this.#scrollToOffers();
  }

  /** Shows the suggestions too, as far as the last answer stays in sight. */
  #scrollToOffers() {
    if (this.offers.hidden || this.conversation.isNew) return;
    const hidden = this.offers.getBoundingClientRect().bottom - this.composer.view.getBoundingClientRect().top;
    if (hidden > 0 && this.last.getBoundingClientRect().top >= hidden) scrollBy(0, hidden);
  }
}

/** Which answers are read aloud; null where the browser cannot read. */
export function aloudSetting() {
  if (!voice.canSpeak) return null;
  return h("label.setting", h("span", t.aloud),
    h("select", { onchange: ({ target }) => { setSettings({ aloud: target.value }); voice.hush(); } },
      Object.entries(t.alouds).map(([value, name]) => h("option", { value, selected: value === settings().aloud }, name))));
}

customElements.define("talk-view", TalkView);
