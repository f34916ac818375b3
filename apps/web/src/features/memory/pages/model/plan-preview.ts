import type { PageState } from "@riwaq/contracts/memory/pages";
import type { Memory, MemoryPlan } from "@riwaq/contracts/memory/plan";
import { type Day, dayOf } from "@riwaq/domain/memory/days";
import { maskOf } from "@riwaq/domain/memory/lines";
import type { PageMemory } from "@riwaq/domain/memory/page-memory";
import { type Plan, planDay } from "@riwaq/domain/memory/plan";
import { type DayOfWeek, isDayOfWeek } from "@riwaq/domain/time/day-of-week";

const planFrom = (plan: MemoryPlan): Plan => ({
  minutes: plan.minutes,
  pages: plan.pages,
  cycleDays: plan.cycle_days,
  recentDays: plan.recent_days,
  daysOff: plan.days_off.filter((day): day is DayOfWeek => isDayOfWeek(day)),
  mode: plan.mode,
  modeUntil: plan.mode_until === null ? null : dayOf(plan.mode_until),
  examPages: plan.exam_pages,
});

const learnedOn = ({ stage }: PageState, today: Day): PageMemory["learned"] => {
  if (stage === "learning") return null;
  return stage === "old" ? "before" : today;
};

/** As much of a page as the length of a cycle depends on. */
const memoryOf = (state: PageState, today: Day): PageMemory => ({
  page: state.page,
  known: maskOf(state.lines, state.page),
  learned: learnedOn(state, today),
  stability: 1,
  difficulty: 5,
  lastDay: dayOf(state.last_day),
  lastGrade: null,
  heardDay: null,
  notAfter: null,
  lapses: 0,
});

export type PlanPreview = { oldPages: number; cycleDays: number; isLonger: boolean };

/** What would follow from a plan: in how many days all old pages come round. */
export function previewPlan(
  plan: MemoryPlan,
  pages: readonly PageState[],
  { today, portion }: Pick<Memory, "today" | "portion">,
): PlanPreview {
  const day = dayOf(today);
  const memories = pages.map((state) => memoryOf(state, day));
  const { cycleDays } = planDay({ plan: planFrom(plan), memories, portion, day });
  const oldPages = pages.filter(({ stage }) => stage === "old").length;
  return { oldPages, cycleDays, isLonger: cycleDays > plan.cycle_days };
}
