import { type CalendarLesson, lessonEvent } from "../../calendar/lesson-event.ts";
import { type LessonInvite, lessonInvite, lessonsFile } from "../../calendar/lesson-invite.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { findLetters, type Letter, readerOf } from "./find-letters.ts";
import { listLessons } from "./list-lessons.ts";

export type LessonNews = {
  event: "booked" | "moved" | "cancelled" | "restored" | "holiday";
  sessionIds: string[];
  /** Who did it: told as well, since the mail brings the lesson to the calendar, but never without that. */
  changedBy: string | null;
};

/** What a mail can carry: 52 weeks of two lessons. */
const CALENDAR_MAX = 104;

/**
 * One mail for each person concerned, however many lessons changed: the teacher, the students by their own address and
 * all parents, each in their language, on their clock, with the lessons that they may see. Nobody is written to who
 * chose no mails. Called in the transaction of the change, after it.
 */
export async function tellLessons(
  ctx: Pick<Context, "clock" | "config">,
  tx: Database,
  { event, sessionIds, changedBy }: LessonNews,
): Promise<void> {
  if (sessionIds.length === 0) return;
  for (const letter of await findLetters(tx, sessionIds)) {
    const { to, lessons } = letter;
    const invite = inviteOf(letter, ctx.config);
    if (to.id === changedBy && !invite) continue;
    await queueMail(ctx, tx, {
      to: to.email,
      template: `lesson-${event}`,
      language: to.language,
      params: {
        name: to.name,
        link: `${ctx.config.publicUrl}/sessions`,
        count: String(lessons.length),
        details: listLessons(lessons, readerOf(letter)),
      },
      ...(invite ? { invite } : {}),
    });
  }
}

function inviteOf(letter: Letter, config: Context["config"]): LessonInvite | undefined {
  const { to, lessons } = letter;
  const events = lessons.map((lesson) => lessonEvent(lesson, readerOf(letter), config.publicUrl));
  const [only] = events;
  if (!only || events.length > CALENDAR_MAX) return undefined;
  if (events.length > 1) return lessonsFile(events);
  const method = isCancelled(lessons[0]) ? "CANCEL" : "REQUEST";
  return lessonInvite(only, method, { from: config.mailFrom, to });
}

function isCancelled(lesson: CalendarLesson | undefined): boolean {
  return lesson?.status === "Cancelled";
}
