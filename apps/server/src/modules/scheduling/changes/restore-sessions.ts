import { refusal } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { takeAgreementBack } from "../offers/settle-offer.ts";
import { placeLessons } from "./place-lessons.ts";
import { findSessionsById, isAnySeriesOver } from "./queries.ts";
import { refuseHolidays } from "./refuse-holidays.ts";
import type { Before } from "./write-change.ts";

/**
 * Every lesson back at its hour, unless somebody has changed one or ended its series since, or has taken an hour. Answers
 * the ids of those that stood at another one, or not at all.
 */
export async function restoreSessions(
  tx: Transaction,
  { sessions: lessons }: Before,
  now: Date,
): Promise<string[]> {
  const found = await findSessionsById(
    tx,
    lessons.map(({ id }) => id),
  );
  const rows = new Map(found.map((row) => [row.id, row]));
  const isAsLeft = lessons.every(({ id, statusLeft, sequence }) => {
    const row = rows.get(id);
    return row?.status === statusLeft && row.sequence === sequence + 1;
  });
  if (!isAsLeft || (await isAnySeriesOver(tx, lessons))) throw refusal("conflict", "undo_taken");
  await refuseHolidays(
    tx,
    lessons.map(({ startsAt, endsAt }) => ({
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    })),
  );
  await placeLessons(tx, { lessons, ifTaken: "undo_taken", now });
  const declinable = lessons.filter(
    ({ declinableUntil: until }) => until !== null && now <= new Date(until),
  );
  await takeAgreementBack(
    tx,
    declinable.map(({ id }) => id),
  );
  const isSame = ({ id, status, startsAt }: (typeof lessons)[number]) => {
    const row = rows.get(id);
    return row?.status === status && row.startsAt.toISOString() === startsAt;
  };
  return lessons.filter((lesson) => !isSame(lesson)).map(({ id }) => id);
}
