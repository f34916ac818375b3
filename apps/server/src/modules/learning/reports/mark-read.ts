import type { Report } from "@riwaq/contracts/learning/reports";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { reads } from "../tables/reads.ts";
import { isReadAsFamily } from "./policy.ts";
import { presentReport } from "./presenter.ts";
import { findReport } from "./queries.ts";

/** A report is no longer new for this member of the family, until it is corrected. Nothing is new for teacher and staff. */
export const markRead = command({
  by: requireSignedIn,
  trace: "none",
  run: async ({ tx, actor: reader, now: readAt }, { id }: { id: string }): Promise<Report> => {
    const row = await findReport(tx, reader, id);
    if (!row) throw new AppError("not_found");
    if (!isReadAsFamily(reader, row)) return presentReport(row, reader);
    await tx
      .insert(reads)
      .values({ userId: reader.id, subject: "report", subjectId: id, readAt })
      .onConflictDoUpdate({
        target: [reads.userId, reads.subject, reads.subjectId],
        set: { readAt },
      });
    return presentReport({ ...row, readAt }, reader);
  },
});
