import { FEW_HOURS_DAYS, fewHours } from "@riwaq/domain/scheduling/availability/few-hours";
import {
  freeSlots,
  isFreeSlot,
  type SlotQuery,
} from "@riwaq/domain/scheduling/availability/free-slots";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import type { Database } from "../../../platform/db/database.ts";
import type { PupilId } from "../../people/reach/pupils.ts";
import { loadTeacherHours } from "../availability/load-hours.ts";
import { findPupilHours } from "../availability/queries.ts";

/** A lesson that is owed: whose, with whom, and when and how long the lost one was. */
export type OwedLesson = {
  pupilId: PupilId;
  teacherId: string;
  familyZone: string;
  lengthMin: number;
  lostAt: Date;
};

const OFFERED_EVERY_MIN = 30;
/** A family books on quarters of an hour. */
const BOOKED_EVERY_MIN = 15;

/**
 * The next hours at which it can be held: free for both sides, with the notice that the teacher asks of families. Its own
 * hour, which the family may have given back, is not among them.
 */
export async function findNextHours(db: Database, owed: OwedLesson, now: Date): Promise<Date[]> {
  const [fromMs, untilMs] = [now.getTime(), now.getTime() + FEW_HOURS_DAYS * DAY_MS];
  const query = await loadQuery(db, owed, { fromMs, untilMs, now });
  if (!query) return [];
  const [from, to] = [fromMs, untilMs].map((ms) => new Date(ms).toISOString()) as [string, string];
  const starts = freeSlots({ ...query, from, to, stepMin: OFFERED_EVERY_MIN });
  const few = fewHours(
    starts.map((start) => Date.parse(start)).filter((startMs) => startMs !== owed.lostAt.getTime()),
    { usualMs: owed.lostAt.getTime(), zone: owed.familyZone },
  );
  return few.map((startMs) => new Date(startMs));
}

/** Whether it could be held at this very hour. */
export async function mayBeHeldAt(
  db: Database,
  owed: OwedLesson,
  startsAt: Date,
  now: Date,
): Promise<boolean> {
  const [fromMs, untilMs] = [startsAt.getTime(), startsAt.getTime() + owed.lengthMin * 60_000];
  const query = await loadQuery(db, owed, { fromMs, untilMs, now });
  return (
    query !== null && isFreeSlot({ ...query, stepMin: BOOKED_EVERY_MIN }, startsAt.toISOString())
  );
}

type Window = { fromMs: number; untilMs: number; now: Date };

/** Null where families cannot book this teacher at all. */
async function loadQuery(
  db: Database,
  { pupilId, teacherId, familyZone, lengthMin }: OwedLesson,
  { fromMs, untilMs, now }: Window,
): Promise<Omit<SlotQuery, "from" | "to" | "stepMin"> | null> {
  const hours = await loadTeacherHours(db, { teacherId, fromMs, untilMs });
  if (!hours || hours.approval !== "approved" || !hours.hasRoom) return null;
  const pupilHours = await findPupilHours(db, pupilId, { fromMs, untilMs, exceptSessionIds: [] });
  return {
    ...hours,
    // Not busy but closed: the buffer is the teacher's.
    timeOff: [...hours.timeOff, ...pupilHours],
    viewerZone: familyZone,
    lengthMin,
    notBefore: new Date(now.getTime() + hours.minimumNoticeMs).toISOString(),
  };
}
