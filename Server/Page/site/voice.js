// Listening and reading aloud, where the browser can.

const Recogniser = globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
const locales = { en: "en-GB", fr: "fr-FR", de: "de-DE", nl: "nl-NL", es: "es-ES" };

/** The language with the region that the browser prefers. */
const locale = (language) =>
  (navigator.languages ?? []).find((code) => code.startsWith(`${language}-`)) ?? locales[language];

export const canListen = typeof Recogniser === "function";
export const canSpeak = "speechSynthesis" in globalThis && "SpeechSynthesisUtterance" in globalThis;

/**
 * Listens for one utterance. `onwords` hears the words so far; `onend` what was said in the end, or the name of the error
 * that the recogniser gives. Returns the function that stops listening; what was heard until then counts.
 */
export function listen(language, { onwords, onend }) {
  const recogniser = new Recogniser();
  let words = "";
  let fault = null;
  recogniser.lang = locale(language);
  recogniser.interimResults = true;
  recogniser.continuous = false;
  recogniser.onresult = ({ results }) => {
    words = Array.from(results, (result) => result[0].transcript).join(" ").trim();
    onwords(words);
  };
  recogniser.onerror = ({ error }) => { fault = error; };
  recogniser.onend = () => onend(fault === "aborted" ? { words } : { words, fault: words ? null : (fault ?? "no-speech") });
  try {
    recogniser.start();
  } catch {
    onend({ words: "", fault: "audio-capture" });
  }
  return () => recogniser.stop();
}

/** Reads a text aloud in place of what is being read. */
export function speak(text, language) {
  if (!canSpeak || !text) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = locale(language);
  const voices = speechSynthesis.getVoices();
  utterance.voice = voices.find(({ lang }) => lang.replace("_", "-") === utterance.lang) ??
    voices.find(({ lang }) => lang.startsWith(language)) ?? null;
  speechSynthesis.speak(utterance);
}

/** Stops reading. */
export const hush = () => { if (canSpeak) speechSynthesis.cancel(); };
