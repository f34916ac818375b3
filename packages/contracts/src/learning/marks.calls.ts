import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./marks.ts"));

export const make = call("POST", "/marks/", {
  body: shape("NewMark"),
  answer: shape("Mark"),
  errors: [400, 401, 403, 404, 409],
});

export const change = call("PATCH", "/marks/:id/", {
  body: shape("MarkChange"),
  answer: shape("Mark"),
  errors: [400, 401, 403, 404],
});

/** It was no mistake: taken back, never deleted; taken back twice, it is as it was. */
export const takeBack = call("DELETE", "/marks/:id/", {
  answer: shape("Mark"),
  errors: [401, 403, 404],
});

export const ofStudent = call("GET", "/students/:id/marks/", {
  query: shape("MarksQuery"),
  answer: shape("Marks"),
  errors: [400, 401, 404],
});

export const weakWords = call("GET", "/students/:id/weak-words/", {
  answer: shape("WeakWords"),
  errors: [401, 404],
});
