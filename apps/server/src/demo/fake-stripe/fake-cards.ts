import type { FakeIntent, FakeMethod, FakeState } from "./fake-state.ts";
import { StripeFault } from "./stripe-request.ts";

type Refusal = NonNullable<FakeIntent["last_payment_error"]>;

/** The words of a bank that says no. */
export function refusalOf(code: string): Refusal {
  const type = "card_error" as const;
  if (code === "authentication_required") {
    const message = "Your card was declined. This transaction requires authentication.";
    return { type, code, decline_code: code, message };
  }
  if (code === "payment_intent_authentication_failure") {
    const message = "The provided PaymentMethod has failed authentication.";
    return { type: "invalid_request_error", code, message };
  }
  if (code === "expired_card") {
    return { type, code, decline_code: code, message: "Your card has expired." };
  }
  const advice_code = code === "do_not_honor" ? "try_again_later" : undefined;
  return {
    type,
    code: "card_declined",
    decline_code: code,
    message: "Your card was declined.",
    ...(advice_code ? { advice_code } : {}),
  };
}

/** The answer to a charge that was refused: the intent stands, without money. */
export function cardFault(intent: FakeIntent, refusal: Refusal, method: FakeMethod): StripeFault {
  return new StripeFault(402, {
    ...refusal,
    type: "card_error",
    message: refusal.message ?? "",
    payment_intent: { ...intent },
    payment_method: { ...method },
  });
}

export function methodOf(state: FakeState, customer: string, token: string): FakeMethod {
  const method = state.kept.methods[token];
  if (!method) {
    throw new StripeFault(400, {
      type: "invalid_request_error",
      code: "resource_missing",
      param: "payment_method",
      message: `No such PaymentMethod: '${token}'`,
    });
  }
  if (method.customer !== customer) {
    throw new StripeFault(400, {
      type: "invalid_request_error",
      message:
        "The provided PaymentMethod was detached from a Customer or belongs to another one. It may not be used again.",
    });
  }
  return method;
}
