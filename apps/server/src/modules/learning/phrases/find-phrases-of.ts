import type { LetterPair, MarkKind } from "@riwaq/domain/learning/marks/kinds";
import type { PhraseKind, SetPhrase } from "@riwaq/domain/learning/phrases/phrase";
import type { Finding, StrengthGroup } from "@riwaq/domain/learning/reports/propose-report";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Database } from "../../../platform/db/database.ts";
import { setPhraseVersions } from "../tables/set-phrase-versions.ts";
import { setPhrases } from "../tables/set-phrases.ts";
import type { quranMemorisation } from "./first/quran-memorisation.ts";
import type { recitationForBeginners } from "./first/recitation-for-beginners.ts";
import type { tajweed } from "./first/tajweed.ts";

type First = typeof quranMemorisation | typeof recitationForBeginners | typeof tajweed;
type FirstPoint = First["point"][number][0];
type FirstStrength = First["strength"][number][0];

/** Which of the first phrases says that a kind of mark is to be worked on; where none does, it is named alone. */
const POINTS: Partial<Record<MarkKind, FirstPoint>> = {
  "skipped-word": "Every word in its place",
  added: "Every word in its place",
  order: "Every word in its place",
  "skipped-aya": "Linking one aya to the next",
  swapped: "Ayat that resemble each other",
  makhraj: "Where letters are articulated (makharij)",
  "letter-exchanged": "Where letters are articulated (makharij)",
  quality: "Heavy and light letters",
  vowel: "The right vowel on each letter",
  sukun: "The sukun and the shadda",
  shadda: "The sukun and the shadda",
  idgham: "Rules of nun sakina and tanwin",
  ikhfa: "Rules of nun sakina and tanwin",
  iqlab: "Rules of nun sakina and tanwin",
  izhar: "Rules of nun sakina and tanwin",
  qalqalah: "The echo of the qalqala letters",
  madd: "Measure of the lengthenings (madd)",
  ra: "Heavy and light letters",
  "wrong-stop": "Stopping and starting again",
  "wrong-restart": "Stopping and starting again",
};

const NOT_FIRM: FirstPoint = "Firmness of what is known by heart";

/** Letters that are told apart by their weight, by their place in the throat, or by their length. */
const PAIRS: Partial<Record<LetterPair, FirstPoint>> = {
  "ح/ه": "Letters of the throat (ع ح غ خ)",
  "ع/ء": "Letters of the throat (ع ح غ خ)",
  "خ/غ": "Letters of the throat (ع ح غ خ)",
  "ص/س": "Heavy and light letters",
  "ط/ت": "Heavy and light letters",
  "ض/د": "Heavy and light letters",
  "ظ/ز": "Heavy and light letters",
  "short/long": "Telling short vowels from long ones",
};

const STRENGTHS: Record<StrengthGroup, FirstStrength> = {
  memory: "Recites without hesitating",
  letter: "Letters well articulated (makharij)",
  vowel: "Vowels said exactly",
};

const PHRASE_OF_PAIR = new Map<string, FirstPoint>(Object.entries(PAIRS));

export const pointOf = ({ kind, detail }: Pick<Finding, "kind" | "detail">) =>
  kind === null ? NOT_FIRM : (PHRASE_OF_PAIR.get(detail) ?? POINTS[kind]);

export const strengthOf = (group: StrengthGroup) => STRENGTHS[group];

type Wanted = { kind: PhraseKind; first: readonly string[] };

/** What began with these English words and is still offered, by them, as it is said now. */
export async function findPhrasesOf(
  db: Database,
  { kind, first }: Wanted,
): Promise<Map<string, SetPhrase>> {
  if (first.length === 0) return new Map();
  const begun = alias(setPhraseVersions, "begun");
  const english = sql<string>`${begun.words} ->> 'en'`;
  const rows = await db
    .select({
      first: english,
      phrase: setPhrases.id,
      version: setPhrases.version,
      words: setPhraseVersions.words,
    })
    .from(setPhrases)
    .innerJoin(begun, and(eq(begun.phraseId, setPhrases.id), eq(begun.version, 1)))
    .innerJoin(
      setPhraseVersions,
      and(
        eq(setPhraseVersions.phraseId, setPhrases.id),
        eq(setPhraseVersions.version, setPhrases.version),
      ),
    )
    .where(and(eq(setPhrases.kind, kind), isNull(setPhrases.retiredAt), inArray(english, first)))
    .orderBy(asc(setPhrases.createdAt), asc(setPhrases.id));
  return new Map(rows.toReversed().map(({ first: said, ...phrase }) => [said, phrase]));
}
