/** Loaded before a server: at each SIGUSR2 the machine's clock is set back by three years more. What is asked of timers then is written out. */
const THREE_YEARS_MS = 3 * 365 * 86_400_000;
const LONGEST_MS = 2 ** 31 - 1;
const Real = globalThis.Date;
const realTimer = globalThis.setTimeout;
let backMs = 0;
const now = () => Real.now() - backMs;

globalThis.Date = new Proxy(Real, {
  construct: (_, given, target) =>
    Reflect.construct(Real, given.length > 0 ? given : [now()], target),
  get: (_, name) => (name === "now" ? now : Reflect.get(Real, name)),
});
globalThis.setTimeout = Object.assign((run, ms, ...given) => {
  if (ms >= LONGEST_MS) process.stderr.write(`a timer of ${ms} ms\n`);
  return realTimer(run, ms, ...given);
}, realTimer);
process.on("SIGUSR2", () => (backMs += THREE_YEARS_MS));
