import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { programmes } from "../tables/programmes.ts";
import { teacherProgrammes } from "../tables/teacher-programmes.ts";

export type ProgrammeRow = typeof programmes.$inferSelect;

/** As staff have put them; those that nobody has put anywhere by area and name. */
const IN_ORDER = [asc(programmes.position), asc(programmes.area), asc(programmes.slug)];

/** What can be chosen: archived programmes keep their name where they are used, and are offered nowhere. */
export const isOffered = isNull(programmes.archivedAt);

export async function findProgrammes(db: Database): Promise<ProgrammeRow[]> {
  return db
    .select()
    .from(programmes)
    .where(isOffered)
    .orderBy(...IN_ORDER);
}

export async function findProgramme(db: Database, id: string): Promise<ProgrammeRow | undefined> {
  const [row] = await db.select().from(programmes).where(eq(programmes.id, id));
  return row;
}

/** Of what is offered, by the name in its address. */
export async function findOffered(db: Database, slug: string): Promise<ProgrammeRow | undefined> {
  const [row] = await db
    .select()
    .from(programmes)
    .where(and(eq(programmes.slug, slug), isOffered));
  return row;
}

/** With the archived ones, after those that are offered. */
export async function findAllProgrammes(db: Database): Promise<ProgrammeRow[]> {
  return db
    .select()
    .from(programmes)
    .orderBy(sql`${programmes.archivedAt} is not null`, ...IN_ORDER);
}

/** What each of these teachers teaches of what is offered, in the order of `findProgrammes`. */
export async function findProgrammesOf(
  db: Database,
  teacherIds: string[],
): Promise<ReadonlyMap<string, ProgrammeRow[]>> {
  if (teacherIds.length === 0) return new Map();
  const rows = await db
    .select({ teacherId: teacherProgrammes.teacherId, programme: programmes })
    .from(teacherProgrammes)
    .innerJoin(programmes, eq(programmes.id, teacherProgrammes.programmeId))
    .where(and(inArray(teacherProgrammes.teacherId, teacherIds), isOffered))
    .orderBy(...IN_ORDER);
  const byTeacher = new Map<string, ProgrammeRow[]>(teacherIds.map((id) => [id, []]));
  for (const { teacherId, programme } of rows) byTeacher.get(teacherId)?.push(programme);
  return byTeacher;
}

/** Where the next one goes: after all others. */
export async function nextPosition(tx: Transaction): Promise<number> {
  const [row] = await tx
    .select({ next: sql<number>`(coalesce(max(${programmes.position}), 0) + 1)::int` })
    .from(programmes);
  return row?.next ?? 1;
}
