import type { MakeUp, MakeUpDecision } from "@riwaq/contracts/scheduling/bookings";
import { decideEmergencyReview } from "@riwaq/domain/scheduling/policy/emergency-review";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { findTerms } from "../../institute/policies/find-terms.ts";
import { emergencyReviewed } from "../events.ts";
import { makeUps } from "../tables/make-ups.ts";
import { sessions } from "../tables/sessions.ts";
import { presentMakeUp } from "./presenter.ts";
import { findMakeUp, findMonthFacts } from "./queries.ts";
import { recordDecisions } from "./record-decisions.ts";
import { decideMakeUp, oweReplacedAgain } from "./states.ts";

/** Staff accept an emergency or not; refused, the lesson is judged as if none had been claimed. Once; the family is told. */
export const reviewEmergency = command({
  by: requireRight("lessons"),
  lock: (tx, _, { id }: MakeUpDecision & { id: string }) => lockPending(tx, id),
  run: async (ctx, { id, state: asked }): Promise<MakeUp> => {
    const { tx, actor: staff, now, locked: lesson } = ctx;
    const { sessionId, studentId } = lesson;
    const inputs = await findInputs(tx, lesson, asked === "owed");
    const decision = decideEmergencyReview(inputs);
    // A make-up lesson whose emergency was none is one that the family cancelled.
    const isGranted = decision.makeUp === "granted";
    const isAgain =
      isGranted && decision.cause === "family" && (await oweReplacedAgain(tx, lesson, now));
    const isOwed = isGranted && !isAgain;
    const state = isOwed ? "owed" : "refused";
    const cause = decision.cause === "family" ? "family" : "emergency";
    await decideMakeUp(tx, id, { state, cause, now });
    await recordDecisions(tx, staff, [{ sessionId, studentId, inputs, decision }], now);
    const payload = { asked, became: state };
    const aside = { outcome: outcomeOf(decision), sessionId, studentId };
    await emit(ctx, tx, emergencyReviewed(id, payload, aside));
    const row = await findMakeUp(tx, id);
    if (!row) throw new AppError("not_found");
    return presentMakeUp(row, { isStaff: true, now });
  },
});

type Reviewed = ReturnType<typeof decideEmergencyReview>;

function outcomeOf({ makeUp, cause }: Reviewed): "granted" | "counted" | "refused" {
  if (makeUp !== "granted") return "refused";
  return cause === "family" ? "counted" : "granted";
}

async function lockPending(tx: Transaction, id: string) {
  const query = tx
    .select({
      studentId: makeUps.studentId,
      state: makeUps.state,
      month: makeUps.month,
      sessionId: sessions.id,
      startsAt: sessions.startsAt,
      cancelledAt: sessions.cancelledAt,
      kind: sessions.kind,
    })
    .from(makeUps)
    .innerJoin(sessions, eq(sessions.id, makeUps.sessionId))
    .where(eq(makeUps.id, id));
  const [before] = await query;
  if (!before) throw new AppError("not_found");
  await lockPeople(tx, [before.studentId]);
  const [row] = await query.for("update");
  if (row?.state !== "pending") throw refusal("conflict", "make_up_gone");
  return row;
}

type Pending = Awaited<ReturnType<typeof lockPending>>;

async function findInputs(tx: Transaction, lesson: Pending, isGranted: boolean) {
  const { studentId, sessionId, month, startsAt, cancelledAt, kind } = lesson;
  const terms = await findTerms(tx);
  const cancelled = cancelledAt ?? startsAt;
  const startsAtMs = startsAt.getTime();
  const factsOf = await findMonthFacts(tx, studentId, [{ id: sessionId, month }]);
  return {
    isGranted,
    startsAtMs,
    cancelledAtMs: cancelled.getTime(),
    ...factsOf(sessionId),
    standsForMonth: month,
    instituteZone: terms.zone,
    policy: terms.at(cancelled),
    kind,
  };
}
