import type { Language } from "@riwaq/contracts/languages";
import type { ReportWord } from "@riwaq/contracts/learning/phrases";
import type { Finding, ReportForm } from "@riwaq/contracts/learning/reports";
import { LETTER_PAIRS } from "@riwaq/domain/learning/marks/kinds";
import { wordIn } from "@riwaq/domain/learning/phrases/phrase";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";

/** A word for what was heard in the lesson, as the family will read it; beside it what it says to the teacher. */
export type ProposedWord = {
  word: ReportWord;
  meaning: string;
  /** How often it was marked; not at all where it went well. */
  count: number;
};

/** The words for what was heard; of those that no set phrase says the names, once they have come in the family's language. */
export function useProposedWords({ proposal, family_languages: reads }: ReportForm) {
  const { language } = useLanguage();
  const { t } = useTranslation("marks");
  const lng = familyLanguage(reads, language);
  const family = useTranslation("marks", { lng, useSuspense: false });
  const wordFor = (finding: Finding): ProposedWord[] => {
    const { phrase, count } = finding;
    if (phrase) return [{ word: phrase, meaning: wordIn(phrase, language), count }];
    if (!family.ready) return [];
    return [{ word: nameOf(finding, family.t), meaning: nameOf(finding, t), count }];
  };
  return {
    strengths: (proposal?.strengths ?? []).flatMap(wordFor),
    points: (proposal?.to_work_on ?? []).flatMap(wordFor),
  };
}

const familyLanguage = (reads: readonly Language[], own: Language): Language =>
  reads.includes(own) ? own : (reads[0] ?? own);

function nameOf({ group, kind, detail }: Finding, t: TFunction<"marks">): string {
  if (kind === null) return t(`groups.${group}`);
  if (kind === "swapped" && detail) return t("otherAya.was", { aya: detail });
  if (kind !== "letter-exchanged" || !LETTER_PAIRS.some((pair) => pair === detail)) {
    return t(`kinds.${kind}`);
  }
  if (detail === "short/long") return t("pair.length");
  const [written = "", heard = ""] = detail.split("/");
  return t("pair.letters", { written, heard });
}
