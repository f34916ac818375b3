/** The accounts that the fake's page offers. */
export const PAYERS = {
  pays: { email: "maryam@example.test", now: null, later: null },
  refused: { email: "idris@example.test", now: "INSTRUMENT_DECLINED", later: null },
  "asks-later": { email: "salma@example.test", now: null, later: "PAYER_ACTION_REQUIRED" },
  "refused-later": { email: "yusuf@example.test", now: null, later: "INSTRUMENT_DECLINED" },
} as const satisfies Record<string, Payer>;

type Payer = {
  email: string;
  /** By which issue PayPal refuses when we take what was approved. */
  now: string | null;
  /** And when nobody is there. */
  later: string | null;
};

export type PayerName = keyof typeof PAYERS;

export const PAYER_NAMES = Object.keys(PAYERS) as PayerName[];

export function isPayerName(name: unknown): name is PayerName {
  return PAYER_NAMES.some((known) => known === name);
}
