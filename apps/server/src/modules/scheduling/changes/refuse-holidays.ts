import { holidayIntervals } from "@riwaq/domain/scheduling/policy/holidays";
import { DAY_MS, civilDateOf } from "@riwaq/domain/time/civil-date";

import { refusal } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { findHolidays } from "../holidays/queries.ts";

type Hours = { startsAt: Date; endsAt: Date };

/** No lesson comes back into an Eid that was confirmed meanwhile (terms, holidays). */
export async function refuseHolidays(tx: Transaction, lessons: readonly Hours[]): Promise<void> {
  if (lessons.length === 0) return;
  const [fromMs, untilMs] = [
    Math.min(...lessons.map(({ startsAt }) => startsAt.getTime())),
    Math.max(...lessons.map(({ endsAt }) => endsAt.getTime())),
  ];
  const [from, until] = [civilDateOf(fromMs - DAY_MS), civilDateOf(untilMs + DAY_MS)];
  const confirmed = (await findHolidays(tx, from, until)).filter((row) => row.confirmedAt !== null);
  const closed = holidayIntervals(confirmed, (await findInstitute(tx)).timeZone);
  const isClosed = lessons.some(({ startsAt, endsAt }) =>
    closed.some(({ startMs, endMs }) => startMs < endsAt.getTime() && startsAt.getTime() < endMs),
  );
  if (isClosed) throw refusal("conflict", "holiday_closed");
}
