import {
  type CancellationInputs,
  decideCancellation,
} from "@riwaq/domain/scheduling/policy/cancellation";
import { monthOf } from "@riwaq/domain/scheduling/policy/make-ups";
import { and, eq, gt } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { findTerms } from "../../institute/policies/find-terms.ts";
import { cancelLessons } from "../changes/cancel-lessons.ts";
import { recordDecisions } from "../make-ups/record-decisions.ts";
import { oweAgain } from "../make-ups/states.ts";
import { sessions } from "../tables/sessions.ts";
import { findUsedMakeUps, type HolidayRow, inHoliday } from "./queries.ts";

/** Far below the 65,535 parameters that one statement may have. */
const ROWS_AT_ONCE = 1000;

type Telling = Pick<Context, "actor" | "clock" | "config">;
type At = { instituteZone: string; now: Date };

/**
 * No lessons on a confirmed Eid (terms, holidays): those still scheduled are cancelled without a make-up, each with
 * the decision; answers which. Run again, it finds nothing. In the transaction of the change, which tells of them.
 */
export async function cancelHolidayLessons(
  ctx: Telling,
  tx: Transaction,
  holiday: HolidayRow,
  at: At,
): Promise<string[]> {
  const cancelled = await findScheduled(tx, holiday, at);
  await cancelLessons(tx, { ids: cancelled.map(({ id }) => id), by: "holiday", now: at.now });
  for (let from = 0; from < cancelled.length; from += ROWS_AT_ONCE) {
    const lessons = cancelled.slice(from, from + ROWS_AT_ONCE);
    await keepDecisions(ctx, tx, lessons, at);
    await oweAgain(
      tx,
      lessons.map(({ id }) => id),
      at.now,
    );
  }
  return cancelled.map(({ id }) => id);
}

/** As they stand until the transaction ends. */
async function findScheduled(tx: Transaction, holiday: HolidayRow, { instituteZone, now }: At) {
  return tx
    .select({ id: sessions.id, startsAt: sessions.startsAt, kind: sessions.kind })
    .from(sessions)
    .where(
      and(
        inHoliday(holiday, instituteZone),
        eq(sessions.status, "Scheduled"),
        gt(sessions.startsAt, now),
      ),
    )
    .for("update");
}

type Lesson = Awaited<ReturnType<typeof findScheduled>>[number];

async function keepDecisions(
  ctx: Telling,
  tx: Transaction,
  lessons: Lesson[],
  at: At,
): Promise<void> {
  const used = await findUsedMakeUps(
    tx,
    lessons.map(({ id }) => id),
  );
  const policy = (await findTerms(tx)).at(at.now);
  const decisions = lessons.map(({ id, startsAt, kind }) => {
    const month = monthOf(startsAt.getTime(), at.instituteZone);
    const inputs: CancellationInputs = {
      by: "holiday",
      isEmergency: false,
      startsAtMs: startsAt.getTime(),
      nowMs: at.now.getTime(),
      usedInMonth: used.get(`${id} ${month}`) ?? 0,
      instituteZone: at.instituteZone,
      policy,
      kind,
    };
    return { sessionId: id, inputs, decision: decideCancellation(inputs) };
  });
  await recordDecisions(tx, ctx.actor, decisions, at.now);
}
