import type { Language } from "@riwaq/contracts/languages";
import { type SQLWrapper, eq, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { parentsOf } from "../../people/reach/family.ts";
import { students } from "../../people/tables/students.ts";

/** For a query: each language that one of the pupil's parents reads; without a parent the pupil's own. */
export const familyLanguages = (studentId: SQLWrapper) => sql<Language[]>`coalesce(
  (select array_agg(distinct parent.language order by parent.language) from users parent
    where parent.id in ${parentsOf(studentId)}),
  (select array[pupil.language] from users pupil where pupil.id = ${studentId}))`;

export async function findFamilyLanguages(db: Database, studentId: string): Promise<Language[]> {
  const [row] = await db
    .select({ languages: familyLanguages(students.userId) })
    .from(students)
    .where(eq(students.userId, studentId));
  return row?.languages ?? [];
}
