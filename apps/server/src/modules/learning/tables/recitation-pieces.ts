import { customType, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { instant } from "../../../platform/db/columns.ts";
import { recitations } from "./recitations.ts";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** A second of sound as it came, until the recording has ended and is one file: whatever process it reaches, it is kept. */
export const recitationPieces = pgTable(
  "recitation_pieces",
  {
    recitationId: uuid("recitation_id")
      .notNull()
      .references(() => recitations.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    bytes: bytea("bytes").notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.recitationId, table.number] })],
);
