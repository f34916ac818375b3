import type { Evening, EveningWord, Portion } from "@riwaq/contracts/memory/plan";
import { groupBy } from "@riwaq/domain/group-by";
import type { Marker } from "@riwaq/domain/learning/marks/kinds";
import { planAhead } from "@riwaq/domain/memory/catch-up";
import { dateOf, dayOf } from "@riwaq/domain/memory/days";
import { AUTHORITY_OF, type Grade, verdictOf } from "@riwaq/domain/memory/grade";
import type { DayPlan, Portion as PlannedPortion } from "@riwaq/domain/memory/plan";
import { and, eq, gte, inArray, isNotNull, isNull, lte } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import type { MarkReader } from "../../learning/marks/queries.ts";
import type { Planning } from "../plan/queries.ts";
import { memoryEvenings } from "../tables/memory-evenings.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";
import { findEveningWords } from "./find-evening-words.ts";

type Asked = { planning: Planning; today: string; days: number; reader: MarkReader; now: Date };

/** Today's portions and those of the coming days, as they come if all is done; what was prepared stands as it is. */
export async function loadEvenings(db: Database, asked: Asked): Promise<Evening[]> {
  const { planning, today, days, now, reader } = asked;
  const plans = await plansOf(db, asked);
  const last = dateOf(dayOf(today) + days - 1);
  const said = await findAnswers(db, { studentId: planning.id, from: today, until: last });
  const pages = [...new Set(plans.flatMap(({ portions }) => portions.map(({ page }) => page)))];
  const words = await findEveningWords(db, { studentId: planning.id, pages, reader, now });
  return plans.map((plan) => present(plan, said.get(dateOf(plan.day)) ?? new Map(), words));
}

async function plansOf(db: Database, { planning, today, days }: Asked): Promise<DayPlan[]> {
  const prepared = await findPrepared(db, { studentId: planning.id, day: today });
  const { memories, plan, portion } = planning;
  const input = { memories, plan, portion };
  const day = dayOf(today);
  if (!prepared) return planAhead({ ...input, day }, days);
  return [prepared, ...planAhead({ ...input, day: day + 1 }, days - 1)];
}

export async function findPrepared(
  db: Database,
  { studentId, day }: { studentId: string; day: string },
): Promise<DayPlan | undefined> {
  const [row] = await db
    .select({ plan: memoryEvenings.plan })
    .from(memoryEvenings)
    .where(and(eq(memoryEvenings.studentId, studentId), eq(memoryEvenings.day, day)));
  return row?.plan;
}

type Said = { page: number; by: Marker; grade: Grade };

/** By day and page what was said of it, by whoever is believed most. */
async function findAnswers(
  db: Database,
  { studentId, from, until }: { studentId: string; from: string; until: string },
): Promise<Map<string, Map<number, Said>>> {
  const { day, page, by, grade, override, reviewedAt } = memoryReviews;
  const rows = await db
    .select({ day, page, by, grade, override, reviewedAt })
    .from(memoryReviews)
    .where(
      and(
        eq(memoryReviews.studentId, studentId),
        inArray(memoryReviews.source, ["evening", "lesson"]),
        isNull(memoryReviews.voidedAt),
        isNotNull(grade),
        gte(day, from),
        lte(day, until),
      ),
    )
    .orderBy(reviewedAt);
  const byDay = groupBy(rows, (row) => row.day);
  return new Map([...byDay].map(([on, all]) => [on, believed(all)]));
}

type Row = { page: number; by: Marker; grade: Grade | null; override: Grade | null };

function believed(rows: readonly Row[]): Map<number, Said> {
  const said = new Map<number, Said>();
  for (const { page, by, grade, override } of rows) {
    const before = said.get(page);
    if (before && AUTHORITY_OF[before.by] > AUTHORITY_OF[by]) continue;
    said.set(page, { page, by, grade: override ?? (grade as Grade) });
  }
  return said;
}

function present(
  plan: DayPlan,
  said: ReadonlyMap<number, Said>,
  words: ReadonlyMap<number, EveningWord[]>,
): Evening {
  return {
    day: dateOf(plan.day),
    is_off: plan.isOff,
    minutes: plan.minutes,
    portions: plan.portions.map((portion) => presentPortion(portion, said, words)),
  };
}

function presentPortion(
  { stream, page, lines, minutes, strength }: PlannedPortion,
  said: ReadonlyMap<number, Said>,
  words: ReadonlyMap<number, EveningWord[]>,
): Portion {
  const done = said.get(page);
  return {
    stream,
    page,
    lines,
    minutes,
    strength,
    words: words.get(page) ?? [],
    done: done ? { verdict: verdictOf(done.grade), by: done.by } : null,
  };
}
