import type { Transaction } from "../../../platform/db/transaction.ts";
import { mailText } from "../../../platform/i18n/translate.ts";
import { isolated, lessonHours } from "../../../platform/i18n/wall-hours.ts";
import { findParentsOf } from "../../people/reach/family.ts";
import { pupilOfInstitute } from "../../people/reach/pupils.ts";
import type { EndedLesson } from "../../scheduling/events.ts";
import { findNextHours } from "../../scheduling/make-ups/find-free-hours.ts";
import { lengthOf } from "../../scheduling/outcomes/say-outcomes.ts";
import type { Letter } from "./find-letters.ts";
import { findReader } from "./queries.ts";

/** The next free hours for a lesson that is owed, by the pupil whom a reader is, or is a parent of. */
export async function findHoursOf(tx: Transaction, lesson: EndedLesson, now: Date) {
  const { teacherId, studentIds, startsAt: lostAt } = lesson;
  const byPupil = new Map<string, Date[]>();
  for (const studentId of studentIds) {
    const pupil = await findReader(tx, studentId);
    if (!pupil) continue;
    const owed = {
      pupilId: pupilOfInstitute(studentId),
      teacherId,
      familyZone: pupil.timeZone,
      lengthMin: lengthOf(lesson),
      lostAt,
    };
    byPupil.set(studentId, await findNextHours(tx, owed, now));
  }
  const parents = await findParentsOf(tx, studentIds);
  return (userId: string): Date[] => {
    const ofChild = parents.find(({ parentId }) => parentId === userId)?.studentId ?? "";
    return byPupil.get(userId) ?? byPupil.get(ofChild) ?? [];
  };
}

/** As a mail lists them, a line each, on both clocks. */
export function listHours(
  { to, lessons: [told] }: Letter,
  hours: readonly Date[],
  lesson: EndedLesson,
): string {
  if (!told || hours.length === 0) return "";
  const { language, timeZone: own } = to;
  const lines = hours.map((startsAt) => {
    const endsAt = new Date(startsAt.getTime() + lengthOf(lesson) * 60_000);
    return `– ${lessonHours({ startsAt, endsAt }, { own, other: told.teacherZone, language })}`;
  });
  const teacher = isolated(told.teacherName);
  return [mailText("lesson-not-given.hours", language, { teacher }), ...lines].join("\n");
}
