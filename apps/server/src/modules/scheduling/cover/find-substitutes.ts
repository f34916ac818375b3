import { isOpen } from "@riwaq/domain/scheduling/availability/opening-hours";
import {
  type Candidate,
  type LessonToCover,
  type Ranked,
  rankSubstitutes,
} from "@riwaq/domain/scheduling/cover/rank-substitutes";
import { instantMsOf } from "@riwaq/domain/time/iso-instant";

import type { Database } from "../../../platform/db/database.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { type TeacherHours, loadHours } from "../availability/load-hours.ts";
import {
  type PupilFacts,
  type TeacherFacts,
  findKnownPairs,
  findPupilFacts,
  findTeachersHere,
} from "./find-teachers-here.ts";

/** A lesson as it is to be covered. */
export type Coverable = {
  id: string;
  /** Who teaches it otherwise. */
  teacherId: string;
  programmeId: string | null;
  startsAt: Date;
  endsAt: Date;
  studentIds: readonly string[];
};

/** Half of the week that is looked at around a lesson. */
const HALF_WEEK_MS = 84 * 3_600_000;

type Asked = {
  now: Date;
  only?: readonly string[];
  /** Lessons that take nobody's hour by themselves. */
  replaced?: readonly string[];
};

/**
 * Everybody who teaches here, ranked for each lesson by its id: one set of questions, however many lessons and teachers
 * there are. Their load is that of the week around the lesson.
 */
export async function findSubstitutes(
  db: Database,
  lessons: readonly Coverable[],
  { now, only, replaced }: Asked,
): Promise<Map<string, Ranked[]>> {
  if (lessons.length === 0) return new Map();
  const starts = lessons.map(({ startsAt }) => startsAt.getTime());
  const window = {
    fromMs: Math.min(...starts) - HALF_WEEK_MS,
    untilMs: Math.max(...starts) + HALF_WEEK_MS,
    ...(replaced && { exceptSessionIds: replaced }),
  };
  const { sameGenderFrom12 } = await findInstitute(db);
  const teachers = await findTeachersHere(db, only);
  const ids = teachers.map(({ id }) => id);
  const hours = await loadHours(db, ids, window);
  const studentIds = [...new Set(lessons.flatMap((lesson) => lesson.studentIds))];
  const pupils = new Map(
    (await findPupilFacts(db, studentIds, { teacherIds: ids, now })).map((one) => [one.id, one]),
  );
  const known = await findKnownPairs(db, studentIds, ids);
  return new Map(
    lessons.map((lesson) => {
      const taught = lesson.studentIds.flatMap((id) => pupils.get(id) ?? []);
      const asked: LessonToCover = { ...lesson, ...hoursOf(lesson), sameGenderFrom12 };
      const candidates = teachers.flatMap((teacher) => {
        const own = hours.get(teacher.id);
        return own ? [candidateOf(asked, { teacher, hours: own, pupils: taught, known })] : [];
      });
      return [lesson.id, rankSubstitutes(asked, candidates)];
    }),
  );
}

const hoursOf = ({ startsAt, endsAt }: Coverable) => ({
  startsAtMs: startsAt.getTime(),
  endsAtMs: endsAt.getTime(),
});

type Facts = {
  teacher: TeacherFacts;
  hours: TeacherHours;
  pupils: readonly PupilFacts[];
  known: ReadonlySet<string>;
};

function candidateOf(
  { startsAtMs, endsAtMs }: LessonToCover,
  { teacher, hours, pupils, known }: Facts,
): Candidate {
  const [from, until] = [startsAtMs - HALF_WEEK_MS, startsAtMs + HALF_WEEK_MS];
  const isTouched = ({ startMs, endMs }: { startMs: number; endMs: number }) =>
    startMs < endsAtMs && startsAtMs < endMs;
  const spoken = new Set(pupils.flatMap(({ languages }) => languages));
  return {
    teacherId: teacher.id,
    name: teacher.name,
    isApproved: hours.approval === "approved",
    hasRoom: hours.hasRoom,
    gender: teacher.gender,
    programmeIds: teacher.programmeIds,
    busy: hours.busyMs,
    timeOff: hours.timeOff.map(([start, end]) => ({
      startMs: instantMsOf(start),
      endMs: instantMsOf(end),
    })),
    isHoliday: hours.holidays.some(isTouched),
    isInOwnHours: isOpen(hours, { startsAtMs, endsAtMs }),
    pupils: pupils.map(({ exceptions, ...pupil }) => ({
      ...pupil,
      hasException: exceptions.includes(teacher.id),
    })),
    isKnown: pupils.some(({ id }) => known.has(`${id} ${teacher.id}`)),
    sharesLanguage: teacher.languages.some((language) => spoken.has(language)),
    minutesThatWeek: Math.round(
      hours.busyMs
        .filter(({ startMs }) => from <= startMs && startMs < until)
        .reduce((sum, { startMs, endMs }) => sum + (endMs - startMs), 0) / 60_000,
    ),
  };
}
