import type { Answers, AnswersTaken } from "@riwaq/contracts/memory/plan";
import { type Day, dayOf } from "@riwaq/domain/memory/days";
import { gradeOfVerdict } from "@riwaq/domain/memory/grade";
import { planDay } from "@riwaq/domain/memory/plan";
import { and, eq, inArray } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { eveningAnswered } from "../events.ts";
import { type Planning, loadPlanningOf, rowOfLines, todayOf } from "../plan/queries.ts";
import { PRACTISING, requireSide } from "../reach/queries.ts";
import { lockMemory, pagesOfPlan, recountPages } from "../reviews/recount-pages.ts";
import { memoryEvenings } from "../tables/memory-evenings.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";
import { markerOf } from "./marker-of.ts";

type Answer = Answers["answers"][number];
type Input = { studentId: string; answers: Answers };

/** What waited longer says nothing of today. */
const DAYS_BACK = 14;

/**
 * How an evening went. Each answer counts once, however often it is sent; one of a page that is of no plan, or of a day
 * long ago or to come, is not taken, and the others are.
 */
export const answerEvening = command({
  by: requireSignedIn,
  lock: async (tx, { actor, now }, { studentId }: Input) => {
    const found = await requireSide(tx, actor, { studentId, now, sides: PRACTISING });
    await lockMemory(tx, studentId);
    return found;
  },
  trace: "if_changed",
  run: async (ctx, { studentId, answers: { answers } }): Promise<AnswersTaken> => {
    const { tx, actor, now, locked } = ctx;
    const known = await findKnown(tx, { studentId, answers });
    const planning = await loadPlanningOf(tx, locked.pupilId);
    const today = dayOf(todayOf(now, planning.timeZone));
    const pages = await pagesOfPlan(tx, studentId);
    const fresh = [...new Map(answers.map((one) => [one.id, one])).values()].filter(
      ({ id, day, page }) => !known.all.has(id) && isNear(dayOf(day), today) && pages.has(page),
    );
    if (fresh.length > 0) {
      await keepToday(tx, { planning, today: todayOf(now, planning.timeZone), now });
      const by = markerOf(locked.side);
      await tx
        .insert(memoryReviews)
        .values(fresh.map((one) => ({ ...rowOf(one, now), studentId, by, byId: actor.id })));
      await recountPages(tx, { studentId, pages: [...new Set(fresh.map(({ page }) => page))] });
      await emit(ctx, tx, eveningAnswered(studentId, { answers: fresh.length }));
    }
    return { taken: [...known.own, ...fresh.map(({ id }) => id)] };
  },
});

/** A day begins a little earlier somewhere. */
const isNear = (day: Day, today: Day) => day <= today + 1 && day >= today - DAYS_BACK;

function rowOf({ id, page, lines, day, verdict, answered_at: answeredAt }: Answer, now: Date) {
  const at = new Date(answeredAt);
  return {
    id,
    page,
    ...rowOfLines(lines),
    day,
    source: "evening" as const,
    grade: gradeOfVerdict(verdict),
    reviewedAt: at > now ? now : at,
  };
}

/** Ids that are in use, and of them those of this pupil: of another's nothing is said. */
async function findKnown(
  tx: Transaction,
  { studentId, answers }: { studentId: string; answers: readonly Answer[] },
) {
  const ids = answers.map(({ id }) => id);
  const rows = await tx
    .select({ id: memoryReviews.id, studentId: memoryReviews.studentId })
    .from(memoryReviews)
    .where(inArray(memoryReviews.id, ids));
  return {
    all: new Set(rows.map(({ id }) => id)),
    own: rows.flatMap((row) => (row.studentId === studentId ? [row.id] : [])),
  };
}

/** From the first answer on the evening stays as it is: what is done does not bring something else. */
async function keepToday(
  tx: Transaction,
  { planning, today, now }: { planning: Planning; today: string; now: Date },
): Promise<void> {
  const [kept] = await tx
    .select({ day: memoryEvenings.day })
    .from(memoryEvenings)
    .where(and(eq(memoryEvenings.studentId, planning.id), eq(memoryEvenings.day, today)));
  if (kept) return;
  const plan = planDay({ ...planning, day: dayOf(today) });
  await tx
    .insert(memoryEvenings)
    .values({ studentId: planning.id, day: today, plan, preparedAt: now });
}
