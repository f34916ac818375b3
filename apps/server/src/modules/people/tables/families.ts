import { MEMBER_KINDS } from "@riwaq/domain/words";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { students } from "./students.ts";

/** Of one child at once, by triggers of the database; whose account is closed is not counted. */
export const GUARDIANS_MAX = 2;

/** Children with the same guardians, or somebody who learns and answers for nobody else. */
export const families = pgTable(
  "families",
  {
    id: id(),
    /** Who pays for all lessons of the family; null once that account is forgotten, until somebody else does. */
    payerId: uuid("payer_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [index("families_payer").on(table.payerId)],
);

/** A guardian may be in several families, a child is in one (docs/decisions/018-a-child-is-in-one-family.md). */
export const familyMembers = pgTable(
  "family_members",
  {
    familyId: uuid("family_id")
      .notNull()
      .references(() => families.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: MEMBER_KINDS }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.userId] }),
    index("family_members_user").on(table.userId),
    uniqueIndex("family_members_one_family")
      .on(table.userId)
      .where(sql`kind = 'child'`),
    check("family_members_kind", isOneOf(table.kind, MEMBER_KINDS)),
  ],
);

/** That a guardian agreed to a child's lessons under the terms; without one a child under 15 cannot be booked. */
export const consents = pgTable(
  "consents",
  {
    guardianId: uuid("guardian_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    givenAt: instant("given_at").notNull(),
    version: text("version"),
  },
  (table) => [
    primaryKey({ columns: [table.guardianId, table.studentId] }),
    index("consents_student").on(table.studentId),
  ],
);

/** Who answers for whom, as families say it: for reading. */
export const guardianships = pgView("guardianships", {
  parentId: uuid("parent_id").notNull(),
  studentId: uuid("student_id").notNull(),
  consentedAt: instant("consented_at"),
  consentVersion: text("consent_version"),
}).as(sql`
  select guardian.user_id as parent_id, child.user_id as student_id,
    consent.given_at as consented_at, consent.version as consent_version
  from family_members guardian
  join family_members child on child.family_id = guardian.family_id and child.kind = 'child'
  left join consents consent on consent.guardian_id = guardian.user_id and consent.student_id = child.user_id
  where guardian.kind = 'guardian'`);
