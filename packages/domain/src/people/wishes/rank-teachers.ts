/** Which teachers suit what a family seeks, and why: an order for those who look, never a list of who may be booked. */
import type { WeeklyRange } from "../../scheduling/availability/weekly-range.ts";

/** In the order in which they weigh and are told. */
export const FIT_REASONS = ["programme", "hours", "language", "gender", "age"] as const;
export type FitReason = (typeof FIT_REASONS)[number];

/** Each outweighs all that follow together, so that the order can be told in words. */
export const FIT_POINTS: Record<FitReason, number> = {
  programme: 16,
  hours: 8,
  language: 4,
  gender: 2,
  age: 1,
};

/** A teacher whom the rule of genders keeps from this learner comes after everybody else. */
export const BARRED_POINTS = -100;

/** Fewer minutes in one piece are no lesson. */
export const SHORTEST_LESSON_MIN = 30;

/** Both ranges of minutes lie on the same wall; free hours do not overlap each other. */
export type FitFacts = {
  /** Null where no programme is wished for. */
  teachesProgramme: boolean | null;
  /** The teacher's free week and the wished hours; the latter none where any hour will do. */
  freeHours: readonly WeeklyRange[];
  wishedHours: readonly WeeklyRange[];
  speaksLanguage: boolean;
  /** What the family's choice or the institute's rule says of this pair; null where neither asks for a gender. */
  isGenderAllowed: boolean | null;
  /** Whether the teacher teaches others of about this age; null where that is not known. */
  teachesAge: boolean | null;
};

export type Fit = {
  points: number;
  reasons: FitReason[];
  /** Of each week, in pieces long enough for a lesson; 0 where no hours are wished for. */
  minutesInCommon: number;
};

/** How much of the wished hours is free, counting only pieces in which a lesson has room. */
export function minutesInCommon(
  free: readonly WeeklyRange[],
  wished: readonly WeeklyRange[],
): number {
  let minutes = 0;
  for (const hours of free) {
    for (const wish of wished) {
      if (wish.dayOfWeek !== hours.dayOfWeek) continue;
      const from = Math.max(hours.startMinute, wish.startMinute);
      const piece = Math.min(hours.endMinute, wish.endMinute) - from;
      if (piece >= SHORTEST_LESSON_MIN) minutes += piece;
    }
  }
  return minutes;
}

/** What speaks for one teacher, as points and in words. */
export function fitOf(facts: FitFacts): Fit {
  const common = minutesInCommon(facts.freeHours, facts.wishedHours);
  const holds: Record<FitReason, boolean> = {
    programme: facts.teachesProgramme === true,
    hours: common > 0,
    language: facts.speaksLanguage,
    gender: facts.isGenderAllowed === true,
    age: facts.teachesAge === true,
  };
  const reasons = FIT_REASONS.filter((reason) => holds[reason]);
  const barred = facts.isGenderAllowed === false ? BARRED_POINTS : 0;
  const points = reasons.reduce((sum, reason) => sum + FIT_POINTS[reason], barred);
  return { points, reasons, minutesInCommon: common };
}
