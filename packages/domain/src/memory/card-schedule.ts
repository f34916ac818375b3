/** When a card comes again: replayed from every answer to it, as for the pages of the mushaf. */
import { type FSRSState, fsrs } from "ts-fsrs";

import { groupBy } from "../group-by.ts";
import type { Day } from "./days.ts";
import { AGAIN, type Grade } from "./grade.ts";

export type CardReview = { day: Day; grade: Grade };

export type CardMemory = {
  /** Days after which nine of ten such cards are still known. */
  stability: number;
  /** From 1 to 10. */
  difficulty: number;
  lastDay: Day;
  lastGrade: Grade;
  lapses: number;
};

/** What a pupil may ask of a card: never seen, still shaky, or to be relied upon. */
export const CARD_STATES = ["new", "learning", "known"] as const;
export type CardState = (typeof CARD_STATES)[number];

const KNOWN_FROM_DAYS = 21;

/** A word that is forgotten is soon learnt again: less is asked of cards than of pages. */
const scheduler = fsrs({
  request_retention: 0.9,
  enable_short_term: false,
  enable_fuzz: false,
});

/** From all answers, in any order; of several on one day the weakest counts. Null of a card that nobody answered. */
export function replayCard(reviews: readonly CardReview[]): CardMemory | null {
  const byDay = groupBy(reviews, ({ day }) => day);
  const days = [...byDay.keys()].toSorted((one, other) => one - other);
  return days.reduce<CardMemory | null>((memory, day) => {
    const grades = (byDay.get(day) ?? []).map(({ grade }) => grade);
    return answered(memory, day, Math.min(...grades) as Grade);
  }, null);
}

function answered(memory: CardMemory | null, day: Day, grade: Grade): CardMemory {
  const before: FSRSState | null = memory && {
    stability: memory.stability,
    difficulty: memory.difficulty,
  };
  const { stability, difficulty } = scheduler.next_state(
    before,
    memory ? day - memory.lastDay : 0,
    grade,
  );
  const lapses = (memory?.lapses ?? 0) + (memory && grade === AGAIN ? 1 : 0);
  return { stability, difficulty, lastDay: day, lastGrade: grade, lapses };
}

/** The day on which a card comes again: the day after at the earliest, and then if it was not known. */
export function cardDueDay({ stability, lastDay, lastGrade }: CardMemory): Day {
  if (lastGrade === AGAIN) return lastDay + 1;
  return lastDay + Math.max(1, scheduler.next_interval(stability, 0));
}

/** How likely a card is still known on a day, from 0 to 1. */
export const cardStrengthOn = ({ stability, lastDay }: CardMemory, day: Day): number =>
  scheduler.forgetting_curve(Math.max(0, day - lastDay), stability);

/** Known is what is remembered for three weeks; what was forgotten last is learnt anew. */
export function cardStateOf(memory: CardMemory | null): CardState {
  if (memory === null) return "new";
  return memory.lastGrade !== AGAIN && memory.stability >= KNOWN_FROM_DAYS ? "known" : "learning";
}
