import type { Language } from "@riwaq/contracts/languages";
import type { PeriodicReport } from "@riwaq/contracts/learning/periodic-reports";
import type { ReportWord } from "@riwaq/contracts/learning/phrases";

import { printable } from "../../../platform/pdf/printable.ts";

/** What a periodic report is printed from: plain data, so that it can be handed to another thread. */
export type PeriodicSheet = {
  language: Language;
  institute: string;
  /** Date "YYYY-MM-DD" at the institute; null while it is no more than a draft. */
  approvedOn: string | null;
  report: Pick<
    PeriodicReport,
    "student" | "teacher" | "period_start" | "period_end" | "figures" | "text"
  >;
};

/** The sheet with all that people wrote in letters that the fonts have. */
export function makePrintable(
  sheet: PeriodicSheet,
  hasLetter: (codePoint: number) => boolean,
): PeriodicSheet {
  const { report } = sheet;
  const { figures, text } = report;
  const clean = (words: string) => printable(words, hasLetter).trim();
  const counted = (words: typeof figures.strengths) =>
    words.map(({ word, count }) => ({ count, word: cleanWord(word, clean) }));
  return {
    ...sheet,
    institute: clean(sheet.institute),
    report: {
      ...report,
      student: clean(report.student),
      teacher: clean(report.teacher),
      text: {
        summary: clean(text.summary),
        strengths: clean(text.strengths),
        next_steps: clean(text.next_steps),
      },
      figures: {
        ...figures,
        strengths: counted(figures.strengths),
        to_work_on: counted(figures.to_work_on),
      },
    },
  };
}

function cleanWord(word: ReportWord, clean: (text: string) => string): ReportWord {
  if (typeof word === "string") return clean(word);
  const { en, fr, ar } = word.words;
  return { ...word, words: { en: clean(en), fr: clean(fr), ar: clean(ar) } };
}
