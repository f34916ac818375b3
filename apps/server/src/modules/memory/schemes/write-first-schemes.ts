import { FIRST_SCHEMES } from "@riwaq/domain/memory/first-schemes";

import type { Database } from "../../../platform/db/database.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { scoringSchemes } from "../tables/scoring-schemes.ts";

/** Where there are none. Versions are never deleted, so what staff have changed or retired is left as it is. */
export async function writeFirstSchemes(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insert(scoringSchemes)
      .values(FIRST_SCHEMES.map((scheme) => ({ ...scheme, version: 1, madeAt: now })))
      .onConflictDoNothing({ target: [scoringSchemes.key, scoringSchemes.version] });
  });
}
