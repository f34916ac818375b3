import { mayStillArrive } from "../../../../lib/connection.ts";
import { type Waiting, keptOf } from "./deeds.ts";
import { waitBefore } from "./room-line.ts";

/** Where what is not sent yet outlives the page. */
export type OutboxStore = {
  all: (of: { lesson: string; by: string }) => Promise<Waiting[]>;
  put: (waiting: Waiting) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

type OutboxOptions<R> = {
  lesson: string;
  by: string;
  store: OutboxStore;
  perform: (waiting: Waiting) => Promise<R>;
  /** It arrived, and what came of it. */
  onArrived: (waiting: Waiting, answer: R) => void;
  /** It never will. */
  onRefused: (waiting: Waiting, error: unknown) => void;
  onChange: (all: readonly Waiting[]) => void;
};

/** Deeds in their order, one after the other: each is sent until it has arrived. */
export function createOutbox<R>(options: OutboxOptions<R>) {
  const { lesson, by, store, perform, onArrived, onRefused, onChange } = options;
  let all: readonly Waiting[] = [];
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let [failures, isSending, isShut] = [0, false, false];

  const become = (next: readonly Waiting[]) => {
    all = next;
    onChange(next);
  };
  const drop = ({ id }: Waiting) => {
    become(all.filter((one) => one.id !== id));
    void store.remove(id).catch(() => {});
  };
  const sendFirst = async (first: Waiting) => {
    if (isShut) return false;
    try {
      const answer = await perform(first);
      failures = 0;
      // What came of it stands in the room before it stops waiting: nothing flickers.
      onArrived(first, answer);
      drop(first);
      return true;
    } catch (error) {
      if (mayStillArrive(error)) return false;
      drop(first);
      onRefused(first, error);
      return true;
    }
  };
  const flush = async () => {
    clearTimeout(retrying);
    if (isSending || isShut) return;
    isSending = true;
    let goesOn = true;
    for (let first = all[0]; first && goesOn; first = all[0]) {
      goesOn = await sendFirst(first);
    }
    isSending = false;
    if (goesOn || isShut) return;
    retrying = setTimeout(() => void flush(), waitBefore(failures, Math.random()));
    failures += 1;
  };
  const recover = async () => {
    const kept = await store.all({ lesson, by }).catch(() => []);
    const known = new Set(all.map(({ id }) => id));
    become([...kept.filter(({ id }) => !known.has(id)), ...all]);
    await flush();
  };
  return {
    recover,
    add: (waiting: Waiting) => {
      const kept = keptOf(waiting);
      if (kept) void store.put(kept).catch(() => {});
      become([...all, waiting]);
      void flush();
    },
    flush,
    shut: () => {
      isShut = true;
      clearTimeout(retrying);
    },
  };
}
