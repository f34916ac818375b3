import type { WeekPlan } from "@riwaq/contracts/scheduling/availability";

/** Where the focus goes after an edit that takes or brings a row. Both plans may be in the page at once. */
export function controlIdsOf(plan: WeekPlan) {
  return {
    start: (rangeId: string) => `${plan}-${rangeId}-start`,
    remove: (rangeId: string) => `${plan}-${rangeId}-remove`,
    fault: (rangeId: string) => `${plan}-${rangeId}-fault`,
    add: (day: number) => `${plan}-day-${day}-add`,
  };
}

export type ControlIds = ReturnType<typeof controlIdsOf>;

export const ADD_EXCEPTION_ID = "add-exception";

export function focusControl(id: string) {
  document.getElementById(id)?.focus();
}
