import { h, render } from "./dom.js";
import { make } from "./round-scenes.js";
import { today } from "./round.js";
import { dailyRound } from "./store.js";
import { locale, resultText, t } from "./strings.js";

/** A month of games of the day, each with what one got in it. Days to come cannot be chosen. */
class DayCalendar extends HTMLElement {
  #month = today().slice(0, 7);

  connectedCallback() {
    const [year, month] = this.#month.split("-").map(Number);
    const first = new Date(year, month - 1, 1);
    const date = (day) => new Date(year, month - 1, day);
    const name = first.toLocaleDateString(locale(), { month: "long", year: "numeric" });
    const turn = (by, isLast, label, sign) => h("button.quiet", {
      type: "button", "aria-label": label, "aria-disabled": isLast && "true", onclick: () => {
        if (isLast) return;
        this.#month = today(new Date(year, month - 1 + by, 1)).slice(0, 7);
        this.connectedCallback();
      },
    }, sign);
    // Weeks begin on Monday, when games are easiest.
    const cells = [...Array((first.getDay() + 6) % 7).fill(null), ...Array.from({ length: new Date(year, month, 0).getDate() }, (_, place) => place + 1)];
    const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(7 * week, 7 * week + 7));
    render(this,
      h("div.calendar-head",
        turn(-1, year <= 2000, t.earlierMonth, "‹"),
        h("p", { "aria-live": "polite" }, name),
        turn(1, this.#month >= today().slice(0, 7), t.laterMonth, "›")),
      h("table.calendar", { "aria-label": name },
        h("thead", h("tr", Array.from({ length: 7 }, (_, day) => {
          const weekday = new Date(2024, 0, 1 + day);
          return h("th", { scope: "col", abbr: weekday.toLocaleDateString(locale(), { weekday: "long" }) }, weekday.toLocaleDateString(locale(), { weekday: "narrow" }));
        }))),
        h("tbody", weeks.map((week) => h("tr", week.map((day) => h("td", day === null ? null : this.#day(date(day)))))))));
  }

  #day(date) {
    const day = today(date);
    const round = dailyRound(day, this.rules);
    const distance = round && (round.value === null ? Infinity : Math.abs(round.value - round.target));
    const mark = !round ? "" : distance === 0 ? ".is-exact" : round.points > 0 ? ".is-near" : ".is-none";
    const label = date.toLocaleDateString(locale(), { weekday: "long", day: "numeric", month: "long" });
    return h(`button.day-cell${mark}`, {
      type: "button", disabled: day > today(), "aria-label": round ? t.labelled({ name: label, text: resultText(round) }) : label,
      "aria-current": day === today() ? "date" : null, onclick: () => this.onday(day),
    }, date.getDate(), round ? h("span.day-mark", { "aria-hidden": "true" }, distance === 0 ? "✓" : round.points || "–") : null);
  }
}

customElements.define("day-calendar", DayCalendar);

/** A calendar for a show, which calls a function with the day that is chosen. */
export const calendar = (rules, onday) => make("day-calendar", { id: `calendar-${rules}-${today()}`, rules, onday });
