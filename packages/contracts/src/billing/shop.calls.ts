import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./shop.ts"));
const right = "money";

export const show = call("GET", "/staff/shop/", {
  right,
  answer: shape("Shop"),
  errors: [401, 403],
});

export const changeSeller = call("PUT", "/staff/shop/seller/", {
  right,
  body: shape("SellerChange"),
  answer: shape("Shop"),
  errors: [400, 401, 403],
});

export const changeValues = call("PUT", "/staff/shop/values/", {
  right,
  body: shape("BillingValues"),
  answer: shape("Shop"),
  errors: [400, 401, 403],
});

/** Refused while anything is missing. */
export const open = call("PUT", "/staff/shop/open/", {
  right,
  body: shape("ShopOpen"),
  answer: shape("Shop"),
  errors: [400, 401, 403, 409],
});

export const addTaxRule = call("POST", "/staff/shop/tax-rules/", {
  right,
  body: shape("NewTaxRule"),
  answer: shape("Shop"),
  status: 201,
  errors: [400, 401, 403],
});

/** One that does not hold yet. */
export const takeTaxRuleBack = call("DELETE", "/staff/shop/tax-rules/:id/", {
  right,
  answer: shape("Shop"),
  errors: [401, 403, 404, 409],
});

export const addPlan = call("POST", "/staff/shop/plans/", {
  right,
  body: shape("NewPlan"),
  answer: shape("Shop"),
  status: 201,
  errors: [400, 401, 403],
});

/** No longer sold; who has it keeps it. */
export const retirePlan = call("POST", "/staff/shop/plans/:id/retire/", {
  right,
  answer: shape("Shop"),
  errors: [401, 403, 404],
});

export const setPrice = call("POST", "/staff/shop/plans/:id/prices/", {
  right,
  body: shape("NewPrice"),
  answer: shape("Shop"),
  status: 201,
  errors: [400, 401, 403, 404],
});
