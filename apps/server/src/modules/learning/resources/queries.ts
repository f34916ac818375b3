import { and, asc, count, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { parentsOf } from "../../people/reach/family.ts";
import { resourceVersions } from "../tables/resource-versions.ts";
import { resources } from "../tables/resources.ts";
import { givenTo, withinReach } from "./policy.ts";

const isNewest = and(
  eq(resourceVersions.resourceId, resources.id),
  eq(resourceVersions.version, resources.version),
);

const columnsFor = (reader: SignedIn) => ({
  id: resources.id,
  title: resources.title,
  type: resources.type,
  updatedAt: resources.updatedAt,
  teacherId: resources.teacherId,
  teacherName: users.name,
  version: resourceVersions.version,
  fileName: resourceVersions.fileName,
  mimeType: resourceVersions.mimeType,
  sizeBytes: resourceVersions.sizeBytes,
  assignedStudents: sql<string[]>`array(
    select given.student_id::text from resource_assignments given
    where given.resource_id = resources.id and ${givenTo(reader)} order by 1)`,
  isRead: sql<boolean>`exists (
    select 1 from reads where reads.user_id = ${reader.id} and reads.subject = 'resource'
      and reads.subject_id = resources.id
      and reads.read_at >= coalesce(resource_versions.created_at, reads.read_at))`,
});

const rowsFor = (db: Database, reader: SignedIn) =>
  db
    .select(columnsFor(reader))
    .from(resources)
    .innerJoin(users, eq(users.id, resources.teacherId))
    .leftJoin(resourceVersions, isNewest);

/** A page of what matches, the last changed first. */
export async function findResources(
  db: Database,
  reader: SignedIn,
  { where, limit, offset }: { where: SQL | undefined; limit: number; offset: number },
) {
  return rowsFor(db, reader)
    .where(and(withinReach(reader), where))
    .orderBy(desc(resources.updatedAt), asc(resources.id))
    .limit(limit)
    .offset(offset);
}

export type ResourceRow = Awaited<ReturnType<typeof findResources>>[number];

export async function countResources(db: Database, reader: SignedIn, where: SQL | undefined) {
  const [row] = await db
    .select({ total: count() })
    .from(resources)
    .where(and(withinReach(reader), where));
  return row?.total ?? 0;
}

/** All that a title's search needs. */
export async function findTitles(db: Database, reader: SignedIn) {
  return db
    .select({ id: resources.id, title: resources.title })
    .from(resources)
    .where(withinReach(reader));
}

export async function findResource(db: Database, reader: SignedIn, id: string) {
  const [row] = await rowsFor(db, reader).where(and(withinReach(reader), eq(resources.id, id)));
  if (!row) throw new AppError("not_found");
  return row;
}

/** A teacher's own, to be changed: whatever else changes it waits. */
export async function lockOwnResource(
  tx: Transaction,
  teacher: SignedIn,
  id: string,
  { evenDeleted = false } = {},
) {
  const isKept = evenDeleted ? undefined : isNull(resources.deletedAt);
  const [row] = await tx
    .select()
    .from(resources)
    .where(and(eq(resources.id, id), eq(resources.teacherId, teacher.id), isKept))
    .for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

/** The newest first. */
export async function findVersions(db: Database, resourceId: string) {
  return db
    .select()
    .from(resourceVersions)
    .where(eq(resourceVersions.resourceId, resourceId))
    .orderBy(desc(resourceVersions.version));
}

export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

export async function findStorageKeys(db: Database, resourceId: string): Promise<string[]> {
  const rows = await findVersions(db, resourceId);
  return rows.map(({ storageKey }) => storageKey);
}

export async function findDeletedBefore(db: Database, before: Date) {
  return db.select({ id: resources.id }).from(resources).where(lt(resources.deletedAt, before));
}

/** Pupils by name, each with their parents. */
export async function findFamilies(db: Database, studentIds: readonly string[]) {
  if (studentIds.length === 0) return [];
  return db
    .select({
      id: users.id,
      name: users.name,
      parentIds: sql<
        string[]
      >`array(select parent.id::text from ${parentsOf(users.id)} as parent (id)
        order by 1)`,
    })
    .from(users)
    .where(inArray(users.id, [...studentIds]))
    .orderBy(asc(users.id));
}
