import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./phrases.ts"));

/** What teachers choose from. */
export const offered = call("GET", "/set-phrases/", {
  answer: shape("OfferedPhrases"),
  errors: [401, 403],
});

export const forStaff = call("GET", "/staff/set-phrases/", {
  right: "content",
  answer: shape("StaffPhrases"),
  errors: [401, 403],
});

export const create = call("POST", "/staff/set-phrases/", {
  right: "content",
  body: shape("NewPhrase"),
  answer: shape("StaffPhrase"),
  status: 201,
  isKeyed: true,
  errors: [400, 401, 403, 409],
});

export const order = call("PUT", "/staff/set-phrases/order/", {
  right: "content",
  body: shape("PhraseOrder"),
  answer: shape("StaffPhrases"),
  errors: [400, 401, 403, 409],
});

export const change = call("PATCH", "/staff/set-phrases/:id/", {
  right: "content",
  body: shape("PhraseChange"),
  answer: shape("StaffPhrase"),
  errors: [400, 401, 403, 404],
});
