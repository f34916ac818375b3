import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./families.ts"));

/** Those in which the reader answers for somebody, or for oneself alone. */
export const list = call("GET", "/families/", { answer: shape("Families"), errors: [401, 403] });

/** Its guardians, and staff who decide about people. */
export const changePayer = call("PUT", "/families/:id/payer/", {
  body: shape("PayerChange"),
  answer: shape("Family"),
  errors: [400, 401, 403, 404],
});

/** The family in which somebody learns. */
export const ofStudent = call("GET", "/staff/students/:id/family/", {
  right: "people",
  answer: shape("Family"),
  errors: [400, 401, 403, 404],
});
