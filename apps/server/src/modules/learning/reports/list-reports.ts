import { REPORTS_PER_PAGE, type Reports } from "@riwaq/contracts/learning/reports";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { requirePupil } from "../../people/reach/pupils.ts";
import { presentReport } from "./presenter.ts";
import { countReports, findReports } from "./queries.ts";

/** A page of a pupil's reports, the newest lesson first; a teacher reads their own. A page past the last is the last. */
export async function listReports(
  { db, actor, clock }: Context,
  id: string,
  asked: number,
): Promise<Reports> {
  const reader = requireSignedIn(actor);
  const studentId = await requirePupil(db, reader, id, clock.now());
  const total = await countReports(db, reader, studentId);
  const pages = Math.max(1, Math.ceil(total / REPORTS_PER_PAGE));
  const page = Math.min(asked, pages);
  const offset = (page - 1) * REPORTS_PER_PAGE;
  const rows = await findReports(db, reader, { studentId, offset, limit: REPORTS_PER_PAGE });
  return { reports: rows.map((row) => presentReport(row, reader)), page, pages, total };
}
