import { printable } from "../printable.ts";
import type { PeriodicSheet } from "./periodic-sheet.ts";

/** The sheet with all that people wrote in letters that the fonts have. */
export function makePrintable(
  sheet: PeriodicSheet,
  hasLetter: (codePoint: number) => boolean,
): PeriodicSheet {
  const { report } = sheet;
  const { figures, text } = report;
  const clean = (words: string) => printable(words, hasLetter).trim();
  const counted = (words: typeof figures.strengths) =>
    words.map((word) => ({ ...word, text: clean(word.text) }));
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
