import type { NextLesson } from "@riwaq/contracts/scheduling/sessions";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import type { Context, User } from "../../../platform/context.ts";
import { presentNextLesson, shownBy } from "./presenter.ts";
import { findComingSessions } from "./queries.ts";

/** A family's lessons under way and of so many days from now on, and the next one of each child however far ahead. */
export async function listComingLessons(
  ctx: Context,
  reader: User,
  { whose, days }: { whose: "self" | "children"; days: number },
): Promise<NextLesson[]> {
  const shown = shownBy(ctx);
  const { now } = shown;
  const until = new Date(now.getTime() + days * DAY_MS);
  const rows = await findComingSessions(ctx.db, { id: reader.id, whose }, { from: now, until });
  return rows.map((row) => presentNextLesson(row, reader, shown));
}
