import type { Report } from "@riwaq/contracts/learning/reports";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { presentReport } from "./presenter.ts";
import { findNewestReports } from "./queries.ts";

/** The last report on each of these pupils, as this reader sees it; the caller knows that they are the reader's own. */
export async function findLastReports(
  db: Database,
  reader: Pick<SignedIn, "id" | "roles">,
  studentIds: readonly string[],
): Promise<Map<string, Report>> {
  if (studentIds.length === 0) return new Map();
  const rows = await findNewestReports(db, reader, studentIds);
  return new Map(rows.map((row) => [row.studentId, presentReport(row, reader)]));
}
