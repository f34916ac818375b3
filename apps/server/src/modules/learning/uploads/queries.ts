import { and, asc, eq, isNull, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { uploads } from "../tables/uploads.ts";

/** Those that are not in use yet, the first begun first. */
export async function findOpenUploads(db: Database, userId: string) {
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isNull(uploads.finishedAt)))
    .orderBy(asc(uploads.createdAt), asc(uploads.id));
}

/** An upload of this person that is not in use yet; somebody else's is not found. */
export async function findOpenUpload(db: Database, owner: SignedIn, id: string) {
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, owner.id), isNull(uploads.finishedAt)));
  if (!upload) throw new AppError("not_found");
  return upload;
}

/** Whether its row is gone: nothing becomes of it any more. */
export async function isGivenUp(db: Database, id: string): Promise<boolean> {
  return (await db.$count(uploads, eq(uploads.id, id))) === 0;
}

/** What a teacher's files take, those set aside and those on their way among them. */
export async function findUsedBytes(db: Database, teacherId: string) {
  const [row] = await db
    .select({
      isApproved: sql<boolean>`${teachers.approval} = 'approved'`,
      usedBytes: sql<number>`(
        coalesce((select sum(v.size_bytes) from resource_versions v
          join resources r on r.id = v.resource_id where r.teacher_id = ${teacherId}), 0)
        + coalesce((select sum(u.size_bytes) from uploads u
          where u.user_id = ${teacherId} and u.finished_at is null), 0))::float8`,
    })
    .from(teachers)
    .where(eq(teachers.userId, teacherId));
  if (!row) throw new AppError("not_found");
  return row;
}
