import type { Report } from "@riwaq/contracts/reports";

import { requireSignedIn } from "../../actors.ts";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { reads } from "../../db/schema/reads.ts";
import { inTransaction } from "../../db/transaction.ts";
import { isFamily } from "./policy.ts";
import { presentReport } from "./presenter.ts";
import { findReport } from "./queries.ts";

/** A report is no longer new for this member of the family, until it is corrected. Nothing is new for teacher and staff. */
export async function markRead(ctx: Context, id: string): Promise<Report> {
  const reader = requireSignedIn(ctx.actor);
  const readAt = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    const row = await findReport(tx, reader, id);
    if (!row) throw new AppError("not_found");
    if (!isFamily(reader)) return presentReport(row, reader);
    await tx
      .insert(reads)
      .values({ userId: reader.id, subject: "report", subjectId: id, readAt })
      .onConflictDoUpdate({
        target: [reads.userId, reads.subject, reads.subjectId],
        set: { readAt },
      });
    return presentReport({ ...row, readAt }, reader);
  });
}
