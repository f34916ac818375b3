import type { Decline } from "@riwaq/domain/billing/dunning";

/**
 * What a refusal of Stripe means for whoever is to be asked next. It is the more precise of its two words: the decline
 * code of the bank where there is one, else the error code.
 *
 * - bank: the payer's bank wants to ask the payer, so that only the payer can go on.
 * - hard: this card never will: it is gone, its data are wrong, its bank or its holder forbids it, or it cannot be used
 *   for what we sell. Trying again costs trust with the networks.
 * - soft: everything else, also what is not listed here. Money that is missing today, a bank that cannot be reached and
 *   a refusal without a reason may pass another day, and the days are few.
 */
const KINDS: Record<string, Decline> = {
  authentication_required: "bank",
  authentication_not_handled: "bank",
  mobile_device_authentication_required: "bank",
  offline_pin_required: "bank",
  online_or_offline_pin_required: "bank",
  payment_intent_authentication_failure: "bank",

  // The card is gone.
  expired_card: "hard",
  invalid_account: "hard",
  lost_card: "hard",
  new_account_information_available: "hard",
  pickup_card: "hard",
  restricted_card: "hard",
  stolen_card: "hard",

  // Its data are wrong.
  incorrect_address: "hard",
  incorrect_cvc: "hard",
  incorrect_number: "hard",
  incorrect_pin: "hard",
  incorrect_zip: "hard",
  invalid_cvc: "hard",
  invalid_expiry_month: "hard",
  invalid_expiry_year: "hard",
  invalid_number: "hard",
  invalid_pin: "hard",
  pin_try_exceeded: "hard",

  // Its bank, its holder or Stripe forbids it.
  do_not_try_again: "hard",
  fraudulent: "hard",
  highest_risk_level: "hard",
  merchant_blacklist: "hard",
  not_permitted: "hard",
  previously_declined_do_not_retry: "hard",
  revocation_of_all_authorizations: "hard",
  revocation_of_authorization: "hard",
  security_violation: "hard",
  stop_payment_order: "hard",

  // It cannot be used for this.
  card_not_supported: "hard",
  currency_not_supported: "hard",
  invalid_amount: "hard",
  service_not_allowed: "hard",
  testmode_decline: "hard",
  transaction_not_allowed: "hard",

  approve_with_id: "soft",
  call_issuer: "soft",
  card_velocity_exceeded: "soft",
  do_not_honor: "soft",
  duplicate_transaction: "soft",
  generic_decline: "soft",
  insufficient_funds: "soft",
  issuer_not_available: "soft",
  no_action_taken: "soft",
  processing_error: "soft",
  reenter_transaction: "soft",
  try_again_later: "soft",
  withdrawal_count_limit_exceeded: "soft",
};

type Refusal = {
  code?: string | undefined;
  decline_code?: string | undefined;
  advice_code?: string | undefined;
};

/** The advice of the network stands above the code: it knows what it will do with another attempt. */
export function declineOf(refusal: Refusal): { kind: Decline; code: string } {
  const code = refusal.decline_code || refusal.code || "unknown";
  const kind = KINDS[code] ?? KINDS[refusal.code ?? ""] ?? "soft";
  const isFinal = kind === "soft" && refusal.advice_code === "do_not_try_again";
  return { kind: isFinal ? "hard" : kind, code };
}
