import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./recognitions.ts"));
const files = shapesOf(() => import("../people/applications.ts"));
const answer = shape("StaffRecognitions");

export const list = call("GET", "/staff/recognitions/", {
  right: "content",
  answer,
  errors: [401, 403],
});

/** The body is the document itself. */
export const add = call("POST", "/staff/recognitions/", {
  right: "content",
  query: shape("NewRecognition"),
  body: files("SentFile"),
  answer,
  status: 201,
  errors: [400, 401, 403, 413, 415, 429],
});

export const remove = call("DELETE", "/staff/recognitions/:id/", {
  right: "content",
  answer,
  errors: [401, 403, 404],
});

/** The bytes: everybody's while it is valid, and staff's after that. */
export const proof = call("GET", "/recognitions/:id/proof/", { errors: [404] });
