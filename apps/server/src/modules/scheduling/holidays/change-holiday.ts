import type { HolidayChange } from "@riwaq/contracts/scheduling/holidays";
import { holidayIntervals } from "@riwaq/domain/scheduling/policy/holidays";
import { civilDateMs, DAY_MS } from "@riwaq/domain/time/civil-date";
import { toWall } from "@riwaq/domain/time/zone";
import { and, eq, not } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockHolidays } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { holidayConfirmed, holidayShifted } from "../events.ts";
import { holidays } from "../tables/holidays.ts";
import { sessions } from "../tables/sessions.ts";
import { cancelHolidayLessons } from "./cancel-holiday-lessons.ts";
import { countLessonsIn, type HolidayRow, inHoliday } from "./queries.ts";

const MAX_DAYS = { eid_al_fitr: 7, eid_al_adha: 7, ramadan: 31 } as const;

type Asked = { id: string; change: HolidayChange };
type At = { instituteZone: string; now: Date };

/**
 * Staff shift a holiday's dates, confirm it, or both. A confirmed Eid cancels what is scheduled in it; asked twice, it
 * does so once. Lessons that a shift uncovers again stay cancelled: nobody expects them any more. The audit counts them.
 */
export const changeHoliday = command({
  by: requireRight("lessons"),
  isPatient: true,
  lock: lockHolidays,
  trace: "if_changed",
  run: async (ctx, { id, change }: Asked): Promise<{ row: HolidayRow; lessonCount: number }> => {
    const { tx, now } = ctx;
    const [before] = await tx.select().from(holidays).where(eq(holidays.id, id));
    if (!before) throw new AppError("not_found");
    const at: At = { instituteZone: (await findInstitute(tx)).timeZone, now };
    const after = changed(before, change, now);
    if (!isSame(before, after)) {
      refuseLate(before, at);
      refuseDates(after, at);
      await tx
        .update(holidays)
        .set({ ...after, updatedAt: now })
        .where(eq(holidays.id, id));
      await follow(ctx, tx, { before, after }, at);
    }
    return { row: after, lessonCount: await countLessonsIn(tx, after, at) };
  },
});

async function follow(
  ctx: Emitting,
  tx: Transaction,
  { before, after }: { before: HolidayRow; after: HolidayRow },
  at: At,
): Promise<void> {
  const isClosed = after.confirmedAt !== null;
  const sessionIds = isClosed ? await cancelHolidayLessons(ctx, tx, after, at) : [];
  const uncovered = isClosed ? await countUncovered(tx, before, after, at) : 0;
  const changedFields = (["startsOn", "endsOn", "confirmedAt"] as const).filter(
    (field) => before[field] !== after[field],
  );
  const happened = before.confirmedAt === after.confirmedAt ? holidayShifted : holidayConfirmed;
  const payload = { changed: changedFields, cancelled: sessionIds.length, uncovered };
  await emit(ctx, tx, happened(after.id, payload, { sessionIds }));
}

function changed(before: HolidayRow, change: HolidayChange, now: Date): HolidayRow {
  return {
    ...before,
    startsOn: change.starts_on ?? before.startsOn,
    endsOn: change.ends_on ?? before.endsOn,
    confirmedAt: before.confirmedAt ?? (change.is_confirmed ? now : null),
  };
}

function isSame(before: HolidayRow, after: HolidayRow): boolean {
  return (
    before.startsOn === after.startsOn &&
    before.endsOn === after.endsOn &&
    before.confirmedAt === after.confirmedAt
  );
}

function hasBegun(holiday: HolidayRow, { instituteZone, now }: At): boolean {
  const [interval] = holidayIntervals([holiday], instituteZone);
  return interval !== undefined && interval.startMs <= now.getTime();
}

/** The moon decides on the length of Ramadan in its last night, so its days can be set until it is over. */
function refuseLate(before: HolidayRow, at: At): void {
  const isOver = before.endsOn < toWall(at.now.getTime(), at.instituteZone).date;
  if (isOver || hasBegun(before, at)) throw refusal("conflict", "holiday_past");
}

function refuseDates(after: HolidayRow, at: At): void {
  const [startMs, endMs] = [civilDateMs(after.startsOn), civilDateMs(after.endsOn)];
  if (startMs === null) throw badField("starts_on", "invalid");
  if (endMs === null) throw badField("ends_on", "invalid");
  if (endMs < startMs) throw badField("ends_on", "series_order");
  if (endMs - startMs >= MAX_DAYS[after.kind] * DAY_MS) throw badField("ends_on", "range_too_long");
  if (hasBegun(after, at)) throw badField("starts_on", "starts_in_past");
}

async function countUncovered(
  tx: Transaction,
  before: HolidayRow,
  after: HolidayRow,
  { instituteZone }: At,
): Promise<number> {
  const isCovered = inHoliday(after, instituteZone);
  return tx.$count(
    sessions,
    and(
      inHoliday(before, instituteZone),
      isCovered ? not(isCovered) : undefined,
      eq(sessions.cancelledBy, "holiday"),
    ),
  );
}
