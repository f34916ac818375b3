import {
  type CancellationInputs,
  decideCancellation,
} from "@riwaq/domain/scheduling/policy/cancellation";
import { and, asc, eq, gte, lt, sql } from "drizzle-orm";

import type { Doing } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { findTerms } from "../../institute/policies/find-terms.ts";
import { lessonsCancelled } from "../events.ts";
import { recordDecisions } from "../make-ups/record-decisions.ts";
import { sessionStudents } from "../tables/session-students.ts";
import { sessions } from "../tables/sessions.ts";
import { cancelLessons } from "./cancel-lessons.ts";
import { leaveLessons } from "./leave-lessons.ts";

type Resting = {
  studentId: string;
  /** Of the lessons that begin within them. */
  from: Date;
  until: Date;
  by: "family" | "staff";
  /** When it was said, where that was before now: their notice counts from then on. */
  saidAt?: Date;
};

/**
 * A pupil rests: lessons within that time are cancelled, free and without a make-up, as those are that nothing is agreed
 * for any more; one that others have too goes on without the pupil. Answers how many. The people are locked before.
 */
export async function restLessons(ctx: Doing, asked: Resting): Promise<number> {
  const { tx, now } = ctx;
  const { studentId, by, saidAt = now } = asked;
  const lessons = await findLessons(tx, asked);
  const shared = lessons.filter(({ pupils }) => pupils > 1);
  await leaveLessons(ctx, tx, {
    lessons: shared.map(({ id, teacherId }) => ({ id, teacherId })),
    studentIds: [studentId],
    isToldElsewhere: false,
  });
  const own = lessons.filter(({ pupils }) => pupils === 1);
  const ids = own.map(({ id }) => id);
  await cancelLessons(tx, { ids, by, now });
  const terms = await findTerms(tx);
  const decisions = own.map(({ id, startsAt, kind }) => {
    const inputs: CancellationInputs = {
      by: "family",
      isEmergency: false,
      startsAtMs: startsAt.getTime(),
      nowMs: saidAt.getTime(),
      usedInMonth: 0,
      instituteZone: terms.zone,
      policy: terms.at(saidAt),
      kind,
      scope: "following",
    };
    return { sessionId: id, studentId, inputs, decision: decideCancellation(inputs) };
  });
  await recordDecisions(tx, ctx.actor, decisions, now);
  const [first] = ids;
  if (first !== undefined) {
    const payload = { scope: "following", lessons: ids.length };
    await emit(ctx, tx, lessonsCancelled(first, payload, { sessionIds: ids }));
  }
  return lessons.length;
}

/** As they stand until the transaction ends. */
const findLessons = (tx: Transaction, { studentId, from, until }: Resting) =>
  tx
    .select({
      id: sessions.id,
      teacherId: sessions.teacherId,
      startsAt: sessions.startsAt,
      kind: sessions.kind,
      pupils: sql<number>`(select count(*)::int from session_students taught
        where taught.session_id = ${sessions.id})`,
    })
    .from(sessions)
    .innerJoin(sessionStudents, eq(sessionStudents.sessionId, sessions.id))
    .where(
      and(
        eq(sessionStudents.studentId, studentId),
        eq(sessions.status, "Scheduled"),
        gte(sessions.startsAt, from),
        lt(sessions.startsAt, until),
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
