import type { HandedOver, NewHandover } from "@riwaq/contracts/scheduling/handover";
import { toWall } from "@riwaq/domain/time/zone";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { seriesHandedOver } from "../events.ts";
import { type SeriesRow, findSeries } from "../series/queries.ts";
import { series } from "../tables/series.ts";
import { planHandover } from "./plan-handover.ts";
import { type DoingToSeries, writeHandover } from "./write-handover.ts";

type Asked = { id: string; handover: NewHandover; key: string };

/**
 * Staff give a running series to another teacher from a date on: judged anew while nobody else books for its people, and
 * whole or not at all.
 */
export const handOverSeries = command({
  by: requireRight("lessons"),
  once: ({ id, handover, key }: Asked) => ({ key, request: { series: id, handover } }),
  lock: (tx, _, { id, handover }) => lockSeries(tx, id, handover.teacher_id),
  run: async (ctx, { handover }): Promise<HandedOver> => {
    const { locked: before, tx } = ctx;
    const { from, teacher_id: teacherId, owed_goes: isOwedToGo } = handover;
    const goes = await judge(ctx, handover);
    const written = await writeHandover(ctx, { before, teacherId, from, goes, isOwedToGo });
    const { seriesId } = written;
    const sessionIds = goes.map(({ id }) => id);
    const regularTeacherId = before.teacherId;
    const payload = { from, teacherId, regularTeacherId, lessons: goes.length };
    const aside = { sessionIds, teacherId, regularTeacherId };
    await emit(ctx, tx, seriesHandedOver(seriesId, payload, aside));
    return {
      series_id: seriesId,
      session_ids: sessionIds,
      change_id: written.changeId,
      undo_until: written.undoUntil.toISOString(),
    };
  },
});

async function judge({ tx, now, locked }: DoingToSeries, { from, teacher_id }: NewHandover) {
  if (from < toWall(now.getTime(), locked.anchorZone).date) {
    throw badField("from", "starts_in_past");
  }
  const asked = { series: locked, from, teacherId: teacher_id, now };
  const { goes, successors } = await planHandover(tx, asked);
  if (goes.length === 0) throw refusal("conflict", "handover_nothing");
  if (teacher_id === locked.teacherId) throw refusal("conflict", "handover_clash");
  // Who is not approved is among nobody's successors.
  const found = successors.find(({ teacherId }) => teacherId === teacher_id);
  if (!found) throw refusal("conflict", "teacher_not_bookable");
  if (goes.some(({ fault }) => fault !== null)) throw refusal("conflict", "handover_clash");
  return goes;
}

/** People before the series: the order in which every change of lessons locks them. */
async function lockSeries(tx: Transaction, id: string, teacherId: string): Promise<SeriesRow> {
  const seen = await findSeries(tx, id);
  if (!seen) throw new AppError("not_found");
  await lockPeople(tx, [seen.teacherId, teacherId, ...seen.studentIds]);
  await tx.select({ id: series.id }).from(series).where(eq(series.id, id)).for("update");
  const row = await findSeries(tx, id);
  if (!row) throw new AppError("not_found");
  return row;
}
