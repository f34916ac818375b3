import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./texts.ts"));

export const list = call("GET", "/staff/letters/", {
  right: "content",
  answer: shape("TextsOfMessages"),
  errors: [401, 403],
});

/** With sample values alone: nobody's name, and no link that opens anything. */
export const preview = call("GET", "/staff/letters/:template/", {
  params: shape("TextParams"),
  right: "content",
  answer: shape("TextPreviews"),
  errors: [400, 401, 403, 404],
});

/** One of them in one language: its texts, beside those that come with the software. */
export const wording = call("GET", "/staff/letters/:template/:language/", {
  params: shape("WordingParams"),
  right: "content",
  answer: shape("Wording"),
  errors: [400, 401, 403, 404],
});

/** As it would be sent; refused as it would be when it is saved. */
export const previewDraft = call("POST", "/staff/letters/:template/:language/preview/", {
  params: shape("WordingParams"),
  right: "content",
  body: shape("WordingDraft"),
  answer: shape("TextPreview"),
  errors: [400, 401, 403, 404, 409],
});

export const saveWording = call("PUT", "/staff/letters/:template/:language/", {
  params: shape("WordingParams"),
  right: "content",
  body: shape("NewWording"),
  answer: shape("Wording"),
  errors: [400, 401, 403, 404, 409],
});

export const resetWording = call("DELETE", "/staff/letters/:template/:language/", {
  params: shape("WordingParams"),
  right: "content",
  body: shape("WordingSeen"),
  answer: shape("Wording"),
  errors: [400, 401, 403, 404, 409],
});
