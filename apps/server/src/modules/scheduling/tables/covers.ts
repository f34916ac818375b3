import { COVER_STATES, OPEN_COVERS } from "@riwaq/domain/scheduling/cover/cover";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf, updatedAt } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { leaves } from "./leaves.ts";
import { sessions } from "./sessions.ts";

/**
 * A lesson that a substitute gives. While it stands the lesson's teacher is the substitute, so that hours, report, meeting
 * and outcome follow by themselves; who teaches it otherwise is known from here, and from its series.
 */
export const covers = pgTable(
  "covers",
  {
    id: id(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id),
    leaveId: uuid("leave_id").references(() => leaves.id, { onDelete: "set null" }),
    regularTeacherId: uuid("regular_teacher_id")
      .notNull()
      .references(() => users.id),
    substituteId: uuid("substitute_id")
      .notNull()
      .references(() => users.id),
    state: text("state", { enum: COVER_STATES }).notNull(),
    /** From this instant on the hour of one that is offered is let go. */
    heldUntil: instant("held_until"),
    /** Until this instant the substitute may decline one that stands; null: they may not. */
    declinableUntil: instant("declinable_until"),
    settledAt: instant("settled_at"),
    /** Null where time did it, and where the account went. */
    offeredById: uuid("offered_by_id").references(() => users.id),
    settledById: uuid("settled_by_id").references(() => users.id),
    /** What the substitute says who declines. */
    word: text("word").notNull().default(""),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // A lesson has one at most that is open or stands.
    uniqueIndex("covers_one_open")
      .on(table.sessionId)
      .where(isOneOf(sql`state`, OPEN_COVERS)),
    // What a held hour refers to.
    unique("covers_state").on(table.id, table.state),
    index("covers_leave").on(table.leaveId),
    index("covers_regular").on(table.regularTeacherId, table.sessionId),
    index("covers_substitute").on(table.substituteId, table.sessionId),
    index("covers_held_until")
      .on(table.heldUntil)
      .where(sql`state = 'offered'`),
    check("covers_state_known", isOneOf(table.state, COVER_STATES)),
    check("covers_two", sql`${table.regularTeacherId} <> ${table.substituteId}`),
    check("covers_held", sql`${table.state} <> 'offered' or ${table.heldUntil} is not null`),
  ],
);
