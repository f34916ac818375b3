import { eq } from "drizzle-orm";

import { joinFamily, writeConsent } from "../src/modules/people/families/join-family.ts";
import { guardianships } from "../src/modules/people/tables/families.ts";
import type { Database } from "../src/platform/db/database.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { TEST_NOW } from "./test-app.ts";

/** Of these two, without consent. */
export async function link(db: Database, parent: { id: string }, child: { id: string }) {
  const pair = { guardianId: parent.id, studentId: child.id };
  await inTransaction(db, (tx) => joinFamily(tx, pair, TEST_NOW));
}

/** Consent, by a parent for all children or by all parents for a child. */
export async function agree(
  db: Database,
  of: { parent: { id: string } } | { child: { id: string } },
) {
  const parents = await db
    .select({ guardianId: guardianships.parentId, studentId: guardianships.studentId })
    .from(guardianships)
    .where(
      "parent" in of
        ? eq(guardianships.parentId, of.parent.id)
        : eq(guardianships.studentId, of.child.id),
    );
  await inTransaction(db, async (tx) => {
    for (const pair of parents) await writeConsent(tx, pair, TEST_NOW);
  });
}
