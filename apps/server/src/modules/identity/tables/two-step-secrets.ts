import { bigint, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, instant } from "../../../platform/db/columns.ts";
import { users } from "./users.ts";

/** The second step of a person's sign-in. It counts once it is confirmed by a first code. */
export const twoStepSecrets = pgTable("two_step_secrets", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Sealed by a key that is derived from the server's secret. */
  sealedSecret: text("sealed_secret").notNull(),
  confirmedAt: instant("confirmed_at"),
  /** The step of the last code used: each works once. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  createdAt: createdAt(),
});
