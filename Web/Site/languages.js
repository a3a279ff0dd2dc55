/** The languages of the page, by their codes, as they call themselves. */
export const languages = { en: "English", fr: "Français", de: "Deutsch", nl: "Nederlands", es: "Español" };
