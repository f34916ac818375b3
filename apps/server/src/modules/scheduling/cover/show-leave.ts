import {
  LEAVE_LESSON_STATES,
  type LeaveDetails,
  type LeaveLesson,
  type LeaveLessonState,
  type Substitutes,
} from "@riwaq/contracts/scheduling/cover";
import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { asc, eq, sql } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { isOneOf } from "../../../platform/db/columns.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { presentLeave } from "../leave/list-leaves.ts";
import { findLeave, touches } from "../leave/queries.ts";
import { sessions } from "../tables/sessions.ts";
import { type Coverable, findSubstitutes } from "./find-substitutes.ts";
import { presentCover, presentSubstitute } from "./presenter.ts";
import { findOpenCovers, regularOf } from "./queries.ts";

/** So many of those who can are proposed beside a lesson; all of them are asked for by themselves. */
const PROPOSED = 3;

const [OPEN, ASKED, COVERED, KEPT, MOVED, CANCELLED, OVER] = LEAVE_LESSON_STATES;

const ofLesson = {
  id: sessions.id,
  teacherId: regularOf(sql`sessions.id`, sql`sessions.teacher_id`),
  programmeId: sessions.programmeId,
  startsAt: sessions.startsAt,
  endsAt: sessions.endsAt,
  programme: programmes.name,
  studentIds: sql<string[]>`array(select taught.student_id::text from session_students taught
    where taught.session_id = sessions.id order by 1)`,
  students: sql<string[]>`array(select pupil.name from session_students taught
    join users pupil on pupil.id = taught.student_id where taught.session_id = sessions.id order by 1)`,
};

/** Of each lesson: what it was for the leave when it was granted, or is now; and what has become of it. */
export async function findLessons(db: Database, leaveId: string, now: Date) {
  const leave = sql`leave`;
  const state = sql<LeaveLessonState>`case
    when sessions.status = 'Cancelled' then ${CANCELLED}
    when exists (select from covers c where c.session_id = sessions.id and c.state = 'standing') then ${COVERED}
    when not ${touches(sql`sessions`, leave)} then ${MOVED}
    when sessions.starts_at <= ${now.toISOString()}::timestamptz
      or not ${isOneOf(sql`sessions.status`, OPEN_STATUSES)} then ${OVER}
    when exists (select from covers c where c.session_id = sessions.id and c.state = 'offered') then ${ASKED}
    when exists (select from leave_lessons k where k.leave_id = leave.id and k.session_id = sessions.id
      and k.kept_at is not null) then ${KEPT}
    else ${OPEN} end`;
  return db
    .select({ ...ofLesson, state })
    .from(sessions)
    .innerJoin(sql`leaves leave`, sql`leave.id = ${leaveId}`)
    .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
    .where(sql`sessions.id = any(array(
      select l.id from leaves own join sessions l on ${touches(sql`l`, sql`own`)} where own.id = ${leaveId}
      union select known.session_id from leave_lessons known where known.leave_id = ${leaveId}))`)
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
}

type LessonRow = Awaited<ReturnType<typeof findLessons>>[number];

/** A leave lesson by lesson, with the best who could give each; as many questions as for one lesson. */
export async function showLeave(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<LeaveDetails> {
  requireRight("lessons")(actor);
  const now = clock.now();
  const leave = presentLeave(await findLeave(db, id, now), now);
  const rows = await findLessons(db, id, now);
  const open = rows.filter(({ state }) => state === OPEN);
  const ranked = await findSubstitutes(db, open, { now });
  const ids = rows.map((row) => row.id);
  const covers = ids.length === 0 ? new Map() : await findOpenCovers(db, ids);
  const { timeZone, coverFamily } = await findInstitute(db);
  const lessons = rows.map((row): LeaveLesson => {
    const cover = covers.get(row.id);
    const could = (ranked.get(row.id) ?? []).filter(({ fault }) => fault === null);
    return {
      ...presentLesson(row),
      state: row.state,
      cover: cover ? presentCover(cover) : null,
      proposals: could.slice(0, PROPOSED).map(presentSubstitute),
      could: could.length,
    };
  });
  return { leave, time_zone: timeZone, lessons, asks_family: coverFamily === "ask" };
}

export const presentLesson = ({
  id,
  startsAt,
  endsAt,
  students,
  programme,
}: Pick<LessonRow, "id" | "startsAt" | "endsAt" | "students" | "programme">) => ({
  session_id: id,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  students,
  programme,
});

/** Everybody who teaches here, for one lesson: who can, best first, and why the others cannot. */
export async function listSubstitutes(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<Substitutes> {
  requireRight("lessons")(actor);
  const [lesson] = await db
    .select(ofLesson)
    .from(sessions)
    .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
    .where(eq(sessions.id, id));
  if (!lesson) throw new AppError("not_found");
  const ranked = await findSubstitutes(db, [lesson satisfies Coverable], { now: clock.now() });
  return { substitutes: (ranked.get(id) ?? []).map(presentSubstitute) };
}
