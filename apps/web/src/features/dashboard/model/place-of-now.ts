import type { Session } from "@riwaq/contracts/sessions";

/** Before which lesson of the day the present stands: the first one that has not begun. */
export function placeOfNow(lessons: ReadonlyArray<Pick<Session, "starts_at">>, nowMs: number) {
  const place = lessons.findIndex(({ starts_at }) => Date.parse(starts_at) > nowMs);
  return place === -1 ? lessons.length : place;
}
