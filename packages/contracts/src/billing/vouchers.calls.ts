import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./vouchers.ts"));
const right = "money";

/** What one bought and what one pays with. */
export const own = call("GET", "/users/me/vouchers/", { answer: shape("Vouchers"), errors: [401] });

/** With the obligation to pay. */
export const order = call("POST", "/vouchers/", {
  isKeyed: true,
  body: shape("GiftOrder"),
  answer: shape("GiftOrdered"),
  status: 201,
  errors: [400, 401, 403, 409],
});

/** For whoever bought it, as long as nobody has redeemed it. */
export const code = call("GET", "/vouchers/:id/code/", {
  answer: shape("VoucherCode"),
  errors: [401, 404],
});

/** Unpaid it is given up; within fourteen days the money goes back. */
export const withdraw = call("DELETE", "/vouchers/:id/", {
  answer: shape("Vouchers"),
  errors: [401, 404, 409],
});

export const redeem = call("POST", "/vouchers/redeem/", {
  body: shape("Redemption"),
  answer: shape("Vouchers"),
  errors: [400, 401, 403, 429],
});

export const list = call("GET", "/staff/vouchers/", {
  right,
  answer: shape("StaffVouchers"),
  errors: [401, 403],
});

export const grant = call("POST", "/staff/vouchers/", {
  right,
  isKeyed: true,
  body: shape("NewVoucher"),
  answer: shape("VoucherGranted"),
  status: 201,
  errors: [400, 401, 403, 409],
});

/** One that nobody has redeemed. */
export const takeBack = call("POST", "/staff/vouchers/:id/return/", {
  right,
  body: shape("VoucherReturn"),
  answer: shape("StaffVouchers"),
  errors: [400, 401, 403, 404, 409],
});
