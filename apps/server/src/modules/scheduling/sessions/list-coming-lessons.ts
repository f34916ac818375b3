import type { NextLesson } from "@riwaq/contracts/scheduling/sessions";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import type { User } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { presentNextLesson } from "./presenter.ts";
import { findComingSessions } from "./queries.ts";

/** A family's lessons under way and of so many days from now on, and the next one of each child however far ahead. */
export async function listComingLessons(
  db: Database,
  reader: User,
  { whose, now, days }: { whose: "self" | "children"; now: Date; days: number },
): Promise<NextLesson[]> {
  const until = new Date(now.getTime() + days * DAY_MS);
  const rows = await findComingSessions(db, { id: reader.id, whose }, { from: now, until });
  return rows.map((row) => presentNextLesson(row, reader, now));
}
