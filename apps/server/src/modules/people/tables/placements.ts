import { type Answer, BANDS, CONFIDENCES } from "@riwaq/domain/people/placement/item";
import type { SkillResult } from "@riwaq/domain/people/placement/judge";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, real, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { students } from "./students.ts";

/** A placement test for Arabic that a family has sent: what was answered, what the test found, and what a teacher says of it. */
export const placements = pgTable(
  "placements",
  {
    id: id(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    sentAt: instant("sent_at").notNull(),
    answers: jsonb("answers").$type<Answer[]>().notNull(),
    /** As it was judged then: questions may be changed later. */
    ability: real("ability").notNull(),
    error: real("error").notNull(),
    band: text("band", { enum: BANDS }).notNull(),
    confidence: text("confidence", { enum: CONFIDENCES }).notNull(),
    skills: jsonb("skills").$type<SkillResult[]>().notNull(),
    confirmedBand: text("confirmed_band", { enum: BANDS }),
    /** Null where the account went. */
    confirmedById: uuid("confirmed_by_id").references(() => users.id, { onDelete: "set null" }),
    confirmedAt: instant("confirmed_at"),
  },
  (table) => [
    index("placements_student").on(table.studentId, table.sentAt),
    // One that waits for its teacher: a newer one takes its place.
    uniqueIndex("placements_open")
      .on(table.studentId)
      .where(sql`confirmed_at is null`),
    check("placements_band", isOneOf(table.band, BANDS)),
    check("placements_confidence", isOneOf(table.confidence, CONFIDENCES)),
    check(
      "placements_confirmed_band",
      sql`${table.confirmedBand} is null or ${isOneOf(table.confirmedBand, BANDS)}`,
    ),
    check(
      "placements_confirmed",
      sql`(${table.confirmedBand} is null) = (${table.confirmedAt} is null)`,
    ),
  ],
);
