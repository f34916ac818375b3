/** Loaded before the server of a journey: its present, and its embedded database's, lies as far ahead as is asked for. */
const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const Real = globalThis.Date;

globalThis.Date = class Date extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + shiftMs);
    else super(...given);
  }

  static now() {
    return Real.now() + shiftMs;
  }
};
