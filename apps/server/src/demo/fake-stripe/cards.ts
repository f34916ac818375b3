/** The cards that the fake's page offers; their numbers end like those of Stripe's own test cards. */
export const CARDS = {
  pays: { brand: "visa", last4: "4242", onPage: "pays", later: null },
  asks: { brand: "visa", last4: "3155", onPage: "asks", later: null },
  refused: { brand: "visa", last4: "0002", onPage: "refused", later: "generic_decline" },
  "asks-later": {
    brand: "mastercard",
    last4: "3184",
    onPage: "pays",
    later: "authentication_required",
  },
  "refused-later": { brand: "visa", last4: "0341", onPage: "pays", later: "insufficient_funds" },
} as const satisfies Record<string, Card>;

export type Card = {
  brand: string;
  last4: string;
  /** What happens when the payer is there: it pays, its bank asks first, or it is refused. */
  onPage: "pays" | "asks" | "refused";
  /** By which code it is refused when nobody is there. */
  later: string | null;
};

export type CardName = keyof typeof CARDS;

export const CARD_NAMES = Object.keys(CARDS) as CardName[];

export function isCardName(name: unknown): name is CardName {
  return CARD_NAMES.some((known) => known === name);
}
