import type { LessonEnd } from "@riwaq/domain/billing/consumption";
import type { Outcome } from "@riwaq/domain/scheduling/outcomes/outcome";
import { sql } from "drizzle-orm";

import { isOneOf } from "../../../platform/db/columns.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

/** A pupil's lesson as it ended, with the subscription that it is to use up. */
export type EndOfLesson = LessonEnd & {
  sessionId: string;
  studentId: string;
  subscriptionId: string;
  startsAtMs: number;
};

type Row = {
  startsAtMs: number;
  sessionId: string;
  studentId: string;
  subscriptionId: string;
  lengthMin: number;
  isPriced: boolean;
  isCancelled: boolean;
  countsAsTaken: boolean;
  outcome: Outcome | null;
};

/**
 * These lessons for each pupil who has a subscription that held when the lesson began; where somebody else's has taken
 * minutes for it already, that one goes on. The oldest lesson stands first.
 */
export async function findLessonEnds(
  tx: Transaction,
  sessionIds: readonly string[],
): Promise<EndOfLesson[]> {
  const rows = await rowsOf<Row>(
    tx,
    sql`select place.session_id as "sessionId", place.student_id as "studentId", held.id as "subscriptionId",
        (extract(epoch from place.starts_at) * 1000)::float8 as "startsAtMs",
        (extract(epoch from place.ends_at - place.starts_at) / 60)::int as "lengthMin",
        lesson.kind <> 'trial' as "isPriced", place.status = 'Cancelled' as "isCancelled",
        place.status = 'Cancelled' and coalesce((${decided}), '') = 'counts_as_taken' as "countsAsTaken",
        (${said}) as outcome
      from (${places(sessionIds)}) place
      join sessions lesson on lesson.id = place.session_id
      cross join lateral (select one.id from subscriptions one
        where one.student_id = place.student_id and one.started_at is not null
          and (exists (select from lesson_uses used where used.subscription_id = one.id
              and used.session_id = place.session_id and used.student_id = place.student_id)
            or (one.started_at <= place.starts_at and (one.ended_at is null or one.ended_at > place.starts_at)))
        order by one.started_at limit 1) held
      order by place.starts_at, place.session_id, place.student_id`,
  );
  return rows.map(({ isCancelled, countsAsTaken, ...row }) => ({
    ...row,
    cancelled: isCancelled ? { countsAsTaken } : null,
  }));
}

/**
 * Who was taught in these lessons: also whoever has left the series since and has no place any more. What a lesson took
 * of somebody was posted while they had one.
 */
const places = (
  sessionIds: readonly string[],
) => sql`select own.session_id, own.student_id, own.starts_at, own.ends_at,
    own.status from session_students own where own.session_id = any(${sql.param([...sessionIds])}::uuid[])
  union select used.session_id, used.student_id, held.starts_at, held.ends_at, held.status
    from lesson_uses used join sessions held on held.id = used.session_id
    where used.session_id = any(${sql.param([...sessionIds])}::uuid[])`;

/** The rules that decide what a cancellation costs. */
const DECIDING = ["cancellation", "emergency_review"];

/** What a rule decided last about its cancellation: for this pupil, or for the lesson as a whole. */
const decided = sql`select decision.decision ->> 'outcome' from policy_decisions decision
  where decision.session_id = place.session_id and ${isOneOf(sql`decision.rule`, DECIDING)}
    and (decision.student_id is null or decision.student_id = place.student_id)
  order by decision.created_at desc limit 1`;

/** What was said last of how it ended. */
const said = sql`select jsonb_build_object('kind', said.kind, 'teacherLateMin', said.teacher_late_min,
    'pupilLateMin', said.pupil_late_min, 'lostMin', said.lost_min, 'lostBy', said.lost_by)
  from lesson_outcomes said where said.session_id = place.session_id order by said.version desc limit 1`;
