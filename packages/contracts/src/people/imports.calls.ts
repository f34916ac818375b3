import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./imports.ts"));
const errors = [400, 401, 403] as const;

export const list = call("GET", "/staff/imports/", {
  right: "people",
  answer: shape("Imports"),
  errors: [401, 403],
});

/** A dry run: every faulty row is named, and nothing is written. */
export const check = call("POST", "/staff/imports/check/", {
  right: "people",
  body: shape("ImportCheck"),
  answer: shape("ImportPreview"),
  errors,
});

export const bring = call("POST", "/staff/imports/", {
  right: "people",
  body: shape("ImportWish"),
  answer: shape("Import"),
  status: 201,
  isKeyed: true,
  errors: [...errors, 409],
});

export const undo = call("POST", "/staff/imports/:id/undo/", {
  right: "people",
  answer: shape("ImportUndone"),
  errors: [401, 403, 404, 409],
});
