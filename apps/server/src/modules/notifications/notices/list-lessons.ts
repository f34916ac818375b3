import { mailText } from "../../../platform/i18n/translate.ts";
import {
  type CalendarLesson,
  type CalendarReader,
  hoursFor,
  lessonTitle,
} from "../../scheduling/calendar/ical/lesson-event.ts";

const LISTED_MAX = 24;

/** The lessons as a mail lists them: what and with whom once, below it every hour in both clocks. */
export function listLessons(lessons: CalendarLesson[], reader: CalendarReader): string {
  const listed = lessons.slice(0, LISTED_MAX);
  const groups = Map.groupBy(listed, (lesson) => lessonTitle(lesson, reader));
  const texts = [...groups].map(([title, group]) =>
    [title, ...group.map((lesson) => `– ${hoursFor(lesson, reader)}`)].join("\n"),
  );
  const rest = lessons.length - listed.length;
  if (rest > 0) texts.push(mailText("lesson.more", reader.language, { count: String(rest) }));
  return texts.join("\n\n");
}
