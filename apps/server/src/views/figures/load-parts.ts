import { groupBy } from "@riwaq/domain/group-by";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import type { Span } from "@riwaq/domain/time/spans";
import { type LessonSums, sumLessons } from "@riwaq/domain/views/figures";

import type { Database } from "../../platform/db/database.ts";
import { findSnapshot, findStale } from "./find-stale.ts";
import { type Alike, findAlike, findDelays, type Place } from "./queries.ts";

/** What was counted of the lessons of one span, teacher and programme. */
export type Part = Place & {
  sums: LessonSums;
  /** Of each report, how long after the lesson's end it was sent. */
  seconds: Float64Array;
};

type Counted = Omit<Part, "span">[];
type Stretch = { fromMs: number; untilMs: number };
type Kept = Stretch & { snapshot: string; countedMs: number; counted: Counted };

/** What changes meanwhile leaves a mark, and marks are kept longer than this. */
const KEPT_MS = DAY_MS / 2;
const PIECE_MS = 4 * DAY_MS;

const keptBy = new WeakMap<Database, Map<string, Promise<Kept>>>();

/**
 * All lessons of these spans as they are, counted. What was counted before is taken from memory unless a lesson in it has
 * changed since, which the database tells (`lesson_marks`), so that months of a million lessons are read once.
 */
export async function loadParts(db: Database, spans: readonly Span[], now: Date): Promise<Part[]> {
  const parts: Part[] = [];
  for (const { span, counting } of await countWhatChanged(db, spans, now)) {
    const { counted } = await counting;
    parts.push(...counted.map((one) => ({ ...one, span })));
  }
  return parts;
}

/** The same for whoever asks next; answers how much was counted anew. */
export async function keepParts(db: Database, spans: readonly Span[], now: Date): Promise<number> {
  const all = await countWhatChanged(db, spans, now);
  return all.filter(({ isNew }) => isNew).length;
}

/** One after the other: whatever else is asked of the database meanwhile has room. */
async function countWhatChanged(db: Database, spans: readonly Span[], now: Date) {
  const kept = keptBy.get(db) ?? new Map<string, Promise<Kept>>();
  keptBy.set(db, kept);
  await dropStale(db, kept, now);
  const all: Array<{ span: number; isNew: boolean; counting: Promise<Kept> }> = [];
  for (const [span, whole] of spans.entries()) {
    for (const stretch of piecesOf(whole, now)) {
      const { isNew, counting } = keptOrCounted(db, kept, { stretch, now });
      await counting;
      all.push({ span, isNew, counting });
    }
  }
  return all;
}

/** A month that is over is kept whole; of any other, a change has only the days around it counted anew. */
const piecesOf = (whole: Stretch, now: Date): Stretch[] =>
  whole.untilMs <= now.getTime() ? [whole] : cut(whole);

async function dropStale(db: Database, kept: Map<string, Promise<Kept>>, now: Date) {
  const all = await Promise.all([...kept].map(async ([key, one]) => ({ key, ...(await one) })));
  const isOld = ({ countedMs }: Kept) => Math.abs(now.getTime() - countedMs) > KEPT_MS;
  const stale = await findStale(db, all);
  for (const [index, one] of all.entries()) {
    if (isOld(one) || stale.has(index)) kept.delete(one.key);
  }
}

/** Counted once, however many ask meanwhile. */
function keptOrCounted(
  db: Database,
  kept: Map<string, Promise<Kept>>,
  { stretch, now }: { stretch: Stretch; now: Date },
): { isNew: boolean; counting: Promise<Kept> } {
  const key = `${stretch.fromMs} ${stretch.untilMs}`;
  const known = kept.get(key);
  if (known) return { isNew: false, counting: known };
  const counting = count(db, stretch, now).catch((error: unknown) => {
    kept.delete(key);
    throw error;
  });
  kept.set(key, counting);
  return { isNew: true, counting };
}

/** Whatever is committed after the snapshot makes it stale, and so does what comes between the questions. */
async function count(db: Database, stretch: Stretch, now: Date): Promise<Kept> {
  const snapshot = await findSnapshot(db);
  const alike: Alike[] = [];
  const sent = new Map<string, number[]>();
  for (const { fromMs, untilMs } of cut(stretch)) {
    const asked = { bounds: [new Date(fromMs), new Date(untilMs)] };
    const [lessons, delays] = await Promise.all([findAlike(db, asked, now), findDelays(db, asked)]);
    alike.push(...lessons);
    for (const one of delays) {
      sent.set(keyOf(one), [...(sent.get(keyOf(one)) ?? []), ...one.seconds]);
    }
  }
  const counted = [...groupBy(alike, keyOf)].flatMap(([key, some]) => {
    const [first] = some;
    if (!first) return [];
    const { teacherId, programmeId } = first;
    const seconds = Float64Array.from(sent.get(key) ?? []);
    return [{ teacherId, programmeId, sums: sumLessons(some), seconds }];
  });
  return { ...stretch, snapshot, countedMs: now.getTime(), counted };
}

/** Some days at a time, so that no statement takes long. */
function cut({ fromMs, untilMs }: Stretch): Stretch[] {
  return Array.from({ length: Math.ceil((untilMs - fromMs) / PIECE_MS) }, (_, index) => ({
    fromMs: fromMs + index * PIECE_MS,
    untilMs: Math.min(fromMs + (index + 1) * PIECE_MS, untilMs),
  }));
}

const keyOf = ({ teacherId, programmeId }: Pick<Place, "teacherId" | "programmeId">) =>
  `${teacherId} ${programmeId}`;
