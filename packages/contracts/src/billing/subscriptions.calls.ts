import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./subscriptions.ts"));

/** Of the payer alone. */
export const list = call("GET", "/users/me/subscriptions/", {
  answer: shape("Subscriptions"),
  errors: [401],
});

/** Of a learner of the asker's: lessons, never money. */
export const lessonsLeft = call("GET", "/users/me/lessons-left/", {
  answer: shape("LessonsLeft"),
  errors: [401],
});

export const orderStart = call("GET", "/students/:id/order/", {
  answer: shape("OrderStart"),
  errors: [401, 404],
});

/** Nothing is written. */
export const quote = call("POST", "/subscriptions/quote/", {
  body: shape("OrderWish"),
  answer: shape("Quote"),
  errors: [400, 401, 403, 404, 409],
});

export const order = call("POST", "/subscriptions/", {
  isKeyed: true,
  body: shape("Order"),
  answer: shape("Ordered"),
  status: 201,
  errors: [400, 401, 403, 404, 409],
});

export const ledger = call("GET", "/subscriptions/:id/ledger/", {
  answer: shape("Ledger"),
  errors: [401, 404],
});

export const charge = call("GET", "/charges/:id/", {
  answer: shape("Charge"),
  errors: [401, 404],
});

/** A page of the provider; asked again while one is open, the same. */
export const pay = call("POST", "/charges/:id/payments/", {
  body: shape("PaymentStart"),
  answer: shape("PaymentStarted"),
  status: 201,
  errors: [400, 401, 404, 409, 503],
});

/** Looks at the provider whether it is paid, for whoever comes back from its page. */
export const look = call("POST", "/charges/:id/look/", {
  answer: shape("Charge"),
  errors: [401, 404],
});

/** Before an order is paid; nothing was bought. */
export const dropOrder = call("DELETE", "/subscriptions/:id/", { errors: [401, 404, 409] });

export const previewLeaving = call("GET", "/subscriptions/:id/leaving/", {
  answer: shape("Leaving"),
  errors: [401, 404, 409],
});

export const leave = call("POST", "/subscriptions/:id/leaving/", {
  isKeyed: true,
  body: shape("LeavingConfirmed"),
  answer: shape("Leaving"),
  errors: [400, 401, 404, 409],
});

export const previewWithdrawal = call("GET", "/subscriptions/:id/withdrawal/", {
  answer: shape("Leaving"),
  errors: [401, 404, 409],
});

export const withdraw = call("POST", "/subscriptions/:id/withdrawal/", {
  isKeyed: true,
  body: shape("LeavingConfirmed"),
  answer: shape("Leaving"),
  errors: [400, 401, 404, 409],
});

export const pause = call("PUT", "/subscriptions/:id/pause/", {
  body: shape("Pause"),
  answer: shape("Subscriptions"),
  errors: [400, 401, 404, 409],
});

export const goOn = call("DELETE", "/subscriptions/:id/pause/", {
  answer: shape("Subscriptions"),
  errors: [401, 404, 409],
});

export const previewPlan = call("GET", "/subscriptions/:id/plan/:plan_id/", {
  answer: shape("PlanChangeShown"),
  errors: [400, 401, 404, 409],
});

/** A larger one at once, with what it costs for the days that are left; another one with the next period. */
export const changePlan = call("PUT", "/subscriptions/:id/plan/", {
  body: shape("PlanChange"),
  answer: shape("Subscriptions"),
  errors: [400, 401, 404, 409],
});

/** It is forgotten here and at the provider; the next payment asks for another. */
export const forgetMethod = call("DELETE", "/users/me/payment-method/", { errors: [401, 404] });
