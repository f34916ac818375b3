import { transitionsOf } from "@riwaq/domain/time/transitions";
import { toWall } from "@riwaq/domain/time/zone";

import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { emit } from "../../../platform/events/emit.ts";
import { clockChangeNear } from "../events.ts";
import { clockNotices } from "../tables/clock-notices.ts";
import { type SeriesChange, findClockChanges } from "./find-clock-changes.ts";
import { findSeries } from "./find-series.ts";
import { type SeriesReader, findReaders, findSeriesZones } from "./queries.ts";

type Span = { fromMs: number; untilMs: number };
type Notice = { reader: SeriesReader; changes: SeriesChange[]; daysBefore: number; atMs: number };

const DAY_MS = 86_400_000;
const FIRST_DAYS = 10;
const SECOND_DAYS = 2;
const PAGE = 200;

/**
 * Tells everyone ten and two days ahead of a clock change that moves one of their series, at once of all of them. What was
 * told is noted with the mail, so that a round which was cut off goes on where it stopped.
 */
export async function sendClockNotices(deps: RoundDeps): Promise<number> {
  const fromMs = deps.clock.now().getTime();
  const span = { fromMs, untilMs: fromMs + FIRST_DAYS * DAY_MS };
  if (!(await hasChange(deps.db, span))) return 0;
  let told = 0;
  let after: string | undefined;
  do {
    const readers = await findReaders(deps.db, after, PAGE);
    for (const notice of await noticesFor(deps.db, readers, span)) {
      if (await tell(contextOfRound(deps), notice)) told += 1;
    }
    after = readers.length < PAGE ? undefined : readers.at(-1)?.id;
  } while (after);
  return told;
}

/** On most days of the year no clock changes soon, and nobody's series need be read. */
async function hasChange(db: Database, { fromMs, untilMs }: Span): Promise<boolean> {
  const zones = await findSeriesZones(db);
  return zones.some((zone) => transitionsOf(zone, fromMs, untilMs).length > 0);
}

async function noticesFor(db: Database, readers: SeriesReader[], span: Span): Promise<Notice[]> {
  const people = readers.map(({ id }) => id);
  const rows = await findSeries(db, people, toWall(span.fromMs, "UTC").date);
  const byReader = Map.groupBy(rows, ({ readerId }) => readerId);
  return readers.flatMap((reader) => {
    const changes = findClockChanges(byReader.get(reader.id) ?? [], span);
    return [...Map.groupBy(changes, ({ atMs }) => atMs)].map(([atMs, group]) => {
      const isClose = atMs - span.fromMs <= SECOND_DAYS * DAY_MS;
      return { reader, changes: group, atMs, daysBefore: isClose ? SECOND_DAYS : FIRST_DAYS };
    });
  });
}

const tell = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, { reader, changes, atMs, daysBefore }: Notice): Promise<boolean> => {
    const { tx } = ctx;
    const changesAt = new Date(atMs);
    const zones = [...new Set(changes.map(({ zone }) => zone))];
    const noted = await tx
      .insert(clockNotices)
      .values(zones.map((zone) => ({ userId: reader.id, zone, changesAt, daysBefore })))
      .onConflictDoNothing()
      .returning({ zone: clockNotices.zone });
    const news = changes.filter(({ zone }) => noted.some((row) => row.zone === zone));
    if (news.length === 0) return false;
    const near = { changesAt: changesAt.toISOString(), zones, daysBefore };
    await emit(ctx, tx, clockChangeNear(reader.id, near, { changes: news }));
    return true;
  },
});
