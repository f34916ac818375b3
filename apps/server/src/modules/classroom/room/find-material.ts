import { and, asc, eq, inArray, isNull } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { resourceAssignments } from "../../learning/tables/resource-assignments.ts";
import { resources } from "../../learning/tables/resources.ts";
import type { Lesson } from "../../scheduling/sessions/load-lesson.ts";

/** What this teacher has given to these pupils. */
export async function findMaterial(
  db: Database,
  { teacherId }: Pick<Lesson, "teacherId">,
  pupilIds: readonly string[],
) {
  if (pupilIds.length === 0) return [];
  return db
    .selectDistinct({ id: resources.id, title: resources.title, type: resources.type })
    .from(resources)
    .innerJoin(resourceAssignments, eq(resourceAssignments.resourceId, resources.id))
    .where(
      and(
        eq(resources.teacherId, teacherId),
        inArray(resourceAssignments.studentId, [...pupilIds]),
        isNull(resources.deletedAt),
      ),
    )
    .orderBy(asc(resources.title), asc(resources.id));
}
