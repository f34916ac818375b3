import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { inRounds } from "../../../platform/db/in-rounds.ts";
import type { Missed } from "./find-alternatives.ts";
import { type PairFacts, faultOfPair, findPairs } from "./policy.ts";
import { findAskedBefore, findTeacherBusy } from "./queries.ts";

type Asking = Omit<Missed, "familyZone" | "by"> & { actor: SignedIn; key: string };

/**
 * In a crowd most come too late: seen before a transaction is opened for them, for all who wait behind one teacher at
 * once. Whoever asked with this key before, or may not book at all, is not among them and is judged in full.
 */
export async function isMissed(db: Database, asking: Asking): Promise<boolean> {
  const { teacherId } = asking;
  return inRounds(`missed ${teacherId}`, asking, (all) => areMissed(db, teacherId, all));
}

async function areMissed(
  db: Database,
  teacherId: string,
  all: readonly Asking[],
): Promise<boolean[]> {
  const late = await findLate(db, teacherId, all);
  const [first] = late;
  if (!first) return all.map(() => false);
  const pairs = await findPairs(db, teacherId, late, first.now);
  const missed = new Set(late.filter((asking, place) => mightBook(asking, pairs[place])));
  return all.map((asking) => missed.has(asking));
}

/** Those whose hour the teacher gives already, and who did not ask before. */
async function findLate(
  db: Database,
  teacherId: string,
  all: readonly Asking[],
): Promise<Asking[]> {
  const endOf = ({ startsAtMs, lengthMin }: Asking) => startsAtMs + lengthMin * 60_000;
  const busy = await findTeacherBusy(db, teacherId, {
    // Hours of the past are nobody's to miss, and no reason to read years of lessons.
    fromMs: Math.min(...all.map(({ startsAtMs, now }) => Math.max(startsAtMs, now.getTime()))),
    untilMs: Math.max(...all.map(endOf)),
  });
  const late = all.filter((asking) =>
    busy.some(({ startMs, endMs }) => startMs < endOf(asking) && asking.startsAtMs < endMs),
  );
  if (late.length === 0) return late;
  const asked = await findAskedBefore(
    db,
    late.map(({ actor, key }) => ({ actorId: actor.id, key })),
  );
  return late.filter((_, index) => !asked.has(index + 1));
}

/** Whom nothing but the hour would have stopped. */
function mightBook({ actor, startsAtMs, now }: Asking, facts: PairFacts | undefined): boolean {
  return (
    facts !== undefined && faultOfPair(actor, facts, now) === null && startsAtMs > now.getTime()
  );
}
