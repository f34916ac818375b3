import type { PhraseChoice, SetPhrase } from "@riwaq/contracts/learning/phrases";
import type { ReportContent, ReportSend } from "@riwaq/contracts/learning/reports";
import type { PhraseKind } from "@riwaq/domain/learning/phrases/phrase";
import { eq, sql } from "drizzle-orm";

import { badField } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { setPhraseVersions } from "../tables/set-phrase-versions.ts";
import { setPhrases } from "../tables/set-phrases.ts";

type Chosen = Pick<ReportSend, "strengths" | "to_work_on" | "homework_phrases">;
type Kept = Pick<ReportContent, keyof Chosen>;

const KIND_OF = {
  strengths: "strength",
  to_work_on: "point",
  homework_phrases: "homework",
} as const satisfies Record<keyof Chosen, PhraseKind>;

/**
 * Each phrase that was chosen with the words of its version, also where it says something else by now. They are kept in
 * what is sent, so that the family reads them for ever as they were.
 */
export async function asChosen(tx: Transaction, chosen: Chosen): Promise<Kept> {
  const { strengths, to_work_on, homework_phrases } = chosen;
  const choices = [...strengths, ...to_work_on, ...homework_phrases].filter(isPhrase);
  const known = await findWords(tx, choices);
  const keptIn = (field: keyof Chosen) => (choice: PhraseChoice) => {
    const found = known.get(nameOf(choice));
    if (found?.kind !== KIND_OF[field]) throw badField(field, "invalid");
    const { phrase, version } = choice;
    return { phrase, version, words: found.words } satisfies SetPhrase;
  };
  const wordsOf = (field: "strengths" | "to_work_on") =>
    chosen[field].map((word) => (isPhrase(word) ? keptIn(field)(word) : word));
  return {
    strengths: wordsOf("strengths"),
    to_work_on: wordsOf("to_work_on"),
    homework_phrases: homework_phrases.map(keptIn("homework_phrases")),
  };
}

const isPhrase = (word: string | PhraseChoice): word is PhraseChoice => typeof word !== "string";
const nameOf = ({ phrase, version }: PhraseChoice) => `${phrase} ${version}`;

async function findWords(tx: Transaction, choices: readonly PhraseChoice[]) {
  if (choices.length === 0) return new Map<string, never>();
  const wanted = sql`(${setPhraseVersions.phraseId}, ${setPhraseVersions.version}) in (
    select * from unnest(${sql.param(choices.map(({ phrase }) => phrase))}::uuid[],
      ${sql.param(choices.map(({ version }) => version))}::int[]))`;
  const rows = await tx
    .select({
      phrase: setPhraseVersions.phraseId,
      version: setPhraseVersions.version,
      words: setPhraseVersions.words,
      kind: setPhrases.kind,
    })
    .from(setPhraseVersions)
    .innerJoin(setPhrases, eq(setPhrases.id, setPhraseVersions.phraseId))
    .where(wanted);
  return new Map(rows.map((row) => [nameOf(row), row]));
}
