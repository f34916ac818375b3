import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { guardianships } from "../tables/families.ts";

/** A column, a placeholder or a value. */
type Person = SQLWrapper | string;

/** The children of a parent, to stand behind `in`. */
export const childrenOf = (parent: Person): SQL =>
  sql`(select child.student_id from guardianships child where child.parent_id = ${parent})`;

/** The parents of a student, to stand behind `in`. */
export const parentsOf = (student: Person): SQL =>
  sql`(select parent.parent_id from guardianships parent where parent.student_id = ${student})`;

/** Who learns of which account, as pairs of person_id and student_id: its children, and who learns by it. */
export const learnersOfAccounts = sql`(select link.parent_id as person_id, link.student_id from guardianships link
  union select own.user_id, own.user_id from students own)`;

export const isChildOf = (student: Person, parent: Person) =>
  sql<boolean>`exists (select from guardianships link
    where link.parent_id = ${parent} and link.student_id = ${student})`;

/** Whether the child's account is this parent's to keep: nobody signs in to it. */
export const keepsAccountOf = (parent: Person, student: Person) =>
  sql<boolean>`(${isChildOf(student, parent)} and exists (select from users own
    where own.id = ${student} and own.email is null))`;

export const hasParent = (student: Person) =>
  sql<boolean>`exists (select from guardianships link where link.student_id = ${student})`;

/** One parent's agreement is enough, while that parent's account is open. */
export const hasConsent = (student: Person) =>
  sql<boolean>`exists (select from guardianships link join users parent on parent.id = link.parent_id
    where link.student_id = ${student} and link.consented_at is not null and parent.closed_at is null)`;

/** Each link of these students: a student with two parents stands here twice. */
export async function findParentsOf(
  db: Database,
  studentIds: readonly string[],
): Promise<Array<{ studentId: string; parentId: string }>> {
  return (
    db
      .select({ studentId: guardianships.studentId, parentId: guardianships.parentId })
      .from(guardianships)
      // One parameter, however many they are.
      .where(sql`${guardianships.studentId} = any(${sql.param([...studentIds])}::uuid[])`)
      .orderBy(guardianships.parentId)
  );
}
