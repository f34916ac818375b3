import { CURRENCIES, type Currency } from "@riwaq/domain/billing/units";
import { LESSON_LENGTHS_MIN, type LessonLengthMin } from "@riwaq/domain/scheduling/series/series";

import type { sellers } from "../../modules/billing/tables/sellers.ts";

/** Fiction: the account is the one that the French banks print in their examples, the numbers belong to nobody. */
export const SELLER = {
  name: "Riwaq Démonstration",
  form: "SAS au capital de 1 000 €",
  address: "14 rue de l’Exemple, 75000 Paris",
  country: "FR",
  registration: "RCS Paris 000 000 000",
  taxNumber: "",
  email: "familles@riwaq.test",
  phone: "+33 1 99 00 14 20",
  publisher: "Camille Fontaine",
  host: "Hébergeur d’exemple, 1 place du Modèle, 75000 Paris",
  mediator: "Médiation d’exemple, 2 place du Modèle, 75000 Paris, https://mediation.example.org",
  iban: "FR7630006000011234567890189",
  accountHolder: "",
  currency: "EUR",
  timeZone: "Europe/Paris",
  isOpen: true,
} as const satisfies typeof sellers.$inferInsert;

const OUTSIDE = "Exemple : client établi hors de l’Union européenne";

export const TAX_RULES = [
  { country: "FR", basisPoints: 0, ground: "TVA non applicable, art. 293 B du CGI" },
  { country: "BE", basisPoints: 2100, ground: "" },
  { country: "LU", basisPoints: 1700, ground: "" },
  ...["CH", "CA", "MA", "DZ", "TN", "SN", "US"].map((country) => ({
    country,
    basisPoints: 0,
    ground: OUTSIDE,
  })),
];

/** Whole units for one lesson by its minutes; nothing is converted. */
const LESSON_PRICES: Record<Currency, Record<LessonLengthMin, number>> = {
  EUR: { 30: 9, 45: 12, 60: 15 },
  CHF: { 30: 11, 45: 15, 60: 19 },
  CAD: { 30: 13, 45: 18, 60: 23 },
  MAD: { 30: 80, 45: 110, 60: 140 },
  USD: { 30: 10, 45: 13, 60: 16 },
};

const MOST_A_WEEK = 5;
const LESS_FOR_EACH_MORE = 0.03;

export type Rhythm = { lessonsPerWeek: number; lengthMinutes: LessonLengthMin };

export const RHYTHMS: readonly Rhythm[] = LESSON_LENGTHS_MIN.flatMap((lengthMinutes) =>
  Array.from({ length: MOST_A_WEEK }, (_, at) => ({ lessonsPerWeek: at + 1, lengthMinutes })),
);

/** In each currency what four weeks of a rhythm cost, in hundredths: whole units, a little less for each lesson more. */
export function pricesOf({ lessonsPerWeek, lengthMinutes }: Rhythm) {
  const less = 1 - LESS_FOR_EACH_MORE * (lessonsPerWeek - 1);
  return CURRENCIES.map((currency) => {
    const whole = Math.round(LESSON_PRICES[currency][lengthMinutes] * lessonsPerWeek * 4 * less);
    return { currency, amount: whole * 100 };
  });
}
