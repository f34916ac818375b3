import { and, eq, isNull } from "drizzle-orm";

import { badField } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { uploads } from "../tables/uploads.ts";

type Use = { uploadId: string; resourceId: string; holder: string };

/** Once, by who holds its lease: a file belongs to one resource. */
export async function finishUpload(
  ctx: Pick<Context, "clock">,
  tx: Transaction,
  { uploadId, resourceId, holder }: Use,
): Promise<void> {
  const [finished] = await tx
    .update(uploads)
    .set({ finishedAt: ctx.clock.now(), resourceId, leaseHolder: null, leaseUntil: null })
    .where(
      and(eq(uploads.id, uploadId), eq(uploads.leaseHolder, holder), isNull(uploads.finishedAt)),
    )
    .returning({ id: uploads.id });
  if (!finished) throw badField("upload_id", "upload_missing");
}
