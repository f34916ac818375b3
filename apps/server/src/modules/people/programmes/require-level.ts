import { and, eq } from "drizzle-orm";

import { badField } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { programmeLevels } from "../tables/programme-levels.ts";
import { isLevelOffered } from "./find-levels.ts";

/** A level of this programme that can be chosen, and stays until the transaction ends. */
export async function requireLevel(
  tx: Transaction,
  { programmeId, levelId }: { programmeId: string; levelId: string },
): Promise<void> {
  const [level] = await tx
    .select({ id: programmeLevels.id })
    .from(programmeLevels)
    .where(
      and(
        eq(programmeLevels.id, levelId),
        eq(programmeLevels.programmeId, programmeId),
        isLevelOffered,
      ),
    )
    .for("share");
  if (!level) throw badField("level_id", "invalid");
}
