import { and, eq, isNull, lt, or } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { brandText } from "../../../platform/i18n/translate.ts";
import { calendarFeeds } from "../tables/calendar-feeds.ts";
import { lessonEvent } from "./ical/lesson-event.ts";
import { writeCalendar } from "./ical/write-calendar.ts";
import { tokenHash } from "./make-feed.ts";
import { findFeedLessons, findFeedOwner } from "./queries.ts";

const KEPT_MS = 60 * 86_400_000;
/** Calendars ask again and again; the page that shows when it was read needs no more. */
const READ_NOTED_MS = 3_600_000;

/** The calendar of whoever the secret address belongs to, or not found: it alone is asked for, no sign-in. */
export async function readFeed(
  ctx: Pick<Context, "db" | "clock" | "config">,
  token: string,
): Promise<string> {
  const hash = tokenHash(token);
  const owner = await findFeedOwner(ctx.db, hash);
  if (!owner) throw new AppError("not_found");
  const now = ctx.clock.now();
  await noteReading(ctx, hash, now);
  const from = new Date(now.getTime() - KEPT_MS);
  const lessons = await findFeedLessons(ctx.db, owner, from);
  const { language, timeZone: zone } = owner;
  return writeCalendar({
    name: brandText(language),
    language,
    events: lessons.map((lesson) =>
      lessonEvent(lesson, { role: lesson.role, zone, language }, ctx.config.publicUrl),
    ),
  });
}

async function noteReading({ db }: Pick<Context, "db">, hash: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - READ_NOTED_MS);
  const isDue = or(isNull(calendarFeeds.readAt), lt(calendarFeeds.readAt, before));
  await db
    .update(calendarFeeds)
    .set({ readAt: now })
    .where(and(eq(calendarFeeds.tokenHash, hash), isDue));
}
