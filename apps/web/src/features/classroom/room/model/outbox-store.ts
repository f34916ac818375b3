import { deviceTables } from "../../../../lib/device-tables.ts";
import { UNSENT_DATABASE } from "../../../../lib/forget-unsent.ts";
import type { Waiting } from "./deeds.ts";
import type { OutboxStore } from "./outbox.ts";

const TABLE = "deeds";
const within = deviceTables(UNSENT_DATABASE, { [TABLE]: "id" });

/** On this device. A browser that keeps nothing, as private windows may, loses what a reload interrupts. */
export const deviceStore: OutboxStore = {
  all: async ({ lesson, by }) => {
    const all = await within(TABLE, "readonly", (deeds) => deeds.getAll() as IDBRequest<Waiting[]>);
    return all
      .filter((one) => one.lesson === lesson && one.by === by)
      .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  },
  put: async (waiting) => {
    await within(TABLE, "readwrite", (deeds) => deeds.put(waiting));
  },
  remove: async (id) => {
    await within(TABLE, "readwrite", (deeds) => deeds.delete(id));
  },
};
