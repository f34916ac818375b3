import type { ReportDraft } from "@riwaq/contracts/learning/reports";
import { eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { sessionReports } from "../tables/session-reports.ts";
import { lockReport } from "./queries.ts";

/**
 * Keeps what the teacher has typed, an empty draft nothing. One that names a version which is no longer the newest comes
 * late: the report was sent meanwhile, here or in another tab. No event: nobody but its writer reads a draft.
 */
export const saveDraft = command({
  by: requireTeacher,
  lock: (tx, { actor }, { id }: { id: string; draft: ReportDraft }) => lockReport(tx, actor.id, id),
  trace: "none",
  run: async ({ tx, now, locked: report }, { id, draft }): Promise<Date> => {
    const { version } = draft;
    if (version !== undefined && version !== report.version) {
      throw refusal("conflict", "report_changed");
    }
    const isEmpty = Object.keys(draft).every((key) => key === "version");
    await tx
      .update(sessionReports)
      .set(isEmpty ? { draft: null, draftSavedAt: null } : { draft, draftSavedAt: now })
      .where(eq(sessionReports.id, id));
    return now;
  },
});
