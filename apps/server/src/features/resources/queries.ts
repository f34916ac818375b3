import { desc, eq, sql } from "drizzle-orm";

import type { Database } from "../../db/database.ts";
import { resourceAssignments } from "../../db/schema/resource-assignments.ts";
import { resources } from "../../db/schema/resources.ts";
import { users } from "../../db/schema/users.ts";

export async function findTeacherResources(db: Database, teacherId: string) {
  return db
    .select({
      id: resources.id,
      title: resources.title,
      type: resources.type,
      updatedAt: resources.updatedAt,
      teacherName: users.name,
      assignedStudents: sql<string[]>`array(
        select given.student_id::text from ${resourceAssignments} given
        where given.resource_id = resources.id order by 1)`,
    })
    .from(resources)
    .innerJoin(users, eq(users.id, resources.teacherId))
    .where(eq(resources.teacherId, teacherId))
    .orderBy(desc(resources.updatedAt));
}

export type ResourceRow = Awaited<ReturnType<typeof findTeacherResources>>[number];
