const PAUSES_MS = [1000, 2000, 4000, 8000];
const LONGEST_MS = 15_000;

/** Calls back after a pause that grows with the failures, or at once when the browser is online again. */
export function afterPause(failures: number, callback: () => void) {
  const end = () => {
    clearTimeout(timer);
    removeEventListener("online", run);
  };
  const run = () => {
    end();
    callback();
  };
  const timer = setTimeout(run, PAUSES_MS[failures - 1] ?? LONGEST_MS);
  addEventListener("online", run);
  return end;
}
