import { and, eq, isNull, sql } from "drizzle-orm";

import { type Database, databaseFault } from "../db/database.ts";
import { roundFailures } from "../db/tables/round-failures.ts";

const FAULT_MAX = 200;

/** A database's message may hold what was asked for, so of it only code and constraint are told. */
export function faultOf(error: unknown): string {
  const fault = databaseFault(error);
  if (fault) return ["database", fault.code, fault.constraint].filter(Boolean).join(" ");
  if (!(error instanceof Error)) return "unknown";
  return `${error.name}: ${error.message.split("\n")[0]}`.slice(0, FAULT_MAX);
}

export async function noteFailure(
  db: Database,
  { round, error, now }: { round: string; error: unknown; now: Date },
): Promise<void> {
  const fault = faultOf(error);
  await db
    .insert(roundFailures)
    .values({ round, count: 1, firstFailedAt: now, lastFailedAt: now, fault })
    .onConflictDoUpdate({
      target: roundFailures.round,
      set: {
        count: sql`case when ${roundFailures.mendedAt} is null then ${roundFailures.count} + 1 else 1 end`,
        firstFailedAt: sql`case when ${roundFailures.mendedAt} is null
          then ${roundFailures.firstFailedAt} else excluded.first_failed_at end`,
        lastFailedAt: now,
        fault,
        mendedAt: null,
      },
    });
}

export async function noteSuccess(db: Database, round: string, now: Date): Promise<void> {
  await db
    .update(roundFailures)
    .set({ mendedAt: now })
    .where(and(eq(roundFailures.round, round), isNull(roundFailures.mendedAt)));
}
