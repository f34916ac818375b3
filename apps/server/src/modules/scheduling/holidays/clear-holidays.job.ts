import { civilDateOf, DAY_MS } from "@riwaq/domain/time/civil-date";

import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { lockHolidays } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { holidayCleared } from "../events.ts";
import { cancelHolidayLessons } from "./cancel-holiday-lessons.ts";
import { findHolidays, type HolidayRow } from "./queries.ts";

const AHEAD_MS = 548 * DAY_MS;

/**
 * Cancels what lies in a confirmed Eid all the same, however it came there, and answers how many lessons. Confirming,
 * booking, moving and undoing leave it nothing to do.
 */
export async function clearHolidays(deps: RoundDeps): Promise<number> {
  const now = deps.clock.now();
  const { timeZone } = await findInstitute(deps.db);
  const from = civilDateOf(now.getTime() - DAY_MS);
  const coming = await findHolidays(deps.db, from, civilDateOf(now.getTime() + AHEAD_MS));
  let cancelled = 0;
  for (const holiday of coming.filter(({ confirmedAt }) => confirmedAt !== null)) {
    cancelled += await clear(contextOfRound(deps), {
      holiday,
      at: { instituteZone: timeZone, now },
    });
  }
  return cancelled;
}

type Clearing = { holiday: HolidayRow; at: { instituteZone: string; now: Date } };

const clear = command({
  by: byAnyone,
  lock: lockHolidays,
  trace: "if_changed",
  run: async (ctx, { holiday, at }: Clearing): Promise<number> => {
    const { tx } = ctx;
    const sessionIds = await cancelHolidayLessons(ctx, tx, holiday, at);
    const cancelled = sessionIds.length;
    if (cancelled > 0) {
      await emit(ctx, tx, holidayCleared(holiday.id, { cancelled }, { sessionIds }));
    }
    return cancelled;
  },
});
