/** From when until when a series runs, on its anchor's wall. */
import type { MessageKey } from "@riwaq/contracts/messages";
import { toWall } from "@riwaq/domain/time/zone";

/** The earliest date of the hours that were pointed at. */
export function firstDateOf(starts: readonly string[], zone: string): string {
  return starts.map((start) => toWall(Date.parse(start), zone).date).toSorted()[0] ?? "";
}

type Dates = { starts_on: string; ends_on: string | null };

/** What can be said without asking the server. */
export function seriesFaults({ starts_on, ends_on }: Dates) {
  const startsOn: MessageKey[] = starts_on === "" ? ["required"] : [];
  const endsOn: MessageKey[] = ends_on !== null && ends_on < starts_on ? ["series_order"] : [];
  return { startsOn, endsOn };
}
