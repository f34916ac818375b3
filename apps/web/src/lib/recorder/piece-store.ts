import type { RecitationEnd } from "@riwaq/contracts/learning/recitations";

/** What is said of a recording when it ends: as far as it has come. */
export type RecordingFacts = RecitationEnd;

export type UnsentRecording = {
  id: string;
  facts: RecordingFacts;
  pieces: Array<{ number: number; bytes: ArrayBuffer }>;
};

/** Where sound waits until the server has it: a page that is closed or falls over loses none of it. */
export type PieceStore = {
  keep(id: string, piece: { number: number; bytes: ArrayBuffer }): Promise<void>;
  discard(id: string, number: number): Promise<void>;
  note(id: string, facts: RecordingFacts): Promise<void>;
  /** All of a recording: the server has it, or wants none of it. */
  forget(id: string): Promise<void>;
  unsent(): Promise<UnsentRecording[]>;
  /** Answers how to let it go; null while another page, or another part of this one, is at it. Ends with the page. */
  hold(id: string): Promise<(() => void) | null>;
};

const NAME = "riwaq-recordings";
const PIECES = "pieces";
const RECORDINGS = "recordings";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore(PIECES);
      request.result.createObjectStore(RECORDINGS);
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no storage")));
  });
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no storage")));
  });
}

const all = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** In the browser's own database; where there is none, as in some private windows, sound waits in memory alone. */
export function browserStore(): PieceStore {
  let opened: Promise<IDBDatabase> | undefined;
  const within = async <T>(
    name: string,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> => {
    try {
      opened ??= open();
      const transaction = (await opened).transaction(name, mode);
      return await answerOf(work(transaction.objectStore(name)));
    } catch {
      return undefined;
    }
  };
  const keysOf = (name: string) => within(name, "readonly", (store) => store.getAllKeys());
  return {
    keep: async (id, { number, bytes }) =>
      void (await within(PIECES, "readwrite", (store) => store.put(bytes, [id, number]))),
    discard: async (id, number) =>
      void (await within(PIECES, "readwrite", (store) => store.delete([id, number]))),
    note: async (id, facts) =>
      void (await within(RECORDINGS, "readwrite", (store) => store.put(facts, id))),
    forget: async (id) => {
      await within(PIECES, "readwrite", (store) => store.delete(all(id)));
      await within(RECORDINGS, "readwrite", (store) => store.delete(id));
    },
    unsent: async () => {
      const ids = ((await keysOf(RECORDINGS)) ?? []) as string[];
      const found: UnsentRecording[] = [];
      for (const id of ids) {
        const facts = await within<RecordingFacts>(RECORDINGS, "readonly", (store) =>
          store.get(id),
        );
        const keys = await within(PIECES, "readonly", (store) => store.getAllKeys(all(id)));
        const bytes = await within<ArrayBuffer[]>(PIECES, "readonly", (store) =>
          store.getAll(all(id)),
        );
        if (!facts || !keys || !bytes) continue;
        const pieces = (keys as Array<[string, number]>).flatMap(([, number], at) => {
          const one = bytes[at];
          return one ? [{ number, bytes: one }] : [];
        });
        found.push({ id, facts, pieces });
      }
      return found;
    },
    hold,
  };
}

/** By a lock, which the browser lets go by itself when the page ends. */
function hold(id: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    if (!("locks" in navigator)) return resolve(() => undefined);
    const name = `${NAME}:${id}`;
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((letGo) => resolve(() => letGo()));
    });
  });
}
