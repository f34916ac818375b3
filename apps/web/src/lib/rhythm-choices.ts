/** What there is to choose among rhythms that have a price. */
export type Rhythmic = { lessons_per_week: number; length_minutes: number };

const numbers = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b);

/** How many lessons a week there are, and which lengths for one of these numbers. */
export const lessonChoices = (plans: readonly Rhythmic[]): number[] =>
  numbers(plans.map((plan) => plan.lessons_per_week));

export const lengthChoices = (plans: readonly Rhythmic[], lessonsPerWeek: number): number[] =>
  numbers(
    plans
      .filter((plan) => plan.lessons_per_week === lessonsPerWeek)
      .map((plan) => plan.length_minutes),
  );

/** The plan of this rhythm; where there is none of that length, the one whose length is nearest. */
export function planOf<Plan extends Rhythmic>(
  plans: readonly Plan[],
  lessonsPerWeek: number,
  lengthMinutes: number,
): Plan | undefined {
  const away = (plan: Rhythmic) => Math.abs(plan.length_minutes - lengthMinutes);
  return plans
    .filter((plan) => plan.lessons_per_week === lessonsPerWeek)
    .toSorted((a, b) => away(a) - away(b))[0];
}

export const isSameRhythm = (one: Rhythmic, other: Rhythmic): boolean =>
  one.lessons_per_week === other.lessons_per_week && one.length_minutes === other.length_minutes;
