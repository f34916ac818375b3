import type { Notification } from "@riwaq/contracts/notifications/notifications";
import { groupBy } from "@riwaq/domain/group-by";

import { wallClockMs } from "../../../../lib/format-wall-clock.ts";

const DAY_MS = 86_400_000;
/** Fewer of one kind are quicker read than opened. */
const FOLDED_FROM = 3;

/** One, or several of one kind after each other. */
export type BellEntry = { first: Notification; all: Notification[] };
export type BellDay = {
  day: "today" | "yesterday" | "earlier";
  first: string;
  entries: BellEntry[];
};

const dayOf = (instant: string | number, zone: string) =>
  Math.floor(
    wallClockMs(typeof instant === "string" ? Date.parse(instant) : instant, zone) / DAY_MS,
  );

/** By the days of the reader's calendar, newest first, with repetitions folded. */
export function bellDays(list: readonly Notification[], zone: string, nowMs: number): BellDay[] {
  const today = dayOf(nowMs, zone);
  const byDay = groupBy(list, ({ created_at }) => dayOf(created_at, zone));
  return [...byDay].map(([day, ofDay]) => ({
    day: nameOf(today - day),
    first: ofDay[0]?.created_at ?? "",
    entries: folded(ofDay),
  }));
}

function nameOf(daysAgo: number): BellDay["day"] {
  if (daysAgo <= 0) return "today";
  return daysAgo === 1 ? "yesterday" : "earlier";
}

function folded(list: readonly Notification[]): BellEntry[] {
  const runs: Notification[][] = [];
  for (const one of list) {
    const run = runs.at(-1);
    const isSame =
      run?.[0]?.event === one.event && (run[0].read_at === null) === (one.read_at === null);
    if (run && isSame) run.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run) => {
    const entries = run.length < FOLDED_FROM ? run.map((one) => [one]) : [run];
    return entries.flatMap((all) => (all[0] ? [{ first: all[0], all }] : []));
  });
}
