// What a round sounds and feels like. Sounds are made here, and are off until somebody wants them; the screen stays on while a clock
// runs; nothing shakes or flies for those who want things to be still.
import { h, isStill } from "./dom.js";
import { settings } from "./store.js";

let audio = null;
let lock = null;

/** A tone of some pitch, as a number of MIDI, from some seconds on. */
function tone(note, { at = 0, length = 0.12, volume = 0.12, type = "triangle" } = {}) {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  const start = audio.currentTime + at;
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
  oscillator.type = type;
  oscillator.frequency.value = 440 * 2 ** ((note - 69) / 12);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

const chord = (notes, options, step = 0) => notes.forEach((note, place) => tone(note, { ...options, at: place * step }));

const sounds = {
  turn: () => tone(72, { length: 0.06 }),
  target: () => chord([60, 67], { length: 0.3 }),
  step: () => chord([67, 72], { length: 0.1, volume: 0.07 }, 0.06),
  tick: () => tone(84, { length: 0.04, volume: 0.06, type: "square" }),
  exact: () => chord([60, 64, 67, 72, 76], { length: 0.5 }, 0.08),
  over: () => chord([36, 43, 48], { length: 1.2, volume: 0.18 }),
};
const shakes = { exact: [30, 50, 30, 50, 80], over: 200, tick: 15, step: 10 };

/** Gives a moment of a round its sound, and its shake. */
export function feel(moment) {
  const { sound, vibration } = settings();
  if (sound !== "off" && globalThis.AudioContext) sounds[moment]?.();
  if (vibration === "on" && !isStill()) navigator.vibrate?.(shakes[moment] ?? 0);
}

// The tune of the last thirty seconds: sixty beats, a chord for each four, played upwards over a bass, and higher towards the end.
const beat = 0.5;
const chords = [[57, 60, 64], [53, 57, 60], [48, 52, 55], [55, 59, 62]];
const ending = [[57, 60, 64], [52, 56, 59], [57, 60, 64]];
let played = Infinity;

/** Goes on with the tune, given the milliseconds that are left. What comes within the next ticks is played ahead. */
export function playTune(left) {
  if (settings().sound !== "music" || !globalThis.AudioContext) return;
  const now = 30 - left / 1000;
  const next = Math.ceil(now / beat);
  if (played > next || played < next - 1) played = next - 1;
  for (let place = played + 1; place * beat < now + 0.3 && place < 60; played = place++) {
    if (place < 0) continue;
    const bar = Math.floor(place / 4);
    const notes = bar < 12 ? chords[bar % 4] : ending[bar - 12];
    const at = Math.max(0, place * beat - now);
    tone(notes[place % 4 === 3 ? 1 : place % 4] + (bar < 8 ? 12 : 24), { at, length: 0.35, volume: 0.06 });
    if (place % 2 === 0) tone(notes[0] - 12, { at, length: 0.6, volume: 0.12, type: "sine" });
    if (place >= 50) tone(notes[2] + 12, { at: at + beat / 2, length: 0.2, volume: 0.05 });
  }
}

/** Keeps the screen on, or no longer. */
export async function keepAwake(isWanted) {
  const held = lock;
  lock = null;
  held?.then((sentinel) => sentinel?.release()).catch(() => {});
  if (isWanted) lock = navigator.wakeLock?.request("screen").catch(() => null) ?? null;
}

const colours = ["--large", "--led-ink", "--good", "--result-edge"];

/** A burst of bits around an element, for an exact answer. */
export function burst(element) {
  if (isStill()) return;
  const place = element.getBoundingClientRect();
  const bits = h("div.burst", { "aria-hidden": "true" });
  document.body.append(bits);
  const flights = Array.from({ length: 36 }, (_, index) => {
    const bit = h("i");
    bits.append(bit);
    bit.style.cssText = `left: ${place.x + place.width / 2}px; top: ${place.y + place.height / 2}px; background: var(${colours[index % colours.length]})`;
    const [angle, reach] = [(index / 36) * 2 * Math.PI, 90 + Math.random() * 160];
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return bit.animate(
      [{ transform: "none", opacity: 1 }, { transform: `translate(${x}px, ${y - 40}px) rotate(${reach}deg)`, opacity: 1, offset: 0.6 },
        { transform: `translate(${1.1 * x}px, ${y + 120}px) rotate(${3 * reach}deg)`, opacity: 0 }],
      { duration: 900 + Math.random() * 500, easing: "cubic-bezier(0.2, 0.7, 0.4, 1)" }).finished;
  });
  Promise.allSettled(flights).then(() => bits.remove());
}

/** Lets copies of the tiles of a step fly together into its result, from where they were. */
export function merge(places, result) {
  if (isStill() || !result) return;
  const end = result.getBoundingClientRect();
  for (const { tile: flight, from } of places) {
    flight.className = `${flight.className.replace("is-chosen", "")} flight`;
    flight.inert = true;
    flight.style.cssText = `left: ${from.x}px; top: ${from.y}px; width: ${from.width}px; height: ${from.height}px`;
    document.body.append(flight);
    flight.animate([{ transform: "none", opacity: 1 }, { transform: `translate(${end.x - from.x}px, ${end.y - from.y}px)`, opacity: 0.3 }], { duration: 220, easing: "ease-in" })
      .finished.finally(() => flight.remove());
  }
  result.animate([{ transform: "scale(0.4)", opacity: 0 }, { transform: "scale(1.08)", opacity: 1, offset: 0.75 }, { transform: "none" }], { duration: 320, delay: 120, fill: "backwards" });
}
