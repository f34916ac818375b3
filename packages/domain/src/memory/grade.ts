/** How well a page was recited: from the marks on it, or from a word of whoever listened. */
import { type MarkKind, type Marker, groupOf, severityOf } from "../learning/marks/kinds.ts";

/** 1 again, 2 hard, 3 good, 4 easy: as the scheduler counts. */
export const GRADES = [1, 2, 3, 4] as const;
export type Grade = (typeof GRADES)[number];
export const [AGAIN, HARD, GOOD, EASY] = GRADES;

const FULL_PAGE_LINES = 15;
/** On a full page; on fewer lines fewer. */
const PROMPTS_OF_AGAIN = 2;
const SLIPS_OF_HARD = 3;

/** An aya that was gone. */
const GONE = new Set<MarkKind>(["forgot", "skipped-aya"]);
/** The teacher had to say the word. */
const PROMPTS = new Set<MarkKind>(["prompted", "skipped-word", "swapped", "added", "order"]);

/**
 * The grade of what was recited, by the marks on it (those that were taken back left out). Memory is graded, and what
 * changes letter, vowel or meaning; rules of beauty have a figure of their own. An aya forgotten, or two prompts on
 * fifteen lines: again. A prompt, or three hesitations, corrections or such errors: hard. No mark: easy, which
 * counts as good until the page is old. More marks never give a better grade. Source: the institute's brief on revision.
 */
export function gradeOfMarks(kinds: readonly MarkKind[], lines: number): Grade {
  const perPage = FULL_PAGE_LINES / Math.max(1, lines);
  const count = (isOne: (kind: MarkKind) => boolean) => kinds.filter(isOne).length * perPage;
  const prompts = count((kind) => PROMPTS.has(kind));
  const slips = count(isSlip);
  if (kinds.some((kind) => GONE.has(kind)) || prompts >= PROMPTS_OF_AGAIN) return AGAIN;
  if (prompts > 0 || slips >= SLIPS_OF_HARD) return HARD;
  return slips > 0 ? GOOD : EASY;
}

function isSlip(kind: MarkKind): boolean {
  if (GONE.has(kind) || PROMPTS.has(kind)) return false;
  return groupOf(kind) === "memory" || severityOf(kind) === "jali";
}

/** What a parent or a pupil says of an evening: without help, with a little, or once more. */
export const VERDICTS = ["alone", "helped", "again"] as const;
export type Verdict = (typeof VERDICTS)[number];

const GRADE_OF: Record<Verdict, Grade> = { alone: GOOD, helped: HARD, again: AGAIN };
export const gradeOfVerdict = (verdict: Verdict): Grade => GRADE_OF[verdict];

/** What a grade is in these words. */
export function verdictOf(grade: Grade): Verdict {
  if (grade === AGAIN) return "again";
  return grade === HARD ? "helped" : "alone";
}

/** How much of what a page gains by a review counts, by who listened. What it loses always counts. */
export const WEIGHT_OF: Record<Marker, number> = { teacher: 1, parent: 0.7, pupil: 0.5 };

/** Who is believed where several listened on one day. */
export const AUTHORITY_OF: Record<Marker, number> = { teacher: 2, parent: 1, pupil: 0 };
