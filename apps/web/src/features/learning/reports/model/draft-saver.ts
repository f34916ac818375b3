/** Saves what is typed, a moment after the last key, one call at a time. */
const PAUSE_MS = 900;

export type DraftState = {
  /** kept: it could not be saved and is tried again with the next key or connection. */
  status: "clean" | "waiting" | "saving" | "saved" | "kept";
  savedAt: string | null;
};

type DraftPlaces<V> = {
  /** To the server; answers with the instant at which it was saved. */
  save: (values: V) => Promise<string>;
  /** In this tab, until the server has it. */
  keep: (values: V) => void;
  forget: () => void;
};

export function createDraftSaver<V>({ save, keep, forget }: DraftPlaces<V>) {
  let state: DraftState = { status: "clean", savedAt: null };
  let latest: { values: V } | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const listeners = new Set<() => void>();

  function tell(next: Partial<DraftState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  async function run(sent: { values: V }) {
    tell({ status: "saving" });
    keep(sent.values);
    const savedAt = await save(sent.values).catch(() => undefined);
    running = undefined;
    const isNewer = latest !== sent;
    if (savedAt !== undefined && !isNewer) {
      latest = undefined;
      forget();
    }
    if (isNewer) tell({ status: "waiting", savedAt: savedAt ?? state.savedAt });
    else tell(savedAt === undefined ? { status: "kept" } : { status: "saved", savedAt });
    if (isNewer) start();
  }

  function start() {
    clearTimeout(timer);
    timer = undefined;
    if (isClosed || running || !latest) return;
    running = run(latest);
  }

  return {
    change(values: V) {
      if (isClosed) return;
      latest = { values };
      clearTimeout(timer);
      timer = setTimeout(start, PAUSE_MS);
      if (state.status !== "saving") tell({ status: "waiting" });
    },
    /** At once: the page is left, or the connection is back. */
    flush: start,
    /** What is not saved, or undefined. */
    unsaved: () => latest?.values,
    /** Nothing is saved any more, and what was under way is over: a draft must not follow what was sent. */
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
    /** After sending: what was typed until then is done with, or still to be saved. */
    reopen(isDone: boolean) {
      isClosed = false;
      if (!isDone) {
        start();
        return;
      }
      latest = undefined;
      forget();
      tell({ status: "clean", savedAt: null });
    },
    snapshot: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
