import {
  type CancellationDecision,
  type CancellationInputs,
  decideCancellation,
} from "@riwaq/domain/scheduling/policy/cancellation";
import { decideLeaving } from "@riwaq/domain/scheduling/policy/leaving";
import { monthOfUse } from "@riwaq/domain/scheduling/policy/make-ups";
import { toWall } from "@riwaq/domain/time/zone";

import { isFamily } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findTerms } from "../../institute/policies/find-terms.ts";
import { findStanding } from "../bookings/find-booking-fault.ts";
import { findChooserFault } from "../changes/find-chooser-fault.ts";
import { findMonthFacts } from "../make-ups/queries.ts";
import { countOwed, findLessonsOfPair, type LessonOfPair, type Pair } from "./queries.ts";

export type EndedLesson = {
  session: LessonOfPair;
  isWithinNotice: boolean;
  inputs: CancellationInputs;
  decision: CancellationDecision;
};

export type LeavingPlan = {
  leaving: ReturnType<typeof decideLeaving>;
  ended: EndedLesson[];
  /** Of other families too: they go on without this pupil. */
  shared: LessonOfPair[];
  makeUpsOwed: number;
  teacherZone: string;
};

type Asked = { actor: SignedIn; pair: Pair; now: Date };

/**
 * What leaving a teacher does, by the terms. Whoever books for the pupil may; not found for a pupil out of reach, or who
 * does not learn with this teacher.
 */
export async function planLeaving(db: Database, { actor, pair, now }: Asked): Promise<LeavingPlan> {
  if (!isFamily(actor)) throw refusal("forbidden", "family_required");
  const { side, isTaught, teacherZone } = await findStanding(db, actor, { ...pair, now });
  if (side !== "family" || !isTaught) throw new AppError("not_found");
  const fault = await findChooserFault(db, actor, now);
  if (fault) throw refusal("forbidden", fault);
  const terms = await findTerms(db);
  const askedAtMs = now.getTime();
  const stopsOn = toWall(askedAtMs, terms.zone).date;
  const leaving = decideLeaving({ askedAtMs, stopsOn, instituteZone: terms.zone });
  const lessons = await findLessonsOfPair(db, pair, now);
  const isShared = ({ pupils }: LessonOfPair) => pupils > 1;
  return {
    leaving,
    ended: await decideAll(
      db,
      lessons.filter((lesson) => !isShared(lesson)),
      {
        studentId: pair.studentId,
        stopsOn: leaving.earliestOn,
        instituteZone: terms.zone,
        policy: terms.at(now),
        nowMs: askedAtMs,
      },
    ),
    shared: lessons.filter(isShared),
    makeUpsOwed: await countOwed(db, pair, now),
    teacherZone,
  };
}

type By = Pick<CancellationInputs, "instituteZone" | "policy" | "nowMs"> & {
  studentId: string;
  stopsOn: string;
};

/**
 * From the day on which the family can stop, nothing is agreed any more: free, and without make-ups. Before it each is
 * cancelled alone, the soonest first, so that together they use no more than the month has.
 */
async function decideAll(
  db: Database,
  lessons: readonly LessonOfPair[],
  { studentId, stopsOn, instituteZone, policy, nowMs }: By,
): Promise<EndedLesson[]> {
  const hours = lessons.map(({ id, startsAt }) => ({ id, startsAtMs: startsAt.getTime() }));
  const months = hours.map(({ id, startsAtMs }) => ({
    id,
    month: monthOfUse({ startsAtMs, instituteZone }),
  }));
  const factsOf = await findMonthFacts(db, studentId, months);
  const usedNow = new Map<string, number>();
  return lessons.map((session): EndedLesson => {
    const startsAtMs = session.startsAt.getTime();
    const { usedInMonth, ...standsFor } = factsOf(session.id);
    const month = monthOfUse({ startsAtMs, instituteZone, ...standsFor });
    const isWithinNotice = toWall(startsAtMs, instituteZone).date < stopsOn;
    const inputs: CancellationInputs = {
      by: "family",
      isEmergency: false,
      startsAtMs,
      nowMs,
      usedInMonth: usedInMonth + (usedNow.get(month) ?? 0),
      ...standsFor,
      instituteZone,
      policy,
      kind: session.kind,
      scope: isWithinNotice ? "one" : "following",
    };
    const decision = decideCancellation(inputs);
    const isNew = standsFor.standsForMonth === undefined;
    const uses = isNew ? decision.usedAfter - decision.usedBefore : 0;
    usedNow.set(month, (usedNow.get(month) ?? 0) + uses);
    return { session, isWithinNotice, inputs, decision };
  });
}
