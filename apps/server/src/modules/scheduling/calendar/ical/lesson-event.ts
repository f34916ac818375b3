import type { Language } from "@riwaq/contracts/languages";
import type { MeetingProviderName } from "@riwaq/domain/scheduling/sessions/meeting-room";

import { mailText } from "../../../../platform/i18n/translate.ts";
import { isolated, lessonHours } from "../../../../platform/i18n/wall-hours.ts";
import { isInOurRoom, roomPath } from "../../meetings/meeting-link-of.ts";
import { type CalendarEvent, lessonUid } from "./write-calendar.ts";

/** A lesson with no more people in it than its reader may see. */
export type CalendarLesson = {
  id: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  status: string;
  updatedAt: Date;
  meetingProvider: MeetingProviderName | null;
  programme: Record<Language, string> | null;
  teacherName: string;
  teacherZone: string;
  pupils: Array<{ name: string; zone: string }>;
};

type TitledLesson = Pick<CalendarLesson, "programme" | "teacherName"> & {
  pupils: Array<{ name: string }>;
};

export type CalendarReader = { role: "T" | "S" | "P" | "A"; zone: string; language: Language };

/** What a lesson is called to its reader: a teacher reads the pupils' names, a family the teacher's. */
export function lessonTitle(
  { programme, teacherName, pupils }: TitledLesson,
  { role, language }: CalendarReader,
): string {
  return mailText(`lesson.title.${role}`, language, {
    programme: programme?.[language] ?? mailText("lesson.plain", language, {}),
    teacher: isolated(teacherName),
    pupils: pupils.map(({ name }) => isolated(name)).join(" · "),
  });
}

/** On the reader's clock, with the other side's beside it. */
export function hoursFor(lesson: CalendarLesson, reader: CalendarReader): string {
  const family = lesson.pupils[0]?.zone ?? reader.zone;
  const other = reader.role === "T" ? family : lesson.teacherZone;
  return lessonHours(lesson, { own: reader.zone, other, language: reader.language });
}

export function lessonEvent(
  lesson: CalendarLesson,
  reader: CalendarReader,
  publicUrl: string,
): CalendarEvent {
  return {
    uid: lessonUid(lesson.id),
    sequence: lesson.sequence,
    startsAt: lesson.startsAt,
    endsAt: lesson.endsAt,
    summary: plainText(lessonTitle(lesson, reader)),
    description: plainText(hoursFor(lesson, reader)),
    url: publicUrl + wayInto(lesson),
    status: lesson.status === "Cancelled" ? "CANCELLED" : "CONFIRMED",
    updatedAt: lesson.updatedAt,
  };
}

/** Calendar programs show the marks of direction as boxes. */
function plainText(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, "");
}

/** Into our own room; to a lesson that meets elsewhere, or is not held, where its button or what became of it stands. */
export function wayInto(lesson: Pick<CalendarLesson, "id" | "status" | "meetingProvider">): string {
  const isHeldHere = isInOurRoom(lesson) && lesson.status !== "Cancelled";
  return isHeldHere ? roomPath(lesson.id) : lessonPath([lesson]);
}

/** Where a lesson opens over the list of lessons; of several, the list itself. */
export function lessonPath(lessons: ReadonlyArray<{ id: string }>): string {
  const [only] = lessons;
  return lessons.length === 1 && only ? `/sessions?lesson=${only.id}` : "/sessions";
}
