type State<Value> = { data?: Value | undefined; isError: boolean; error?: unknown };

/** How every value begins. */
export const notYetRead: State<never> = { isError: false };

/** One value that the whole page shares, read once and on demand: what public pages need of a query cache. */
export function sharedValue<Value>(read: () => Promise<Value>) {
  let state: State<Value> = notYetRead;
  let reading: Promise<Value | undefined> | undefined;
  const listeners = new Set<() => void>();

  function put(next: State<Value>) {
    state = next;
    reading = undefined;
    for (const tell of listeners) tell();
  }

  async function readOnce(): Promise<Value | undefined> {
    const mine = read();
    reading = mine.catch(() => undefined);
    const started = reading;
    const outcome = await mine.then(
      (data) => ({ data, isError: false }),
      (error: unknown) => ({ isError: true, error }),
    );
    // What was set in the meantime is newer.
    if (reading === started) put(outcome);
    return state.data;
  }

  return {
    /** Undefined until it has been read. */
    peek: () => state.data,
    snapshot: () => state,
    /** The value, read where it is not there yet; undefined where it cannot be. */
    load: async () => (state.data === undefined ? (reading ?? readOnce()) : state.data),
    set: (data: Value | undefined) => put({ data, isError: false }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
