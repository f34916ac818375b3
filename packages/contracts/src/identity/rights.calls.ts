import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./rights.ts"));

export const staff = call("GET", "/staff/people/", {
  right: "people",
  answer: shape("StaffMembers"),
  errors: [401, 403],
});

export const set = call("PUT", "/staff/people/rights/", {
  right: "people",
  body: shape("Rights"),
  answer: shape("StaffMembers"),
  errors: [400, 401, 403, 404, 409],
});

/** Whom staff ask for a right that they lack. */
export const givers = call("GET", "/users/me/right-givers/", {
  answer: shape("RightGivers"),
  errors: [401, 403],
});
