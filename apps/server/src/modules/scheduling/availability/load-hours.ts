import type { Interval } from "@riwaq/domain/scheduling/availability/interval";
import type {
  IsoInterval,
  OpeningHours,
  Season,
  WallRange,
} from "@riwaq/domain/scheduling/availability/opening-hours";
import { holidayIntervals } from "@riwaq/domain/scheduling/policy/holidays";
import { hasRoom } from "@riwaq/domain/scheduling/sessions/meeting-room";
import { civilDateOf, DAY_MS } from "@riwaq/domain/time/civil-date";
import { timeFromMinutes } from "@riwaq/domain/time/wall-time";
import { and, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { findHolidays, type HolidayRow } from "../holidays/queries.ts";
import { availabilityExceptions } from "../tables/availability-exceptions.ts";
import { leaves } from "../tables/leaves.ts";
import { offerHours } from "../tables/offer-hours.ts";
import { sessions } from "../tables/sessions.ts";
import { timeSlots } from "../tables/time-slots.ts";
import { LONGEST_LESSON_MS } from "./queries.ts";

/** A teacher's hours and lessons, as `freeSlots`, `openIntervals` and `isOpen` take them. */
export type TeacherHours = OpeningHours & {
  ranges: WallRange[];
  seasons: Season[];
  extraHours: IsoInterval[];
  /** Exceptions and leave of the teacher, and confirmed Eids. */
  timeOff: IsoInterval[];
  busy: IsoInterval[];
  /** The same lessons in ms. */
  busyMs: Interval[];
  bufferMin: number;
  minimumNoticeMs: number;
  approval: (typeof teachers.$inferSelect)["approval"];
  hasRoom: boolean;
  /** Confirmed Eids alone, in ms. */
  holidays: Interval[];
  instituteZone: string;
};

type Window = {
  fromMs: number;
  untilMs: number;
  /** Lessons that are about to be moved or replaced, and so do not count as busy. */
  exceptSessionIds?: readonly string[] | undefined;
};

type WeekRow = Awaited<ReturnType<typeof findWeeks>>[number];
type DatedRow = Awaited<ReturnType<typeof findDated>>[number];

async function findWeeks(db: Database, teacherIds: readonly string[]) {
  return db
    .select({
      teacherId: teachers.userId,
      teacherZone: users.timeZone,
      instituteZone: sql<string>`(select time_zone from institute)`,
      approval: teachers.approval,
      minimumNoticeHours: teachers.minimumNoticeHours,
      bufferMin: teachers.bufferMinutes,
      meetingProvider: teachers.meetingProvider,
      meetingLink: teachers.meetingLink,
      plan: timeSlots.plan,
      dayOfWeek: timeSlots.dayOfWeek,
      startMinute: timeSlots.startMinute,
      endMinute: timeSlots.endMinute,
    })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .leftJoin(timeSlots, eq(timeSlots.teacherId, teachers.userId))
    .where(inArray(teachers.userId, [...teacherIds]));
}

/** Lessons, hours that are held, exceptions and granted leave that touch the window, in one question. */
async function findDated(db: Database, teacherIds: readonly string[], window: Window) {
  const [from, until] = [new Date(window.fromMs - DAY_MS), new Date(window.untilMs + DAY_MS)];
  const except = new Set(window.exceptSessionIds);
  const rows = await db
    .select({
      id: sessions.id,
      teacherId: sessions.teacherId,
      kind: sql<"lesson" | "time_off" | "extra_hours">`'lesson'::text`,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
    })
    .from(sessions)
    .where(
      and(
        inArray(sessions.teacherId, [...teacherIds]),
        ne(sessions.status, "Cancelled"),
        gt(sessions.startsAt, new Date(from.getTime() - LONGEST_LESSON_MS)),
        lt(sessions.startsAt, until),
        gt(sessions.endsAt, from),
      ),
    )
    .unionAll(
      db
        .select({
          id: offerHours.id,
          teacherId: offerHours.teacherId,
          kind: sql<"lesson" | "time_off" | "extra_hours">`'lesson'::text`,
          startsAt: offerHours.startsAt,
          endsAt: offerHours.endsAt,
        })
        .from(offerHours)
        .where(
          and(
            inArray(offerHours.teacherId, [...teacherIds]),
            lt(offerHours.startsAt, until),
            gt(offerHours.endsAt, from),
          ),
        ),
    )
    .unionAll(
      db
        .select({
          id: availabilityExceptions.id,
          teacherId: availabilityExceptions.teacherId,
          kind: sql<"lesson" | "time_off" | "extra_hours">`${availabilityExceptions.kind}`,
          startsAt: availabilityExceptions.startsAt,
          endsAt: availabilityExceptions.endsAt,
        })
        .from(availabilityExceptions)
        .where(
          and(
            inArray(availabilityExceptions.teacherId, [...teacherIds]),
            lt(availabilityExceptions.startsAt, until),
            gt(availabilityExceptions.endsAt, from),
          ),
        ),
    )
    .unionAll(
      db
        .select({
          id: leaves.id,
          teacherId: leaves.teacherId,
          kind: sql<"lesson" | "time_off" | "extra_hours">`'time_off'::text`,
          startsAt: leaves.startsAt,
          endsAt: leaves.endsAt,
        })
        .from(leaves)
        .where(
          and(
            inArray(leaves.teacherId, [...teacherIds]),
            eq(leaves.state, "granted"),
            lt(leaves.startsAt, until),
            gt(leaves.endsAt, from),
          ),
        ),
    );
  return rows.filter(({ id }) => !except.has(id));
}

function rangesOf(rows: readonly WeekRow[], plan: "usual" | "ramadan"): WallRange[] {
  return rows.flatMap(({ plan: own, dayOfWeek, startMinute, endMinute }) =>
    own === plan && dayOfWeek !== null && startMinute !== null && endMinute !== null
      ? [
          {
            day_of_week: dayOfWeek,
            start: timeFromMinutes(startMinute),
            end: timeFromMinutes(endMinute),
          },
        ]
      : [],
  );
}

/** Without a week of its own, Ramadan keeps the usual hours. */
function seasonsOf(rows: readonly WeekRow[], holidays: readonly HolidayRow[]): Season[] {
  if (!rows.some(({ plan }) => plan === "ramadan")) return [];
  const ranges = rangesOf(rows, "ramadan");
  return holidays
    .filter(({ kind }) => kind === "ramadan")
    .map(({ startsOn, endsOn }) => ({ from: startsOn, until: endsOn, ranges }));
}

const isoOf = (ms: number) => new Date(ms).toISOString();

function intervalsOf(rows: readonly DatedRow[], kind: DatedRow["kind"]): IsoInterval[] {
  return rows
    .filter((row) => row.kind === kind)
    .map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]);
}

