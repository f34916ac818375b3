/** Where the focus goes after an edit that takes or brings a row. */
export const controlIds = {
  start: (rangeId: string) => `week-${rangeId}-start`,
  remove: (rangeId: string) => `week-${rangeId}-remove`,
  add: (day: number) => `week-day-${day}-add`,
};

export function focusControl(id: string) {
  document.getElementById(id)?.focus();
}
