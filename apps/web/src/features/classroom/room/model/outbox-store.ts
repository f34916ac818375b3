import { UNSENT_DATABASE } from "../../../../lib/forget-unsent.ts";
import type { Waiting } from "./deeds.ts";
import type { OutboxStore } from "./outbox.ts";

const TABLE = "deeds";

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("indexedDB")));
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(UNSENT_DATABASE, 1);
  request.addEventListener("upgradeneeded", () => {
    request.result.createObjectStore(TABLE, { keyPath: "id" });
  });
  return answerOf(request);
}

/** Opened for each use: nothing stands in the way when it is deleted as somebody signs out. */
async function within<T>(
  mode: IDBTransactionMode,
  ask: (deeds: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await answerOf(ask(database.transaction(TABLE, mode).objectStore(TABLE)));
  } finally {
    database.close();
  }
}

/** On this device. A browser that keeps nothing, as private windows may, loses what a reload interrupts. */
export const deviceStore: OutboxStore = {
  all: async ({ lesson, by }) => {
    const all = await within("readonly", (deeds) => deeds.getAll() as IDBRequest<Waiting[]>);
    return all
      .filter((one) => one.lesson === lesson && one.by === by)
      .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  },
  put: async (waiting) => {
    await within("readwrite", (deeds) => deeds.put(waiting));
  },
  remove: async (id) => {
    await within("readwrite", (deeds) => deeds.delete(id));
  },
};
