import { civilDateOf, DAY_MS } from "@riwaq/domain/time/civil-date";
import { toWall } from "@riwaq/domain/time/zone";

import type { Context } from "../../../platform/context.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { findHolidays, type HolidayRow } from "./queries.ts";

/** Those of the days ahead, one under way included, by the institute's calendar. */
export async function listHolidays({ db, clock }: Context, days = 365): Promise<HolidayRow[]> {
  const nowMs = clock.now().getTime();
  const today = toWall(nowMs, (await findInstitute(db)).timeZone).date;
  return findHolidays(db, today, civilDateOf(nowMs + days * DAY_MS));
}
