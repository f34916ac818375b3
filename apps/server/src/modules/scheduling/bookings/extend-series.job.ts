import { horizonOf } from "@riwaq/domain/scheduling/series/series";
import { inArray } from "drizzle-orm";

import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { occurrencesSkipped, seriesExtended } from "../events.ts";
import { series } from "../tables/series.ts";
import { type Extension, judgeExtensions } from "./judge-extensions.ts";
import { noteSkips } from "./note-skips.ts";
import { findDueSeries, lockDueSeries } from "./queries.ts";
import { writeSessions } from "./write-sessions.ts";

const SERIES_AT_ONCE = 200;

type Extending = { due: Due; until: string };
type Due = Awaited<ReturnType<typeof findDueSeries>>;

/**
 * Writes the lessons of every running series up to twelve weeks ahead, and answers how many. In transactions of some
 * hundred series: what is done stays done wherever it is stopped, and doing it again adds nothing.
 */
export async function extendSeries(deps: RoundDeps): Promise<number> {
  const until = horizonOf(deps.clock.now().getTime(), "UTC");
  let written = 0;
  let due = await findDueSeries(deps.db, until, SERIES_AT_ONCE);
  while (due.length > 0) {
    written += await extendAll(deps, due, until);
    due = await findDueSeries(deps.db, until, SERIES_AT_ONCE, due.at(-1));
  }
  return written;
}

/** One series that cannot be extended does not keep the others from it: halved until it stands alone. */
async function extendAll(deps: RoundDeps, due: Due, until: string): Promise<number> {
  try {
    return await extendInOne(contextOfRound(deps), { due, until });
  } catch (error) {
    if (due.length === 1) {
      const name = error instanceof Error ? error.name : typeof error;
      deps.log.error({ series: due[0]?.id, name }, "series not extended");
      return 0;
    }
    const half = Math.ceil(due.length / 2);
    const first = await extendAll(deps, due.slice(0, half), until);
    return first + (await extendAll(deps, due.slice(half), until));
  }
}

/** People before series: the order in which every change of lessons locks them. */
const extendInOne = command({
  by: byAnyone,
  lock: async (tx, _, { due, until }: Extending) => {
    await lockPeople(
      tx,
      due.flatMap(({ teacherId, studentIds }) => [teacherId, ...studentIds]),
    );
    return lockDueSeries(
      tx,
      due.map(({ id }) => id),
      until,
    );
  },
  trace: "if_changed",
  run: async (ctx, { until }): Promise<number> => {
    const { tx, now, locked: rows } = ctx;
    if (rows.length === 0) return 0;
    const extensions = await judgeExtensions(tx, rows, until, now);
    const written = await writeExtensions(tx, extensions, now);
    const ids = rows.map(({ id }) => id);
    await tx
      .update(series)
      .set({ extendedUntil: until, updatedAt: now })
      .where(inArray(series.id, ids));
    await noteSkips(tx, extensions);
    await writeTrace(ctx, tx, extensions, { until, series: ids.length });
    return written;
  },
});

async function writeExtensions(
  tx: Transaction,
  extensions: readonly Extension[],
  now: Date,
): Promise<number> {
  const lessons = extensions.flatMap(({ row, lessons: judged }) =>
    judged
      .filter(({ isBooked }) => isBooked)
      .map(({ on, startsAtMs, endsAtMs, isShifted }) => ({
        teacherId: row.teacherId,
        studentIds: row.studentIds,
        programmeId: row.programmeId,
        kind: "series" as const,
        series: { id: row.id, on },
        startsAtMs,
        endsAtMs,
        isShifted,
      })),
  );
  if (lessons.length > 0) await writeSessions(tx, lessons, now);
  return lessons.length;
}

/** What is left out is said of its series; what goes on as everyone expects, of all together. */
async function writeTrace(
  ctx: Emitting,
  tx: Transaction,
  extensions: readonly Extension[],
  extended: { until: string; series: number },
): Promise<void> {
  for (const { row, lessons } of extensions) {
    const skipped = lessons.filter(({ isBooked }) => !isBooked);
    if (skipped.length === 0) continue;
    await emit(
      ctx,
      tx,
      occurrencesSkipped(row.id, { skipped: skipped.map(({ on, state }) => ({ on, state })) }),
    );
  }
  // Most days bring none of their lessons: they are extended all the same.
  const occurrences = extensions.flatMap(({ lessons }) => lessons).length;
  await emit(ctx, tx, seriesExtended("series", { ...extended, occurrences }));
}
