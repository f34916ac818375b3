import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { resourceAssignments } from "../../learning/tables/resource-assignments.ts";
import { resourceVersions } from "../../learning/tables/resource-versions.ts";
import { resources } from "../../learning/tables/resources.ts";
import { users } from "../tables/users.ts";
import type { Subjects } from "./queries.ts";

const columns = {
  title: resources.title,
  type: resources.type,
  size_bytes: resources.sizeBytes,
  created_at: resources.createdAt,
  updated_at: resources.updatedAt,
};

/** A teacher's own material with whom it is for; a family is told what was assigned, the files are the teacher's. */
export async function gatherMaterial(db: Database, { person, subjects }: Subjects) {
  if (person.role === "T") {
    const own = await db
      .select({
        ...columns,
        assigned_to: sql<string[]>`array(select pupil.name from resource_assignments given
          join users pupil on pupil.id = given.student_id
          where given.resource_id = resources.id order by 1)`,
      })
      .from(resources)
      .where(and(eq(resources.teacherId, person.id), isNull(resources.deletedAt)))
      .orderBy(asc(resources.createdAt), asc(resources.id));
    return { resources: own };
  }
  const assigned = await db
    .select({ ...columns, student: users.name, assigned_at: resourceAssignments.createdAt })
    .from(resourceAssignments)
    .innerJoin(resources, eq(resources.id, resourceAssignments.resourceId))
    .innerJoin(users, eq(users.id, resourceAssignments.studentId))
    .where(and(inArray(resourceAssignments.studentId, [...subjects]), isNull(resources.deletedAt)))
    .orderBy(asc(resourceAssignments.createdAt), asc(resources.id));
  return { resources: assigned };
}

const UNSAFE_IN_NAMES = /[\p{Cc}\p{Cf}\\/:*?"<>|]/gu;

/** The newest file of each resource of one's own, numbered so that two of one name stay two. */
export async function findOwnFiles(db: Database, { id }: Pick<SignedIn, "id">) {
  const rows = await db
    .select({ fileName: resourceVersions.fileName, key: resourceVersions.storageKey })
    .from(resources)
    .innerJoin(
      resourceVersions,
      and(
        eq(resourceVersions.resourceId, resources.id),
        eq(resourceVersions.version, resources.version),
      ),
    )
    .where(and(eq(resources.teacherId, id), isNull(resources.deletedAt)))
    .orderBy(asc(resources.createdAt), asc(resources.id));
  return rows.map(({ fileName, key }, index) => ({
    name: `resources/${index + 1}-${fileName.replaceAll(UNSAFE_IN_NAMES, "_")}`,
    key,
  }));
}
