/** After days without practice the plan goes on with what is possible; this says until when it has caught up. */
import { type Day, isOff } from "./days.ts";
import { GOOD } from "./grade.ts";
import { type PageMemory, dueDay, isOldOn, memoryOf, replayOn } from "./page-memory.ts";
import { type DayPlan, type PlanInput, planDay } from "./plan.ts";

/** Old pages whose day is past. */
export function overdue({ memories, plan, day }: PlanInput, cycleDays: number): number {
  const isLate = (memory: PageMemory) =>
    isOldOn(memory, day, plan) && dueDay(memory, cycleDays) < day;
  return memories.filter(isLate).length;
}

/** Each portion goes well, as the pupil says: what a coming day looks like if all is done until then. */
function practised(input: PlanInput, today: DayPlan): PageMemory[] {
  const done = new Map(today.portions.map((portion) => [portion.page, portion]));
  return input.memories.map((memory) => {
    const portion = done.get(memory.page);
    if (!portion || portion.stream === "sabaq") return memory;
    const recital = { day: input.day, by: "parent", grade: GOOD, lines: portion.lines } as const;
    const replay = { page: memory.page, before: memory, day: memory.lastDay, today: [] };
    return memoryOf(replayOn(replay, [recital], input.plan), input.plan) ?? memory;
  });
}

/** The days from `input.day` on, so many, as they come if all of each is done. */
export function planAhead(input: PlanInput, days: number): DayPlan[] {
  const plans: DayPlan[] = [];
  let { memories } = input;
  for (let day = input.day; day < input.day + days; day += 1) {
    const today = planDay({ ...input, memories, day });
    plans.push(today);
    memories = practised({ ...input, memories, day }, today);
  }
  return plans;
}

const LOOKED_AHEAD = 30;

/** The first day on whose evening nothing is late any more; null where nothing is, or it takes more than a month. */
export function caughtUpOn(input: PlanInput, cycleDays: number): Day | null {
  if (overdue(input, cycleDays) === 0) return null;
  let { memories } = input;
  for (let day = input.day; day < input.day + LOOKED_AHEAD; day += 1) {
    const at = { ...input, memories, day };
    if (!isOff(day, input.plan.daysOff)) memories = practised(at, planDay(at));
    if (overdue({ ...input, memories, day: day + 1 }, cycleDays) === 0) return day;
  }
  return null;
}
