/** A page that was not drawn for so long was stopped, and nobody looked at it. */
const longestGap = 5000;

/** The time in which a round goes on: what comes later, and the clock that runs. */
export class RoundClock {
  #timers = new Set();
  #clock = 0;
  #started = 0;
  #ticked = 0;

  /** The milliseconds since the target was shown. */
  get elapsed() {
    return Math.min(2e9, Math.round(performance.now() - this.#started));
  }

  /** Does something in some milliseconds, unless the round stops. */
  later(milliseconds, action) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      action();
    }, milliseconds);
    this.#timers.add(timer);
  }

  /** Runs from a time on: `ontick` is told the time and that of the tick before, `onstill` that nobody looked. */
  run(elapsed, ontick, onstill) {
    this.#ticked = performance.now();
    this.#started = this.#ticked - elapsed;
    clearInterval(this.#clock);
    this.#clock = setInterval(() => {
      const gap = performance.now() - this.#ticked;
      this.#ticked = performance.now();
      if (gap <= longestGap) return ontick(this.elapsed, this.elapsed - gap);
      this.#started += gap;
      onstill();
    }, 100);
  }

  stop() {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    clearInterval(this.#clock);
  }
}
