import { eq } from "drizzle-orm";

import type { Context, SignedIn } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { resourceVersions } from "../tables/resource-versions.ts";
import { resources } from "../tables/resources.ts";
import type { TakenFile } from "../uploads/take-upload.ts";

type Version = { id: string; version: number; teacher: SignedIn };

/** A file becomes this version of a resource, which is then of the file's kind. */
export async function writeVersion(
  ctx: Pick<Context, "clock">,
  tx: Transaction,
  { id, version, teacher }: Version,
  file: TakenFile,
): Promise<void> {
  const now = ctx.clock.now();
  const { type, sizeBytes, fileName, mimeType, sha256, storageKey } = file;
  await tx.insert(resourceVersions).values({
    resourceId: id,
    version,
    fileName,
    mimeType,
    sizeBytes,
    sha256,
    storageKey,
    uploadedById: teacher.id,
    createdAt: now,
  });
  await tx
    .update(resources)
    .set({ version, type, sizeBytes, updatedAt: now })
    .where(eq(resources.id, id));
}
