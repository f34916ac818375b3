import type { WeekPlan } from "@riwaq/contracts/scheduling/availability";
import { type WeeklyRange, rangesEqual } from "@riwaq/domain/scheduling/availability/weekly-range";
import { inArray } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { freeWeekReplaced } from "../events.ts";
import { timeSlots } from "../tables/time-slots.ts";
import { parseEntries } from "./parse-entries.ts";
import { type TimeSlotRow, findTimeSlots, rangeOf } from "./queries.ts";
import { refuseLostHours } from "./refuse-lost-hours.ts";

type Asked = { entries: readonly unknown[]; plan: WeekPlan };

/**
 * The teacher's free week, the usual one or that of Ramadan, becomes exactly these entries. Rows that stay keep their
 * id, so sending the same week twice changes nothing; hours that carry lessons are never dropped (decisions,
 * bulk_create). The lock is that of bookings: no lesson comes in between.
 */
export const replaceFreeWeek = command({
  by: requireTeacher,
  lock: (tx, { actor }) => lockPeople(tx, [actor.id]),
  trace: "if_changed",
  run: async (ctx, { entries, plan }: Asked): Promise<TimeSlotRow[]> => {
    const { tx, actor: teacher, now } = ctx;
    const week = parseEntries(entries);
    const before = await findTimeSlots(tx, teacher.id);
    await refuseLostHours(tx, { teacher, before, week, plan, now });

    const free = before.filter((slot) => slot.plan === plan);
    const removed = free.filter(
      (slot) => !week.some((range) => rangesEqual([range], [rangeOf(slot)])),
    );
    const added = week.filter(
      (range) => !free.some((slot) => rangesEqual([range], [rangeOf(slot)])),
    );
    await removeSlots(tx, removed);
    await addSlots(tx, { teacherId: teacher.id, plan }, added);
    if (removed.length + added.length > 0) {
      await emit(
        ctx,
        tx,
        freeWeekReplaced(teacher.id, {
          added: added.length,
          removed: removed.length,
          ...(plan === "usual" ? {} : { plan }),
        }),
      );
    }
    return findTimeSlots(tx, teacher.id, plan);
  },
});

async function removeSlots(tx: Transaction, slots: TimeSlotRow[]): Promise<void> {
  if (slots.length === 0) return;
  const ids = slots.map((slot) => slot.id);
  await tx.delete(timeSlots).where(inArray(timeSlots.id, ids));
}

async function addSlots(
  tx: Transaction,
  of: { teacherId: string; plan: WeekPlan },
  ranges: WeeklyRange[],
): Promise<void> {
  if (ranges.length === 0) return;
  await tx.insert(timeSlots).values(ranges.map((range) => ({ ...of, ...range })));
}
