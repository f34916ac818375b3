/** What the journal counts: minutes of lessons, and money in five currencies that are never converted. */

export const CURRENCIES = ["EUR", "CHF", "CAD", "MAD", "USD"] as const;

export type Currency = (typeof CURRENCIES)[number];

/** MIN: whole minutes. A currency: its hundredth; each of the five has two decimals. */
export const UNITS = ["MIN", ...CURRENCIES] as const;

export type Unit = (typeof UNITS)[number];

/** Hundredths of a percent: 5,000 is a half. */
export const BASIS = 10_000;
