import type { Context } from "../../../platform/context.ts";
import { type CalendarLesson, lessonEvent } from "../../scheduling/calendar/ical/lesson-event.ts";
import {
  type LessonInvite,
  lessonInvite,
  lessonsFile,
} from "../../scheduling/calendar/ical/lesson-invite.ts";
import { type Letter, readerOf } from "./find-letters.ts";

/** What a mail can carry: 52 weeks of two lessons. */
const CALENDAR_MAX = 104;

/** The lessons of a letter for the reader's calendar; undefined where they are too many, or where no mail can go. */
export function inviteToLessons(
  letter: Letter,
  config: Context["config"],
): LessonInvite | undefined {
  const { to, lessons } = letter;
  const { email, name } = to;
  const events = lessons.map((lesson) => lessonEvent(lesson, readerOf(letter), config.publicUrl));
  const [only] = events;
  if (!only || !email || events.length > CALENDAR_MAX) return undefined;
  if (events.length > 1) return lessonsFile(events, to.language);
  const method = isCancelled(lessons[0]) ? "CANCEL" : "REQUEST";
  return lessonInvite(only, method, { from: config.mailFrom, to: { name, email } });
}

function isCancelled(lesson: CalendarLesson | undefined): boolean {
  return lesson?.status === "Cancelled";
}
