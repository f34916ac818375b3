import type { PastClock } from "../past-clock.ts";

type Step = { atMs: number; run: () => Promise<void> };

/** What happened, one after the other: each step is done when the clock shows its hour, and may plan further ones. */
export class Timeline {
  #steps: Step[] = [];

  at(atMs: number, run: Step["run"]): void {
    this.#steps.push({ atMs, run });
  }

  /** Until `untilMs`: what is planned for later is left to the present. */
  async play(clock: PastClock, untilMs: number): Promise<void> {
    for (let next = this.#next(); next && next.atMs <= untilMs; next = this.#next()) {
      this.#steps = this.#steps.filter((step) => step !== next);
      clock.turnTo(next.atMs);
      await next.run();
    }
  }

  #next(): Step | undefined {
    return this.#steps.reduce<Step | undefined>(
      (first, step) => (first && first.atMs <= step.atMs ? first : step),
      undefined,
    );
  }
}
