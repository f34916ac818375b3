import { PHRASE_KINDS } from "@riwaq/domain/learning/phrases/phrase";
import { check, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { programmes } from "../../people/tables/programmes.ts";

/** What teachers pick for a report instead of writing it. Never deleted: reports that were sent name it. */
export const setPhrases = pgTable(
  "set_phrases",
  {
    id: id(),
    /** Null: for lessons of every programme. */
    programmeId: uuid("programme_id").references(() => programmes.id),
    kind: text("kind", { enum: PHRASE_KINDS }).notNull(),
    /** Where staff have put it among those of its programme and kind. */
    position: integer("position").notNull(),
    /** Which of its versions is offered: the newest. */
    version: integer("version").notNull().default(1),
    /** Since when it is offered no longer. */
    retiredAt: instant("retired_at"),
    createdAt: createdAt(),
  },
  (table) => [check("set_phrases_kind", isOneOf(table.kind, PHRASE_KINDS))],
);
