import { randomUUID } from "node:crypto";

import { PHRASE_KINDS, type PhraseKind } from "@riwaq/domain/learning/phrases/phrase";

import type { Database } from "../../../platform/db/database.ts";
import { lockPhrases } from "../../../platform/db/locks.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { FirstProgrammeSlug } from "../../people/programmes/write-first-programmes.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { setPhraseVersions } from "../tables/set-phrase-versions.ts";
import { setPhrases } from "../tables/set-phrases.ts";
import { arabicForChildren } from "./first/arabic-for-children.ts";
import { egyptianDialect } from "./first/egyptian-dialect.ts";
import { everyProgramme } from "./first/every-programme.ts";
import { ijazah } from "./first/ijazah.ts";
import { islamicStudies } from "./first/islamic-studies.ts";
import { quranMemorisation } from "./first/quran-memorisation.ts";
import { recitationForBeginners } from "./first/recitation-for-beginners.ts";
import { seerah } from "./first/seerah.ts";
import { standardArabic } from "./first/standard-arabic.ts";
import { tajweed } from "./first/tajweed.ts";

type Said = readonly [en: string, fr: string, ar: string];
/** Of one programme, each kind in its order. French and Arabic say it of a girl as of a boy. */
export type FirstPhrases = Record<PhraseKind, readonly Said[]>;

const OF_PROGRAMMES: Record<FirstProgrammeSlug, FirstPhrases> = {
  "recitation-for-beginners": recitationForBeginners,
  tajweed,
  "quran-memorisation": quranMemorisation,
  ijazah,
  "standard-arabic": standardArabic,
  "egyptian-dialect": egyptianDialect,
  "arabic-for-children": arabicForChildren,
  "islamic-studies": islamicStudies,
  seerah,
};

/** Where there are none. Phrases are retired and never deleted, so what staff have changed is left as it is. */
export async function writeFirstPhrases(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockPhrases(tx);
    if ((await tx.$count(setPhrases)) > 0) return;
    const taught = await tx.select({ id: programmes.id, slug: programmes.slug }).from(programmes);
    const rows = [
      ...rowsOf(null, everyProgramme),
      ...taught.flatMap(({ id, slug }) => rowsOf(id, firstOf(slug))),
    ];
    await tx.insert(setPhrases).values(rows.map(({ words: _words, ...phrase }) => phrase));
    const versions = rows.map(({ id: phraseId, words }) => ({ phraseId, version: 1, words }));
    await tx.insert(setPhraseVersions).values(versions);
  });
}

const firstOf = (slug: string): FirstPhrases | undefined =>
  new Map<string, FirstPhrases>(Object.entries(OF_PROGRAMMES)).get(slug);

function rowsOf(programmeId: string | null, phrases: FirstPhrases | undefined) {
  if (!phrases) return [];
  return PHRASE_KINDS.flatMap((kind) =>
    phrases[kind].map(([en, fr, ar], index) => ({
      id: randomUUID(),
      programmeId,
      kind,
      position: index + 1,
      words: { en, fr, ar },
    })),
  );
}
