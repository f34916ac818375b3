import { randomUUID } from "node:crypto";

import type { SessionStatus } from "@riwaq/domain/scheduling/sessions/status";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { minutesFromTime } from "@riwaq/domain/time/wall-time";

import { lessonOutcomes } from "../modules/scheduling/tables/lesson-outcomes.ts";
import { meetings } from "../modules/scheduling/tables/meetings.ts";
import { seriesStudents } from "../modules/scheduling/tables/series-students.ts";
import { series } from "../modules/scheduling/tables/series.ts";
import { sessionStudents } from "../modules/scheduling/tables/session-students.ts";
import { sessions } from "../modules/scheduling/tables/sessions.ts";
import type { Transaction } from "../platform/db/transaction.ts";
import { type Lesson, lessonsAround } from "./lessons.ts";
import type { Series } from "./series.ts";
import { providerOf, TEACHING } from "./teaching-profiles.ts";
import { writeJoins } from "./write-joins.ts";
import type { PersonIds } from "./write-people.ts";
import { writeReports } from "./write-reports.ts";
import type { ProgrammeIds } from "./write-teaching.ts";

/** Longer than the furthest lesson is ahead, so that none was planned in the future. */
const PLANNED_DAYS_AHEAD = 28;

const SAID_AFTER_MS = 5 * 60_000;

const HAS_LINK: ReadonlySet<SessionStatus> = new Set(["Scheduled", "Joined", "Completed"]);

/** The sessions around `now`, who is taught in them, who came in, and the reports on those that were held. */
export async function writeLessons(
  tx: Transaction,
  now: Date,
  ids: PersonIds,
  programmeIds: ProgrammeIds,
): Promise<void> {
  const lessons = lessonsAround(now.getTime());
  const seriesIds = await writeSeries(tx, lessons, ids, programmeIds);
  const rows = new Map(
    lessons.map((lesson) => {
      const { series: weekly, on } = lesson.weekly ?? {};
      const seriesId = weekly && seriesIds.get(weekly);
      const ofSeries = seriesId ? { kind: "series" as const, seriesId, seriesOn: on } : {};
      return [lesson, { ...sessionOf(lesson, now, ids, programmeIds), ...ofSeries }] as const;
    }),
  );
  await tx.insert(sessions).values([...rows.values()]);
  await tx
    .insert(meetings)
    .values([...rows].map(([lesson, { id: sessionId }]) => ({ sessionId, ...meetingOf(lesson) })));
  await tx.insert(sessionStudents).values(
    [...rows].flatMap(([lesson, { id: sessionId, startsAt, endsAt, status }]) =>
      lesson.students.map((student) => ({
        sessionId,
        studentId: ids[student],
        startsAt,
        endsAt,
        status,
      })),
    ),
  );
  const sessionIds = new Map([...rows].map(([lesson, { id }]) => [lesson, id] as const));
  await writeOutcomes(tx, now, [...rows.values()]);
  await writeJoins(tx, now, ids, sessionIds);
  await writeReports(tx, now, ids, sessionIds);
}

function meetingOf({ teacher, status }: Lesson) {
  const provider = providerOf(teacher);
  if (provider === "embedded") return { provider, state: "made" as const, link: null };
  const link = (HAS_LINK.has(status) && TEACHING[teacher].meetingLink) || null;
  return { provider, state: link === null ? ("none" as const) : ("made" as const), link };
}

/** What the teachers said of the lessons that are over, soon after each. */
async function writeOutcomes(
  tx: Transaction,
  now: Date,
  rows: ReadonlyArray<ReturnType<typeof sessionOf>>,
): Promise<void> {
  const over = rows.filter(({ status }) => status === "Completed" || status === "Missed");
  await tx.insert(lessonOutcomes).values(
    over.map(({ id: sessionId, teacherId, status, endsAt }) => ({
      sessionId,
      version: 1,
      kind: status === "Completed" ? ("completed" as const) : ("pupil_absent" as const),
      saidBy: "teacher" as const,
      saidById: teacherId,
      createdAt: new Date(Math.min(endsAt.getTime() + SAID_AFTER_MS, now.getTime())),
    })),
  );
}

/** The rules behind the weekly lessons, so that they go on, can be moved together and follow the clocks. */
async function writeSeries(
  tx: Transaction,
  lessons: readonly Lesson[],
  ids: PersonIds,
  programmeIds: ProgrammeIds,
): Promise<Map<Series, string>> {
  const weekly = lessons.flatMap((lesson) => lesson.weekly ?? []);
  const seriesIds = new Map<Series, string>();
  for (const [rule, all] of Map.groupBy(weekly, (lesson) => lesson.series)) {
    const dates = all.map(({ on }) => on).toSorted();
    const [row] = await tx
      .insert(series)
      .values({
        teacherId: ids[rule.teacher],
        programmeId: programmeIds[rule.programme],
        anchorZone: rule.zone,
        times: [{ dayOfWeek: rule.day, minute: minutesFromTime(rule.time) ?? 0 }],
        lengthMinutes: rule.minutes,
        startsOn: dates[0] ?? "",
        extendedUntil: dates.at(-1) ?? "",
      })
      .returning({ id: series.id });
    if (!row) continue;
    seriesIds.set(rule, row.id);
    await tx
      .insert(seriesStudents)
      .values(rule.students.map((student) => ({ seriesId: row.id, studentId: ids[student] })));
  }
  return seriesIds;
}

function sessionOf(lesson: Lesson, now: Date, ids: PersonIds, programmeIds: ProgrammeIds) {
  const createdAt = new Date(lesson.startsAtMs - PLANNED_DAYS_AHEAD * DAY_MS);
  return {
    id: randomUUID(),
    teacherId: ids[lesson.teacher],
    programmeId: programmeIds[lesson.programme],
    startsAt: new Date(lesson.startsAtMs),
    endsAt: new Date(lesson.endsAtMs),
    status: lesson.status,
    ...(lesson.status === "Cancelled" && {
      cancelledBy: "family" as const,
      cancelledAt: createdAt,
    }),
    createdAt,
    updatedAt:
      lesson.status === "Scheduled"
        ? createdAt
        : new Date(Math.min(lesson.endsAtMs, now.getTime())),
  };
}
