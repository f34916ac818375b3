import type { EarMap } from "@riwaq/contracts/memory/ear";
import { LETTER_PAIRS } from "@riwaq/domain/learning/marks/kinds";
import { dateOf, dayOf } from "@riwaq/domain/memory/days";
import { EAR_MONTHS, EAR_MONTH_DAYS, earMap } from "@riwaq/domain/memory/ear-map";
import { and, eq, gte } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { loadPlanningOf, todayOf } from "../plan/queries.ts";
import { sideOf } from "../reach/queries.ts";
import { earAnswers } from "../tables/ear-answers.ts";
import { findTeachersMarks, readerOf } from "./find-teachers-marks.ts";
import { findPairs, isSpoken } from "./queries.ts";

/** Which sounds a pupil exchanges, as the teachers marked it, and how drills went. */
export async function showEar(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<EarMap> {
  const now = clock.now();
  const { side, pupilId } = await sideOf(db, requireSignedIn(actor), { studentId: id, now });
  const { name, timeZone } = await loadPlanningOf(db, pupilId);
  const today = todayOf(now, timeZone);
  const from = dateOf(dayOf(today) - EAR_MONTHS * EAR_MONTH_DAYS + 1);
  const kinds = ["letter-exchanged"] as const;
  const marks = await findTeachersMarks(db, { pupilId, kinds, reader: readerOf(side), now });
  const answers = await db
    .select()
    .from(earAnswers)
    .where(and(eq(earAnswers.studentId, pupilId), gte(earAnswers.day, from)));
  const drilled = new Set(
    (await findPairs(db)).flatMap(({ row }) => (isSpoken(row) ? [row.pair] : [])),
  );
  const exchanges = marks.flatMap(({ detail, markedAt }) => {
    const pair = LETTER_PAIRS.find((one) => one === detail);
    return pair ? [{ pair, day: dayOf(todayOf(markedAt, timeZone)) }] : [];
  });
  const map = earMap(
    exchanges,
    answers.map(({ day, ...answer }) => ({ ...answer, day: dayOf(day) })),
    dayOf(today),
  );
  return {
    student_id: pupilId,
    name,
    today,
    pairs: map.map((one) => ({ ...one, can_drill: drilled.has(one.pair) })),
  };
}
