import type { PageStage, PageState } from "@riwaq/contracts/memory/pages";
import { type Day, dateOf } from "@riwaq/domain/memory/days";
import { isWhole, linesIn } from "@riwaq/domain/memory/lines";
import { type PageMemory, dueDay, isOldOn, strengthOn } from "@riwaq/domain/memory/page-memory";
import type { Plan } from "@riwaq/domain/memory/plan";

/** What a page has come to, as it is read. */
export function presentState(memory: PageMemory, plan: Plan, day: Day): PageState {
  const { page, known, lastDay, heardDay } = memory;
  return {
    page,
    stage: stageOn(memory, plan, day),
    lines: isWhole(known, page) ? null : linesIn(known, page),
    strength: strengthOn(memory, day),
    last_day: dateOf(lastDay),
    heard_day: heardDay === null ? null : dateOf(heardDay),
    due_day: dateOf(dueDay(memory, plan.cycleDays)),
  };
}

function stageOn(memory: PageMemory, plan: Plan, day: Day): PageStage {
  if (memory.learned === null) return "learning";
  return isOldOn(memory, day, plan) ? "old" : "recent";
}
