// The words of the page itself. What the assistant says comes from the server, in the language of the conversation.
import { de } from "./strings-de.js";
import { en } from "./strings-en.js";
import { es } from "./strings-es.js";
import { fr } from "./strings-fr.js";
import { nl } from "./strings-nl.js";

/** The languages of the page, with their own names. */
export const languages = { en: "English", fr: "Français", de: "Deutsch", nl: "Nederlands", es: "Español" };
const tables = { en, fr, de, nl, es };

/** The words of the language that is chosen. */
export let t = en;
/** The code of the language that is chosen. */
export let language = "en";

/** Chooses a language. */
export function useLanguage(code) {
  language = code in tables ? code : "en";
  t = tables[language];
  document.documentElement.lang = language;
  document.title = t.title;
}

/** The language that the browser prefers, of those there are. */
export function preferredLanguage() {
  const codes = (navigator.languages ?? [navigator.language]).map((code) => code.slice(0, 2).toLowerCase());
  return codes.find((code) => code in tables) ?? "en";
}
