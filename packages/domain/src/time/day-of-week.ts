/** Days of the week as Riwaq numbers them; the only place that knows the mapping to ISO 8601. */

/** 0 = Saturday, 1 = Sunday … 6 = Friday. */
export type DayOfWeek = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** All seven codes in the institute's order, Saturday first. */
export const DAYS_OF_WEEK = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly DayOfWeek[];

const DAY_NAMES = [
  "Saturday",
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
] as const;

export type DayName = (typeof DAY_NAMES)[number];

/** ISO 8601 weekday: 1 = Monday … 7 = Sunday. */
export type IsoDayOfWeek = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Whether a value is a day code 0–6. */
export function isDayOfWeek(value: unknown): value is DayOfWeek {
  return DAYS_OF_WEEK.some((day) => day === value);
}

/** The English name of a day code: 0 → "Saturday". */
export function dayNameOf(day: DayOfWeek): DayName {
  return DAY_NAMES[day];
}

/** ISO weekday (1 = Monday … 7 = Sunday) → day code. */
export function dayOfWeekFromIso(iso: IsoDayOfWeek): DayOfWeek {
  return ((iso + 1) % 7) as DayOfWeek;
}

/** Day code → ISO weekday (1 = Monday … 7 = Sunday); undoes `dayOfWeekFromIso`. */
export function isoFromDayOfWeek(day: DayOfWeek): IsoDayOfWeek {
  return (((day + 5) % 7) + 1) as IsoDayOfWeek;
}

/** The day after: Friday (6) is followed by Saturday (0). */
export function nextDayOfWeek(day: DayOfWeek): DayOfWeek {
  return ((day + 1) % 7) as DayOfWeek;
}
