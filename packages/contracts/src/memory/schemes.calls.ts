import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./schemes.ts"));

/** All of them, each by its last version; retired ones last. */
export const forStaff = call("GET", "/staff/scoring-schemes/", {
  right: "content",
  answer: shape("Schemes"),
  errors: [401, 403],
});

/** A new one: from nothing, or with the points of another. */
export const make = call("POST", "/staff/scoring-schemes/", {
  right: "content",
  body: shape("NewScheme"),
  answer: shape("Scheme"),
  status: 201,
  isKeyed: true,
  errors: [400, 401, 403, 409],
});

/** A change is a new version; tests keep the one that they were held by. */
export const renew = call("PUT", "/staff/scoring-schemes/:id/", {
  right: "content",
  body: shape("NewScheme"),
  answer: shape("Scheme"),
  errors: [400, 401, 403, 404, 409],
});

export const change = call("PATCH", "/staff/scoring-schemes/:id/", {
  right: "content",
  body: shape("SchemeChange"),
  answer: shape("Scheme"),
  errors: [400, 401, 403, 404, 409],
});
