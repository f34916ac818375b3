import { LEAD_NOTE_MAX, LEAD_STEP_MAX } from "@riwaq/contracts/institute/leads";
import { LEAD_REASONS, LEAD_STAGES, LOST_CAUSES, OPEN_STAGES } from "@riwaq/domain/words";
import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { id, instant, isOneOf, updatedAt } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { contactMessages } from "./contact-messages.ts";

/**
 * Who waits for the institute, and what staff do about it. A round opens them from what exists; who that is, what they
 * wrote and what they seek stands where it always stood.
 */
export const leads = pgTable(
  "leads",
  {
    id: id(),
    /** One of the two: what a visitor wrote, or who has an account. */
    messageId: uuid("message_id")
      .unique()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    personId: uuid("person_id")
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    reason: text("reason", { enum: LEAD_REASONS }).notNull(),
    waitsSince: instant("waits_since").notNull(),
    stage: text("stage", { enum: LEAD_STAGES }).notNull().default("new"),
    lostCause: text("lost_cause", { enum: LOST_CAUSES }),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    nextStep: text("next_step").notNull().default(""),
    /** The day on which that is to be done, at the institute. */
    dueOn: date("due_on"),
    note: text("note").notNull().default(""),
    updatedAt: updatedAt(),
  },
  (table) => [
    // The open ones as staff see them: what is due first, then who waits longest.
    index("leads_open")
      .on(table.dueOn, table.waitsSince, table.id)
      .where(isOneOf(sql`stage`, OPEN_STAGES)),
    index("leads_stage").on(table.stage, table.dueOn, table.waitsSince),
    index("leads_owner").on(table.ownerId),
    check("leads_one_subject", sql`num_nonnulls(${table.messageId}, ${table.personId}) = 1`),
    check("leads_reason", isOneOf(table.reason, LEAD_REASONS)),
    check("leads_stage_known", isOneOf(table.stage, LEAD_STAGES)),
    check("leads_lost", sql`(${table.stage} = 'lost') = (${table.lostCause} is not null)`),
    check("leads_lost_cause", isOneOf(table.lostCause, LOST_CAUSES)),
    check("leads_next_step", sql`length(${table.nextStep}) <= ${sql.raw(String(LEAD_STEP_MAX))}`),
    check("leads_note", sql`length(${table.note}) <= ${sql.raw(String(LEAD_NOTE_MAX))}`),
  ],
);
