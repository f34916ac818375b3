import { LANGUAGES } from "@riwaq/contracts/languages";
import { STAFF_RIGHTS } from "@riwaq/contracts/roles";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import {
  citext,
  createdAt,
  id,
  instant,
  isOneOf,
  updatedAt,
} from "../../../platform/db/columns.ts";
import { users } from "./users.ts";

/** Somebody without an account is asked by mail to work here; accepted, the account begins. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    id: id(),
    email: citext("email").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    rights: text("rights", { enum: STAFF_RIGHTS }).array().notNull().default([]),
    invitedById: uuid("invited_by_id").references(() => users.id, { onDelete: "set null" }),
    /** Of the newest link; older ones no longer open it. */
    tokenHash: text("token_hash").notNull().unique(),
    sentCount: integer("sent_count").notNull().default(1),
    sentAt: instant("sent_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    withdrawnAt: instant("withdrawn_at"),
    acceptedAt: instant("accepted_at"),
    acceptedById: uuid("accepted_by_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Whether an address was asked before, and what goes with the person who had it.
    index("staff_invitations_email").on(table.email),
    check("staff_invitations_language", isOneOf(table.language, LANGUAGES)),
    check(
      "staff_invitations_ended_once",
      sql`${table.withdrawnAt} is null or ${table.acceptedAt} is null`,
    ),
  ],
);
