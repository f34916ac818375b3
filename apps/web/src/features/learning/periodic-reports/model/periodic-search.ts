/** What the address of the list holds; absent means all, and the first page. */
export const PERIODIC_TABS = ["all", "draft", "submitted", "approved"] as const;
export type PeriodicStatus = Exclude<(typeof PERIODIC_TABS)[number], "all">;
export type PeriodicSearch = { status?: PeriodicStatus; student?: string; page?: number };

const ID = /^[\w-]{1,64}$/;
const isStatus = (value: unknown): value is PeriodicStatus =>
  value !== "all" && PERIODIC_TABS.some((tab) => tab === value);

export function parsePeriodicSearch(raw: Record<string, unknown>): PeriodicSearch {
  const { status, student, page } = raw;
  return {
    ...(isStatus(status) && { status }),
    ...(typeof student === "string" && ID.test(student) && { student }),
    ...(Number.isSafeInteger(page) && Number(page) > 1 && { page: Number(page) }),
  };
}
