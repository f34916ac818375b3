const LISTEN_EVERY_MS = 80;
const MEASURE_EVERY_MS = 1000;

type Kept = {
  listen: (atMs: number) => void;
  measure: (atMs: number) => void;
  /** The network has come back. */
  restart: () => void;
};

/** What a call does all the time, until it is stopped: listens for voices, and measures its lines. */
export function keepTime({ listen, measure, restart }: Kept): () => void {
  const listening = setInterval(() => listen(performance.now()), LISTEN_EVERY_MS);
  const measuring = setInterval(() => measure(performance.now()), MEASURE_EVERY_MS);
  addEventListener("online", restart);
  return () => {
    clearInterval(listening);
    clearInterval(measuring);
    removeEventListener("online", restart);
  };
}
