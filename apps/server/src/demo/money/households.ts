import type { Currency } from "@riwaq/domain/billing/units";

import type { CardName } from "../fake-stripe/cards.ts";
import type { ParentKey, StudentKey } from "../families.ts";
import type { Rhythm } from "./catalogue.ts";

/** Where who pays lives, and in what they pay. */
export type Payer = { address: string; country: string; currency: Currency };

export const PAYERS = {
  parent: { address: "8 rue des Lilas, 69003 Lyon", country: "FR", currency: "EUR" },
  student: { address: "21 quai des Exemples, 44000 Nantes", country: "FR", currency: "EUR" },
  leila: { address: "5 chemin du Modèle, 1201 Genève", country: "CH", currency: "CHF" },
  bineta: { address: "12 avenue de l’Exemple, Dakar", country: "SN", currency: "EUR" },
  helene: { address: "330 rue du Modèle, Montréal", country: "CA", currency: "CAD" },
  sara: { address: "١٤ شارع المثال، الدار البيضاء", country: "MA", currency: "MAD" },
  omar: { address: "٣ زنقة النموذج، الرباط", country: "MA", currency: "EUR" },
  julie: { address: "40 rue de l’Exemple, 1000 Bruxelles", country: "BE", currency: "EUR" },
  mehdi: { address: "2 place du Modèle, 31000 Toulouse", country: "FR", currency: "EUR" },
  khadija: { address: "17 rue de l’Exemple, 13001 Marseille", country: "FR", currency: "EUR" },
  samuel: { address: "9 rue du Modèle, 1204 Genève", country: "CH", currency: "CHF" },
} as const satisfies Partial<Record<ParentKey | StudentKey, Payer>>;

export type PayerKey = keyof typeof PAYERS;

export type Household = {
  student: StudentKey;
  payer: PayerKey;
  rhythm: Rhythm;
  /** How many days ago it was ordered: before the first lesson of the pupil, unless it is said why not. */
  since: number;
  /** A card on the fake's page, or a transfer that staff have found on a statement. */
  by: CardName | "transfer";
};

const weekly = (
  lessonsPerWeek: number,
  lengthMinutes: Rhythm["lengthMinutes"],
): Household["rhythm"] => ({ lessonsPerWeek, lengthMinutes });

/**
 * Who learns has a subscription, so that lessons can be booked. A period has 28 days, is told of 7 days before its end
 * and charged 3 days before: the days since the order say in which state a family is today.
 */
export const HOUSEHOLDS: readonly Household[] = [
  // Ends in two weeks, and in five days: its renewal was told two days ago.
  { student: "ines", payer: "parent", rhythm: weekly(2, 45), since: 98, by: "pays" },
  { student: "yanis", payer: "parent", rhythm: weekly(2, 60), since: 51, by: "pays" },
  { student: "student", payer: "student", rhythm: weekly(2, 60), since: 40, by: "asks" },
  { student: "adam", payer: "leila", rhythm: weekly(2, 45), since: 32, by: "pays" },
  // By what the institute has decided, for nothing and for half.
  { student: "aida", payer: "bineta", rhythm: weekly(2, 45), since: 36, by: "pays" },
  { student: "moussa", payer: "bineta", rhythm: weekly(2, 60), since: 38, by: "pays" },
  // Will rest; its sister's payment is disputed.
  { student: "bilal", payer: "helene", rhythm: weekly(2, 60), since: 34, by: "pays" },
  { student: "maryam", payer: "helene", rhythm: weekly(1, 30), since: 33, by: "pays" },
  { student: "sara", payer: "sara", rhythm: weekly(1, 45), since: 40, by: "pays" },
  // Nothing is saved: the second period waits for a transfer.
  { student: "omar", payer: "omar", rhythm: weekly(2, 60), since: 29, by: "transfer" },
  // Refused four days ago and twice since; the hours of the first period are used up.
  { student: "mehdi", payer: "mehdi", rhythm: weekly(1, 60), since: 29, by: "refused-later" },
  // The bank wants to ask.
  { student: "samuel", payer: "samuel", rhythm: weekly(2, 60), since: 29, by: "asks-later" },
  { student: "khadija", payer: "khadija", rhythm: weekly(2, 60), since: 44, by: "pays" },
  // Was taught before anybody paid, and may still withdraw.
  { student: "julie", payer: "julie", rhythm: weekly(2, 45), since: 9, by: "pays" },
];

/** Of the price, in hundredths of a percent, by a decision of the institute. */
export const SCHOLARSHIPS: ReadonlyArray<{
  student: StudentKey;
  basisPoints: number;
  reason: string;
}> = [
  { student: "aida", basisPoints: 10_000, reason: "Bourse entière : orpheline de père" },
  { student: "moussa", basisPoints: 5_000, reason: "Demi-bourse : orphelin de père" },
];