function hoursOf(
  weeks: readonly [WeekRow, ...WeekRow[]],
  dated: readonly DatedRow[],
  holidays: readonly HolidayRow[],
  eids: Interval[],
): TeacherHours {
  const { teacherZone, instituteZone, approval, minimumNoticeHours, bufferMin } = weeks[0];
  const closed = eids.map(({ startMs, endMs }): IsoInterval => [isoOf(startMs), isoOf(endMs)]);
  const lessons = dated.filter(({ kind }) => kind === "lesson");
  return {
    teacherZone,
    instituteZone,
    approval,
    hasRoom: hasRoom(weeks[0]),
    ranges: rangesOf(weeks, "usual"),
    seasons: seasonsOf(weeks, holidays),
    extraHours: intervalsOf(dated, "extra_hours"),
    timeOff: [...intervalsOf(dated, "time_off"), ...closed],
    busy: intervalsOf(dated, "lesson"),
    busyMs: lessons.map(({ startsAt, endsAt }) => ({
      startMs: startsAt.getTime(),
      endMs: endsAt.getTime(),
    })),
    bufferMin,
    minimumNoticeMs: minimumNoticeHours * 3_600_000,
    holidays: eids,
  };
}

/**
 * The hours of several teachers by their ids, for instants (ms) of the window; a day more is read on both sides, so
 * that buffers and dates of other zones are whole. Three queries, however many teachers and past lessons there are.
 */
export async function loadHours(
  db: Database,
  teacherIds: readonly string[],
  window: Window,
): Promise<Map<string, TeacherHours>> {
  if (teacherIds.length === 0) return new Map();
  const weeks = Map.groupBy(await findWeeks(db, teacherIds), ({ teacherId }) => teacherId);
  const rows = await findDated(db, teacherIds, window);
  const dated = Map.groupBy(rows, ({ teacherId }) => teacherId);
  const holidays = await findHolidays(
    db,
    civilDateOf(window.fromMs - 2 * DAY_MS),
    civilDateOf(window.untilMs + 2 * DAY_MS),
  );
  const confirmed = holidays.filter(({ confirmedAt }) => confirmedAt !== null);
  let eids: Interval[] | undefined;
  const hours = new Map<string, TeacherHours>();
  for (const [id, [first, ...others]] of weeks) {
    if (!first) continue;
    // The institute's, and so the same for all of them.
    eids ??= holidayIntervals(confirmed, first.instituteZone);
    hours.set(id, hoursOf([first, ...others], dated.get(id) ?? [], holidays, eids));
  }
  return hours;
}

/** The same for one; undefined where the id is no teacher's. */
export async function loadTeacherHours(
  db: Database,
  { teacherId, ...window }: Window & { teacherId: string },
): Promise<TeacherHours | undefined> {
  return (await loadHours(db, [teacherId], window)).get(teacherId);
}
