import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./payers.ts"));

/** Of the payer, or of whoever's lessons somebody else pays. */
export const ofPerson = call("GET", "/staff/money/people/:id/", {
  right: "money",
  answer: shape("PayerMoney"),
  errors: [401, 403, 404],
});

export const staffLedger = call("GET", "/staff/money/subscriptions/:id/ledger/", {
  right: "money",
  answer: shape("Ledger"),
  errors: [401, 403, 404],
});
