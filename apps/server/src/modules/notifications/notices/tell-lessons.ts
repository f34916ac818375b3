import { announceChange } from "../../../platform/bus/announce-news.ts";
import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { lessonPath } from "../../scheduling/calendar/ical/lesson-path.ts";
import { type Notice, notify } from "../notifications/notify.ts";
import { findLetters, type Letter, paramsOf, readerOf } from "./find-letters.ts";
import { inviteToLessons } from "./invite-to-lessons.ts";
import { listLessons } from "./list-lessons.ts";

export type LessonNews = {
  event: "booked" | "moved" | "cancelled" | "restored" | "holiday";
  sessionIds: string[];
  /** Who did it: gets the mail as well, since it brings the lesson to the calendar, but never without that. */
  changedBy: string | null;
  /** Where a moved lesson was before. */
  before?: Date;
};

/**
 * Told once to each person concerned, however many lessons changed: the teacher, the students and all parents, each in
 * their language, on their clock, with the lessons that they may see. Called in the transaction of the change, after it.
 */
export async function tellLessons(
  ctx: Pick<Context, "clock" | "config">,
  tx: Transaction,
  news: LessonNews,
): Promise<void> {
  if (news.sessionIds.length === 0) return;
  const letters = await findLetters(tx, news.sessionIds);
  await notify(
    ctx,
    tx,
    letters.map((letter) => noticeOf(letter, news, ctx.config)),
  );
  await announceChange(
    tx,
    letters.map(({ to }) => to.id),
    ["lessons"],
  );
}

function noticeOf(letter: Letter, news: LessonNews, config: Context["config"]): Notice {
  const { to, lessons } = letter;
  const { event, changedBy, before } = news;
  const [first] = lessons;
  const isOwn = to.id === changedBy;
  const invite = inviteToLessons(letter, config);
  const details = listLessons(lessons, readerOf(letter));
  return {
    userId: to.id,
    event: event === "holiday" ? event : `lesson-${event}`,
    // A lesson counts its changes, so that each is told.
    key: `lesson-${event}:${first?.id}:${first?.sequence}`,
    params: paramsOf(letter),
    path: lessonPath(lessons),
    isOwn,
    mail: isOwn && !invite ? null : { template: `lesson-${event}`, params: { details }, invite },
    ...(before && { before }),
  };
}
