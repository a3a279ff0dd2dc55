// The words of the page, in the language that is chosen: see the files of Texts.
import { countIn, loadTexts, localeOf, readTexts } from "./texts.js";

/**
 * The words of the language that is chosen. Before there are any, what is said if none can be loaded.
 * @type {any}
 */
export let t = { failed: "The page could not be loaded.", retry: "Try again" };
/** The code of the language that is chosen. */
export let language = "en";

let source = "";
let changes = 0;

/** Chooses a language. Returns the texts of the one that is chosen then, as they are written. */
export async function useLanguage(code) {
  const change = ++changes;
  // start.js has begun to load those of the first language.
  const { language: first, text } = globalThis.numberRace;
  const loaded = (code === first && (await text)) || (await loadTexts(code));
  // Of several choices the last one counts.
  if (change === changes) {
    source = loaded;
    t = readTexts(source, code);
    document.documentElement.lang = language = code;
  }
  return source;
}

/** The shows, by the names of their rules. */
export const titles = {
  countdown: "Countdown", lecompteestbon: "Le compte est bon", lettersandnumbers: "Letters and Numbers", cijfersenletters: "Cijfers en Letters",
};

/** The first letter large, and a full stop, as a sentence. */
export const sentence = (text) => {
  const whole = text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
};

/** The language with the region that the browser prefers, for dates and numbers. */
export const locale = () => localeOf(language);

/** Whole numbers and shares as the language writes them. A share that is not the whole is never written as 100%. */
export const count = (number) => countIn(language, number);
export const percent = (share, digits = 1) =>
  (share < 1 ? Math.min(share, 1 - 10 ** (-2 - digits)) : share).toLocaleString(locale(), { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
export const decimal = (number, digits = 2) =>
  number.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** What a round is called: its show, and the day that its game is of. */
export const titleOf = ({ game: { rules }, day }) =>
  [titles[rules] ?? t.free, ...(day ? [new Date(`${day}T12:00`).toLocaleDateString(locale(), { dateStyle: "medium" })] : [])].join(", ");

/** The result of a round, as what is stored of it, in words. */
export const resultText = ({ value, target, points, milliseconds, hints }) => t.shareResult({
  distance: value === null ? null : Math.abs(value - target), seconds: milliseconds === null ? null : Math.round(milliseconds / 1000), points, hints,
});
