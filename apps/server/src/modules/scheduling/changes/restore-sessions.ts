import { refusal } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { placeLesson } from "./place-lesson.ts";
import { findSessionsById, isAnySeriesOver } from "./queries.ts";
import { refuseHolidays } from "./refuse-holidays.ts";
import type { Before } from "./write-change.ts";

type Restoring = {
  before: Before;
  kind: "cancel" | "move";
  scope: "one" | "following";
  now: Date;
};

/** Every lesson back at its hour, unless somebody has changed one or ended its series since, or has taken an hour. */
export async function restoreSessions(
  tx: Transaction,
  { before, kind, scope, now }: Restoring,
): Promise<void> {
  const expected = kind === "move" && scope === "one" ? "Scheduled" : "Cancelled";
  const rows = await findSessionsById(
    tx,
    before.sessions.map(({ id }) => id),
  );
  if (await isAnySeriesOver(tx, rows)) throw refusal("conflict", "undo_taken");
  await refuseHolidays(
    tx,
    before.sessions.map(({ startsAt, endsAt }) => ({
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    })),
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const { id, sequence, ...hours } of before.sessions) {
    const row = found.get(id);
    if (row?.status !== expected || row.sequence !== sequence + 1) {
      throw refusal("conflict", "undo_taken");
    }
    await placeLesson(tx, {
      id,
      hours: {
        status: hours.status,
        isShifted: hours.isShifted,
        cancelledBy: hours.cancelledBy,
        cancelledAt: hours.cancelledAt === null ? null : new Date(hours.cancelledAt),
        startsAt: new Date(hours.startsAt),
        endsAt: new Date(hours.endsAt),
      },
      ifTaken: "undo_taken",
      now,
    });
  }
}
