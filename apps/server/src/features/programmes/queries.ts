import { asc, eq, inArray } from "drizzle-orm";

import type { Database } from "../../db/database.ts";
import { programmes } from "../../db/schema/programmes.ts";
import { teacherProgrammes } from "../../db/schema/teacher-programmes.ts";

export async function findProgrammes(db: Database) {
  return db.select().from(programmes).orderBy(asc(programmes.area), asc(programmes.slug));
}

export type ProgrammeRow = typeof programmes.$inferSelect;

/** What each of these teachers teaches, in the order of `findProgrammes`. */
export async function findProgrammesOf(
  db: Database,
  teacherIds: string[],
): Promise<ReadonlyMap<string, ProgrammeRow[]>> {
  if (teacherIds.length === 0) return new Map();
  const rows = await db
    .select({ teacherId: teacherProgrammes.teacherId, programme: programmes })
    .from(teacherProgrammes)
    .innerJoin(programmes, eq(programmes.id, teacherProgrammes.programmeId))
    .where(inArray(teacherProgrammes.teacherId, teacherIds))
    .orderBy(asc(programmes.area), asc(programmes.slug));
  const byTeacher = new Map<string, ProgrammeRow[]>(teacherIds.map((id) => [id, []]));
  for (const { teacherId, programme } of rows) byTeacher.get(teacherId)?.push(programme);
  return byTeacher;
}
