import type { Level } from "@riwaq/contracts/people/programmes";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { programmeLevels } from "../tables/programme-levels.ts";

export type LevelRow = typeof programmeLevels.$inferSelect;

/** What can be chosen: a retired level keeps its name with whoever has it. */
export const isLevelOffered = isNull(programmeLevels.retiredAt);

/** The levels of each of these programmes in their order, the retired ones last. */
export async function findLevels(
  db: Database,
  programmes: ReadonlyArray<{ id: string }>,
): Promise<(programmeId: string) => LevelRow[]> {
  const ids = programmes.map(({ id }) => id);
  const rows = await db
    .select()
    .from(programmeLevels)
    .where(inArray(programmeLevels.programmeId, ids))
    .orderBy(
      sql`${programmeLevels.retiredAt} is not null`,
      asc(programmeLevels.position),
      asc(programmeLevels.id),
    );
  const byProgramme = Map.groupBy(rows, ({ programmeId }) => programmeId);
  return (programmeId) => byProgramme.get(programmeId) ?? [];
}

export async function findLevel(tx: Transaction, id: string): Promise<LevelRow | undefined> {
  const [row] = await tx.select().from(programmeLevels).where(eq(programmeLevels.id, id));
  return row;
}

/** Those that can be chosen, the first one first. */
export async function offeredLevels(tx: Transaction, programmeId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: programmeLevels.id })
    .from(programmeLevels)
    .where(and(eq(programmeLevels.programmeId, programmeId), isLevelOffered))
    .orderBy(asc(programmeLevels.position), asc(programmeLevels.id));
  return rows.map(({ id }) => id);
}

/** As everybody reads it. */
export function presentLevel({ id, name, description, retiredAt }: LevelRow): Level {
  return { id, name, description, is_retired: retiredAt !== null };
}
