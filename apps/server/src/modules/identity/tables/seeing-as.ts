import { index, pgTable, uuid } from "drizzle-orm/pg-core";

import { id, instant } from "../../../platform/db/columns.ts";
import { signIns } from "./sign-ins.ts";
import { users } from "./users.ts";

/** A sign-in of staff that shows what somebody else sees, until it is stopped or its time is over. */
export const seeingAs = pgTable(
  "seeing_as",
  {
    id: id(),
    /** One at a time. A sign-in that is ended leaves the row, so that its end is told. */
    signInId: uuid("sign_in_id")
      .unique()
      .references(() => signIns.id, { onDelete: "set null" }),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    personId: uuid("person_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    begunAt: instant("begun_at").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [
    // Those whose time is over.
    index("seeing_as_ends").on(table.endsAt),
  ],
);
