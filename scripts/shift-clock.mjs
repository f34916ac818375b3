/**
 * Loaded before anything else (`node --import`): the present lies CLOCK_SHIFT_MS ahead, the embedded database's too.
 * With NODE_OPTIONS it reaches the processes that are started from there.
 */
const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const Real = globalThis.Date;
const now = () => Real.now() + shiftMs;

globalThis.Date = new Proxy(Real, {
  construct: (_, given, target) =>
    Reflect.construct(Real, given.length > 0 ? given : [now()], target),
  apply: () => new Real(now()).toString(),
  get: (_, name) => (name === "now" ? now : Reflect.get(Real, name)),
});
