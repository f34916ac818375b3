import { and, asc, eq, isNull } from "drizzle-orm";

import { AppError } from "../../app-error.ts";
import type { SignedIn } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { uploads } from "../../db/schema/uploads.ts";

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
