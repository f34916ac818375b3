import type { OpenHours } from "@riwaq/contracts/scheduling/availability";
import { freeSlots } from "@riwaq/domain/scheduling/availability/free-slots";
import { LESSON_LENGTHS_MIN } from "@riwaq/domain/scheduling/series/series";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import type { Database } from "../../../platform/db/database.ts";
import { findInstitute, trialOf } from "../../../platform/institute.ts";
import { OFFERED_EVERY_MIN } from "./find-free-slots.ts";
import { loadHours, type TeacherHours } from "./load-hours.ts";
import { findFoundTeachers } from "./queries.ts";

const DAYS = 7;

/**
 * When somebody who comes new may have a first lesson in the next seven days: as long as the institute's trial, else
 * the shortest one, with any teacher whom families find and who has the notice that they ask for. Whose hours these
 * are is not told.
 */
export async function findOpenHours(db: Database, now: Date): Promise<OpenHours> {
  const { lengthMinutes, starts } = await findFirstLessons(db, await findFoundTeachers(db), now);
  const all = new Set([...starts.values()].flat());
  return { length_minutes: lengthMinutes, starts: [...all].toSorted() };
}

/** The same by teacher, for these; none for one who has nowhere to meet. */
export async function findFirstLessons(db: Database, teacherIds: readonly string[], now: Date) {
  const length = trialOf(await findInstitute(db))?.length_minutes ?? LESSON_LENGTHS_MIN[0];
  const window = { fromMs: now.getTime() + 1, untilMs: now.getTime() + DAYS * DAY_MS };
  const hours = await loadHours(db, teacherIds, window);
  const bookable = [...hours].filter(([, { hasRoom }]) => hasRoom);
  const starts = bookable.map(([id, teacher]) => [id, startsOf(teacher, window, length)] as const);
  return { lengthMinutes: length, starts: new Map(starts) };
}

type Window = { fromMs: number; untilMs: number };

function startsOf(teacher: TeacherHours, { fromMs, untilMs }: Window, lengthMin: number): string[] {
  return freeSlots({
    ...teacher,
    viewerZone: "UTC",
    from: new Date(fromMs).toISOString(),
    to: new Date(untilMs).toISOString(),
    lengthMin,
    stepMin: OFFERED_EVERY_MIN,
    notBefore: new Date(fromMs + teacher.minimumNoticeMs).toISOString(),
  });
}
