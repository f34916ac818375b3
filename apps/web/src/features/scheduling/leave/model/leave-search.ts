import { LEAVE_VIEWS, type LeaveView } from "@riwaq/contracts/scheduling/leave";

/** Which leaves staff look at, as the address holds it; absent means all that are not over, and the first page. */
export type LeaveSearch = { view?: Exclude<LeaveView, "open">; page?: number };

/** What is not known is left out; the router has read numbers as numbers. */
export function parseLeaveSearch({ view, page }: Record<string, unknown>): LeaveSearch {
  const known = LEAVE_VIEWS.find((one) => one === view);
  return {
    ...(known && known !== "open" && { view: known }),
    ...(typeof page === "number" && Number.isSafeInteger(page) && page > 1 && { page }),
  };
}
