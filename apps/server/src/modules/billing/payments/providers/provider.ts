/** What every provider of payments can do, in our words; amounts are hundredths. */
import type { Decline } from "@riwaq/domain/billing/dunning";
import type { Currency } from "@riwaq/domain/billing/units";

/** A means of payment that the payer has agreed to be charged by; never the number of a card. */
export type SavedMethod = {
  /** Whose it is, by the provider's name for the payer. */
  customer: string;
  token: string;
  /** Such as "visa"; of an account with the provider, the provider. */
  brand: string;
  last4: string;
  /** Of an account with the provider, its address as far as it may be shown. */
  account?: string | null;
  /** Of cards. */
  expiresOn: { month: number; year: number } | null;
};

/** A payment as its provider knows it now. */
export type ProviderPayment = {
  /** By which the provider finds it. */
  reference: string;
  /** The id of our attempt, which we gave it; null where it is none of ours. */
  paymentId: string | null;
  /** open: waits for the payer or the bank; canceled: nobody can pay it any more. */
  state: "open" | "succeeded" | "failed" | "canceled";
  amount: number;
  currency: string;
  /** What went back so far. */
  refunded: number;
  decline: { kind: Decline; code: string } | null;
  /** Kept where the payer agreed to it. */
  method: SavedMethod | null;
};

export type ProviderRefund = { reference: string; state: "pending" | "done" | "failed" };

export type ProviderDispute = {
  reference: string;
  /** Of the payment. */
  payment: string;
  state: "open" | "won" | "lost";
  amount: number;
  currency: string;
  /** The provider has taken the money back for now; a mere question of the bank takes none. */
  isWithdrawn: boolean;
  reason: string;
  /** Until when evidence is taken (ms). */
  evidenceUntilMs: number | null;
};

/** What is to be paid, by an id of ours that makes it happen once. */
export type Due = {
  paymentId: string;
  amount: number;
  currency: Currency;
  /** What the payer reads on the page and the statement. */
  description: string;
};

/** What an event is about; nothing else of it is believed, the object is fetched. */
export type ProviderEvent = {
  id: string;
  kind: string;
  about: "payment" | "dispute";
  /** Of that object. */
  reference: string;
} | null;

export class ProviderUnreachable extends Error {}
export class ForgedEvent extends Error {}

export type PaymentProvider = {
  name: "stripe" | "paypal";
  currencies: readonly Currency[];
  /** How long (ms) a page surely waits for the payer, a key of ours is surely kept, and what happened is perhaps not listed. */
  keeps: { pageMs: number; keyMs: number; unlistedMs: number };
  /** A page of the provider on which the payer pays, and agrees to be charged later. */
  start(
    due: Due & {
      /** The provider's name for this payer, where it knows one. */
      customer: string | null;
      email: string;
      language: "en" | "fr" | "ar";
      doneUrl: string;
      backUrl: string;
    },
  ): Promise<{ url: string; reference: string }>;
  /** Charges what was saved; nobody is there. A refusal is an answer, not an error. */
  chargeSaved(due: Due & { method: SavedMethod }): Promise<ProviderPayment>;
  /**
   * What is known of an attempt that we wait for: by its reference, else by our id among what was made since it was first
   * asked for. Where the payer has agreed and the provider leaves the last step to us, this takes it. Null where nothing
   * is known: it can be made anew, as far as nothing is unlisted.
   */
  find(asked: {
    paymentId: string;
    reference: string | null;
    customer: string | null;
    askedMs: number;
    nowMs: number;
  }): Promise<ProviderPayment | null>;
  /** By its reference alone: what an event is about. Changes nothing. */
  look(reference: string): Promise<ProviderPayment | null>;
  /** Nobody can pay it any more, unless it was paid meanwhile; answers as it is after that. */
  cancel(reference: string): Promise<ProviderPayment>;
  refund(asked: {
    refundId: string;
    reference: string;
    amount: number;
    currency: Currency;
  }): Promise<ProviderRefund>;
  lookRefund(asked: { refundId: string; reference: string }): Promise<ProviderRefund | null>;
  lookDispute(reference: string): Promise<ProviderDispute | null>;
  /** What changed since (ms), for the nightly comparison: every payment that was captured or given back. */
  changedSince(sinceMs: number, nowMs: number): Promise<ProviderPayment[]>;
  /** The provider forgets a saved means. */
  forget(method: SavedMethod): Promise<void>;
  /**
   * What a delivery says, read from its bytes; null where it concerns nothing of ours.
   * @throws ForgedEvent where it is not the provider's, or too old or from the future
   */
  readEvent(
    raw: Buffer,
    headers: Record<string, string | string[] | undefined>,
    nowMs: number,
  ): Promise<ProviderEvent>;
};

/** All calls answer, or throw `ProviderUnreachable`: then nobody knows whether it happened, and one looks first. */
