// Leagues over days: those whose results of the games of the days came together by links, each with the points of the last seven days.
// Nobody but the devices of the players keeps them.
import { h, replace } from "./dom.js";
import { gameLink, plainName } from "./links.js";
import { joined, today } from "./round.js";
import { leagueOf, rounds, saveLeague, settings } from "./store.js";
import { t } from "./strings.js";

/** The days that count, the given one first. */
const daysTo = (day) => {
  const [year, month, date] = day.split("-").map(Number);
  return Array.from({ length: 7 }, (_, past) => today(new Date(year, month - 1, date - past)));
};

/** Adds to a league what a link knows of its players: their points on a day and on those before it. The first result of a day counts. */
export function joinLeague(name, rules, day, players) {
  const league = leagueOf(name, rules) ?? { name, rules, points: {} };
  for (const { name: player, points } of players) {
    for (const [past, date] of player ? daysTo(day).entries() : []) {
      const known = (league.points[date] ??= {});
      if (Number.isInteger(points?.[past]) && !Object.hasOwn(known, player)) known[player] = points[past];
    }
  }
  saveLeague(league, daysTo(today()));
}

/** The points of all players of a league on the days to one, with one's own from the rounds that were played here. */
function pointsOf({ name, rules }, day) {
  const { points = {} } = leagueOf(name, rules) ?? {};
  const days = daysTo(day);
  const own = plainName(settings().names[0]);
  const mine = days.map((date) => rounds().find((round) => round.day === date && round.rules === rules)?.points ?? null);
  const others = new Map();
  days.forEach((date, past) => Object.entries(points[date] ?? {}).forEach(([player, number]) => {
    if (player === own) return;
    if (!others.has(player)) others.set(player, days.map(() => null));
    others.get(player)[past] = number;
  }));
  return [{ name: own, isOwn: true, points: mine }, ...[...others].map(([player, numbers]) => ({ name: player, isOwn: false, points: numbers }))];
}

/** The table of a league: the points of the last seven days. */
export function leagueTable(league) {
  const sums = pointsOf(league, today()).map((player) => ({ ...player, sum: player.points.reduce((sum, number) => sum + (number ?? 0), 0), count: player.points.filter((number) => number !== null).length }));
  return h("div.over-days", { "data-key": `${league.rules} ${league.name}` }, h("p.muted", t.lastDays),
    h("ol.league", { "aria-label": league.name }, sums.sort((a, b) => b.sum - a.sum || b.count - a.count).map(({ name, isOwn, sum, count }) =>
      h(`li${isOwn ? ".is-own" : ""}`, t.leaguePlayer({ name: name || t.you, points: t.points({ n: sum }), n: count })))));
}

/** The address that takes a league on: the game of a day with all who have played it, and everybody's points of the days before. */
export function leagueLink({ name, rules }, day, rivals = []) {
  const players = pointsOf({ name, rules }, day).map(({ name: player, points }) =>
    ({ distance: null, seconds: null, ...rivals.find((rival) => rival.name === player), name: player || t.somebody, points }));
  return gameLink("play", { day, rules, of: name, rivals: joined(players, rivals.filter((rival) => rival.name)) });
}

/** The field that names the league which a result goes to, and its table. */
export function leagueField({ name, rules }, onname) {
  const table = h("div", name ? leagueTable({ name, rules }) : null);
  return [h("div.field.own-name", h("label", { for: "league-name" }, t.leagueName), h("input", {
    id: "league-name", type: "text", maxlength: "30", autocomplete: "off", value: name, onchange: ({ target }) => {
      const name = (target.value = plainName(target.value));
      onname(name);
      if (name) joinLeague(name, rules, today(), []);
      replace(table, name ? leagueTable({ name, rules }) : null);
    },
  })), table];
}
