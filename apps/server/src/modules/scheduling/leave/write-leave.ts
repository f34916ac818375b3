import type { NewLeave } from "@riwaq/contracts/scheduling/leave";
import { faultOfLeave, hoursOfLeave } from "@riwaq/domain/scheduling/leave/leave";
import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { sql } from "drizzle-orm";

import { badField, refusal } from "../../../platform/app-error.ts";
import { isOneOf } from "../../../platform/db/columns.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { leaves } from "../tables/leaves.ts";
import { hasLeaveBetween, touches } from "./queries.ts";

type Written = {
  teacher: { id: string; timeZone: string };
  leave: NewLeave;
  askedById: string;
  /** Who grants it by writing it; null where it is asked for. */
  decidedById: string | null;
  now: Date;
};

/** The days as the teacher's calendar shows them; refused where there is leave on one of them already. */
export async function writeLeave(tx: Transaction, written: Written) {
  const { teacher, leave, askedById, decidedById, now } = written;
  const days = { startsOn: leave.starts_on, endsOn: leave.ends_on, zone: teacher.timeZone };
  const fault = faultOfLeave(days, now.getTime());
  if (fault) throw badField(fault.field, fault.reason);
  const { startMs, endMs } = hoursOfLeave(days);
  const hours = { startsAt: new Date(startMs), endsAt: new Date(endMs) };
  if (await hasLeaveBetween(tx, { teacherId: teacher.id, ...hours })) {
    throw refusal("conflict", "leave_overlaps");
  }
  const [row] = await tx
    .insert(leaves)
    .values({
      teacherId: teacher.id,
      kind: leave.kind,
      words: leave.words,
      startsOn: days.startsOn,
      endsOn: days.endsOn,
      ...hours,
      askedById,
      ...(decidedById && { state: "granted", decidedById, decidedAt: now }),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error("the leave was not written");
  if (row.state === "granted") await noteLessons(tx, row.id);
  return row;
}

/** Which lessons it concerns, whatever becomes of them. */
export async function noteLessons(tx: Transaction, leaveId: string): Promise<void> {
  await tx.execute(sql`insert into leave_lessons (leave_id, session_id)
    select leave.id, l.id from leaves leave join sessions l on ${touches(sql`l`, sql`leave`)}
    where leave.id = ${leaveId} and ${isOneOf(sql`l.status`, OPEN_STATUSES)}
    on conflict do nothing`);
}
