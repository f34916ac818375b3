/** Ages of students, who declare a number and not a date of birth. */
import { civilDateMs } from "../time/civil-date.ts";

/** Whoever is of age answers for children, and nobody answers for them. */
export const ADULT_FROM_AGE = 18;

export type DeclaredAge = {
  /** Whole years on the day of the declaration. */
  ageDeclared: number;
  declaredOn: string;
  today: string;
};

/**
 * Age in whole years: the declared age plus the whole years between two dates "YYYY-MM-DD". What was declared on
 * 29 February counts up on 1 March of a common year; a
 * `today` before the declaration changes nothing.
 * @throws RangeError if either date is malformed or not in the calendar
 */
export function currentAge({ ageDeclared, declaredOn, today }: DeclaredAge): number {
  for (const date of [declaredOn, today]) {
    if (civilDateMs(date) === null) throw new RangeError(`Not a date: ${date}`);
  }
  const years = Number(today.slice(0, 4)) - Number(declaredOn.slice(0, 4));
  const isAnniversaryAhead = today.slice(5) < declaredOn.slice(5);
  return ageDeclared + Math.max(0, isAnniversaryAhead ? years - 1 : years);
}
