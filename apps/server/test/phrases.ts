import type { SetPhrase } from "@riwaq/contracts/learning/phrases";

import { setPhraseVersions } from "../src/modules/learning/tables/set-phrase-versions.ts";
import { setPhrases } from "../src/modules/learning/tables/set-phrases.ts";
import type { Database } from "../src/platform/db/database.ts";

type Change = Partial<Pick<typeof setPhrases.$inferInsert, "kind" | "position" | "programmeId">>;

/** A phrase that is offered, as a report keeps it. */
export async function buildPhrase(db: Database, change: Change = {}): Promise<SetPhrase> {
  const [row] = await db
    .insert(setPhrases)
    .values({ kind: "strength", position: 1, ...change })
    .returning();
  const phrase = row?.id ?? "";
  const words = { en: "Fluent", fr: "Lecture fluide", ar: "قراءة سلسة" };
  await db.insert(setPhraseVersions).values({ phraseId: phrase, version: 1, words });
  return { phrase, version: 1, words };
}
