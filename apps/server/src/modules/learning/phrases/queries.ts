import type { PhraseKind } from "@riwaq/domain/learning/phrases/phrase";
import { and, asc, eq, isNull, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { setPhraseVersions } from "../tables/set-phrase-versions.ts";
import { setPhrases } from "../tables/set-phrases.ts";

/** Phrases with the words that they say now. */
function phrasesNow(db: Database) {
  return db
    .select({
      id: setPhrases.id,
      programmeId: setPhrases.programmeId,
      kind: setPhrases.kind,
      version: setPhrases.version,
      words: setPhraseVersions.words,
      retiredAt: setPhrases.retiredAt,
    })
    .from(setPhrases)
    .innerJoin(
      setPhraseVersions,
      and(
        eq(setPhraseVersions.phraseId, setPhrases.id),
        eq(setPhraseVersions.version, setPhrases.version),
      ),
    )
    .$dynamic();
}

export type PhraseRow = Awaited<ReturnType<typeof phrasesNow>>[number];

const IN_ORDER = [asc(setPhrases.position), asc(setPhrases.createdAt), asc(setPhrases.id)];
const isOffered = isNull(setPhrases.retiredAt);

/** What teachers may choose, in the order of each list. */
export async function findOfferedPhrases(db: Database): Promise<PhraseRow[]> {
  return phrasesNow(db)
    .where(isOffered)
    .orderBy(...IN_ORDER);
}

/** With those that are retired, after all others. */
export async function findAllPhrases(db: Database): Promise<PhraseRow[]> {
  return phrasesNow(db).orderBy(sql`${setPhrases.retiredAt} is not null`, ...IN_ORDER);
}

export async function findPhrase(db: Database, id: string): Promise<PhraseRow | undefined> {
  const [row] = await phrasesNow(db).where(eq(setPhrases.id, id));
  return row;
}

/** One list of phrases, which has an order of its own. */
export type PhraseList = { programmeId: string | null; kind: PhraseKind };

const inList = ({ programmeId, kind }: PhraseList) =>
  and(
    eq(setPhrases.kind, kind),
    programmeId === null ? isNull(setPhrases.programmeId) : eq(setPhrases.programmeId, programmeId),
  );

/** What a list offers, in its order. */
export async function findOrder(tx: Transaction, list: PhraseList): Promise<string[]> {
  const rows = await tx
    .select({ id: setPhrases.id })
    .from(setPhrases)
    .where(and(inList(list), isOffered))
    .orderBy(...IN_ORDER);
  return rows.map(({ id }) => id);
}

/** Where the next one of a list goes: after all others. */
export async function nextPosition(tx: Transaction, list: PhraseList): Promise<number> {
  const [row] = await tx
    .select({ next: sql<number>`(coalesce(max(${setPhrases.position}), 0) + 1)::int` })
    .from(setPhrases)
    .where(inList(list));
  return row?.next ?? 1;
}
