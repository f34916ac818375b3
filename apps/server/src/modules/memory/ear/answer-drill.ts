import {
  type EarAnswers,
  type EarAnswersTaken,
  HEARD_PER_DAY_MAX,
} from "@riwaq/contracts/memory/ear";
import { dayOf } from "@riwaq/domain/memory/days";
import { sql } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { earDrillAnswered } from "../events.ts";
import { loadPlanningOf, todayOf } from "../plan/queries.ts";
import { PRACTISING, requireSide } from "../reach/queries.ts";
import { earAnswers } from "../tables/ear-answers.ts";

type Input = { studentId: string; drill: EarAnswers; key: string };

/** What waited longer says nothing of today. */
const DAYS_BACK = 14;

/** How a drill went: it adds to its day, as far as anybody listens in a day. */
export const answerDrill = command({
  by: requireSignedIn,
  once: ({ studentId, drill, key }: Input) => ({ key, request: { ear: studentId, drill } }),
  lock: (tx, { actor, now }, { studentId }) =>
    requireSide(tx, actor, { studentId, now, sides: PRACTISING }),
  run: async (ctx, { studentId, drill: { day, answers } }): Promise<EarAnswersTaken> => {
    const { tx, now, locked } = ctx;
    const { timeZone } = await loadPlanningOf(tx, locked.pupilId);
    const daysAgo = dayOf(todayOf(now, timeZone)) - dayOf(day);
    if (daysAgo < 0 || daysAgo > DAYS_BACK) throw badField("day", "invalid");
    const { heard, right } = earAnswers;
    const isWithin = sql`${heard} + excluded.heard <= ${HEARD_PER_DAY_MAX}`;
    await tx
      .insert(earAnswers)
      .values(answers.map((answer) => ({ studentId, day, ...answer })))
      .onConflictDoUpdate({
        target: [earAnswers.studentId, earAnswers.pair, earAnswers.day],
        set: { heard: sql`${heard} + excluded.heard`, right: sql`${right} + excluded."right"` },
        setWhere: isWithin,
      });
    const count = answers.reduce((sum, answer) => sum + answer.heard, 0);
    await emit(ctx, tx, earDrillAnswered(studentId, { heard: count }));
    return { heard: count };
  },
});
