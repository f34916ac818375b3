import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./desk.ts"));
const right = "money";

export const today = call("GET", "/staff/money/today/", {
  right,
  answer: shape("MoneyToday"),
  errors: [401, 403],
});

/** Not by whoever asked for it. */
export const approveRefund = call("POST", "/staff/money/refunds/:id/approve/", {
  right,
  errors: [401, 403, 404, 409],
});

export const refuseRefund = call("POST", "/staff/money/refunds/:id/refuse/", {
  right,
  body: shape("RefundRefusal"),
  errors: [400, 401, 403, 404, 409],
});

export const noteTransfer = call("POST", "/staff/money/refunds/:id/transferred/", {
  right,
  errors: [401, 403, 404, 409],
});

/** 503: its provider does not answer. */
export const settleDoubt = call("POST", "/staff/money/payments/:id/settle/", {
  right,
  body: shape("DoubtSettled"),
  errors: [400, 401, 403, 404, 409, 503],
});

/** As much as lies with the institute for this payer, and no more. */
export const refundCredit = call("POST", "/staff/money/payers/:id/refunds/", {
  right,
  isKeyed: true,
  body: shape("StaffRefund"),
  answer: shape("StaffRefunded"),
  status: 201,
  errors: [400, 401, 403, 409],
});
