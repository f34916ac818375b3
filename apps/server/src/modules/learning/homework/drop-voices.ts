import { and, inArray, isNotNull } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { recitationComments } from "../tables/recitation-comments.ts";

/** What was said by voice to these goes with them; what was written stays. Answers the keys of the files. */
export async function dropVoices(tx: Transaction, recitationIds: string[]): Promise<string[]> {
  const rows = await tx
    .delete(recitationComments)
    .where(
      and(
        inArray(recitationComments.recitationId, recitationIds),
        isNotNull(recitationComments.soundKey),
      ),
    )
    .returning({ key: recitationComments.soundKey });
  return rows.flatMap(({ key }) => key ?? []);
}
