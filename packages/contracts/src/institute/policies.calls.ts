import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./policies.ts"));

export const list = call("GET", "/staff/policies/", {
  right: "content",
  answer: shape("Policies"),
  errors: [401, 403],
});

export const set = call("POST", "/staff/policies/", {
  right: "content",
  body: shape("NewPolicy"),
  answer: shape("Policies"),
  status: 201,
  errors: [400, 401, 403, 409],
});

/** One that does not hold yet. */
export const takeBack = call("DELETE", "/staff/policies/:id/", {
  right: "content",
  answer: shape("Policies"),
  errors: [401, 403, 404, 409],
});
