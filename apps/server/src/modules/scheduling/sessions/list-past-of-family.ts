import type {
  PastLesson,
  PastLessons,
  PastLessonsQuery,
} from "@riwaq/contracts/scheduling/sessions";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findPastOfFamily } from "./find-past-of-family.ts";
import { presentSession, shownBy } from "./presenter.ts";

export type SentReport = PastLesson["reports"][number];

/** Reports lie above lessons. */
export type FindSentReports = (
  db: Database,
  reader: SignedIn,
  sessionIds: readonly string[],
) => Promise<Map<string, SentReport[]>>;

/** A page of the lessons of the reader's family that are over, the latest first, with the reports on them. */
export async function listPastOfFamily(
  ctx: Context,
  query: PastLessonsQuery,
  findSentReports: FindSentReports,
): Promise<PastLessons> {
  const reader = requireSignedIn(ctx.actor);
  const shown = shownBy(ctx);
  const { rows, next } = await findPastOfFamily(ctx.db, reader, { ...query, now: shown.now });
  const ids = rows.map(({ id }) => id);
  const reports = await findSentReports(ctx.db, reader, ids);
  const lessons = rows.map((row) => ({
    ...presentSession(row, reader, shown),
    reports: reports.get(row.id) ?? [],
  }));
  return { lessons, next };
}
