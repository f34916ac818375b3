import type { Decline } from "@riwaq/domain/billing/dunning";

/**
 * What a refusal of PayPal means for whoever is to be asked next, by the issue that it names.
 *
 * - bank: PayPal or a bank wants the payer to come back, so that only the payer can go on.
 * - hard: what was agreed to is gone, or this payer may not pay us in this way.
 * - soft: may pass another day.
 */
const KINDS: Record<string, Decline> = {
  PAYER_ACTION_REQUIRED: "bank",
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: "bank",
  PAYER_CONSENT_REQUIRED: "bank",
  BILLING_AGREEMENT_ID_MISMATCH: "hard",

  AGREEMENT_ALREADY_CANCELLED: "hard",
  BILLING_AGREEMENT_NOT_FOUND: "hard",
  INVALID_RESOURCE_ID: "hard",
  RESOURCE_NOT_FOUND: "hard",
  TOKEN_ID_NOT_FOUND: "hard",
  VAULT_ID_NOT_FOUND: "hard",
  CARD_CLOSED: "hard",
  CARD_EXPIRED: "hard",
  COMPLIANCE_VIOLATION: "hard",
  PAYEE_BLOCKED_TRANSACTION: "hard",
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: "hard",
  PAYER_ACCOUNT_RESTRICTED: "hard",
  PAYER_CANNOT_PAY: "hard",
  PAYER_COUNTRY_NOT_SUPPORTED: "hard",

  INSTRUMENT_DECLINED: "soft",
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: "soft",
  TRANSACTION_BLOCKED_BY_PAYEE: "soft",
  TRANSACTION_LIMIT_EXCEEDED: "soft",
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: "soft",
  TRANSACTION_REFUSED: "soft",
};

/** Null where it is no refusal of the payer's: our account or our request is at fault, or nobody knows. */
export function paypalDeclineOf(issue: string): { kind: Decline; code: string } | null {
  const kind = KINDS[issue];
  return kind ? { kind, code: issue } : null;
}
