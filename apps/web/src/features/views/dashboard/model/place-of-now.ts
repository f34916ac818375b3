import type { Session } from "@riwaq/contracts/scheduling/sessions";

type Hours = Pick<Session, "starts_at" | "ends_at" | "status">;

/** Where the present stands in the lessons of a day: within one that is held, or before one; or after the last. */
export function placeOfNow(lessons: readonly Hours[], nowMs: number) {
  const within = lessons.findIndex(
    ({ starts_at, ends_at, status }) =>
      status !== "Cancelled" && Date.parse(starts_at) <= nowMs && nowMs < Date.parse(ends_at),
  );
  if (within !== -1) return { within };
  const before = lessons.findIndex(({ starts_at }) => Date.parse(starts_at) > nowMs);
  return { before: before === -1 ? lessons.length : before };
}
