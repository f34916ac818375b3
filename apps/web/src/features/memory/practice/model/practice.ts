import type { Evening, Memory, MemorySide, Portion, Verdict } from "@riwaq/contracts/memory/plan";
import type { Marker } from "@riwaq/domain/learning/marks/kinds";
import { toWall } from "@riwaq/domain/time/zone";

import type { WaitingAnswer } from "../../../../lib/practice/answer-queue.ts";

/** As the server takes it; with whose it is, and who gave it here. */
export type PracticeAnswer = WaitingAnswer & {
  day: string;
  page: number;
  lines: Portion["lines"];
  verdict: Verdict;
};

/** Of a pupil's memory what is needed to practise, and nothing else: this is kept on the device. */
export type Practice = {
  student_id: string;
  name: string;
  side: MemorySide;
  time_zone: string;
  /** Whether anything is known, or given to be learnt. */
  is_begun: boolean;
  overdue: number;
  caught_up_on: string | null;
  evenings: Evening[];
};

export function practiceOf(memory: Memory): Practice {
  const { student_id, name, side, time_zone, overdue, caught_up_on, evenings } = memory;
  const { learning, recent, old } = memory.pages;
  const is_begun = memory.portion !== null || learning + recent + old > 0;
  return { student_id, name, side, time_zone, is_begun, overdue, caught_up_on, evenings };
}

/** Today's evening where the pupil is, and those after it. What was kept long ago has none for today. */
export function eveningsFrom({ evenings, time_zone }: Practice, now: number) {
  const { date } = toWall(now, time_zone);
  const left = evenings.filter(({ day }) => day >= date);
  const today = left[0]?.day === date ? left[0] : undefined;
  return { today, coming: today ? left.slice(1) : left };
}

/** By it a portion is told from the others of its day, also in an address: "sabaq-582". */
export const keyOfPortion = ({ stream, page }: Pick<Portion, "stream" | "page">): string =>
  `${stream}-${page}`;

const isSameLines = (one: Portion["lines"], other: Portion["lines"]) =>
  one?.first === other?.first && one?.last === other?.last;

export type Done = { verdict: Verdict; by: Marker; isWaiting: boolean };

/** What was said of a portion: also what this device has not sent yet. */
export function doneOf(
  portion: Portion,
  { day, waiting, side }: { day: string; waiting: readonly PracticeAnswer[]; side: MemorySide },
): Done | null {
  const said = waiting.findLast(
    (one) => one.day === day && one.page === portion.page && isSameLines(one.lines, portion.lines),
  );
  if (!said) return portion.done && { ...portion.done, isWaiting: false };
  return { verdict: said.verdict, by: side === "pupil" ? "pupil" : "parent", isWaiting: true };
}
