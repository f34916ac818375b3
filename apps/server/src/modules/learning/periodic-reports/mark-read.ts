import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { reads } from "../tables/reads.ts";
import { readsAsParent } from "./policy.ts";
import { type PeriodicRow, findPeriodicReport } from "./queries.ts";

/** No longer new for this parent. Nothing is new for teacher and staff. */
export const markRead = command({
  by: requireSignedIn,
  trace: "none",
  run: async ({ tx, actor: reader, now }, { id }: { id: string }): Promise<PeriodicRow> => {
    const row = await findPeriodicReport(tx, reader, id);
    if (!readsAsParent(reader, row)) return row;
    await tx
      .insert(reads)
      .values({ userId: reader.id, subject: "periodic_report", subjectId: id, readAt: now })
      .onConflictDoNothing();
    return { ...row, isRead: true };
  },
});
