import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./notes.ts"));
const ERRORS = [401, 403, 404] as const;

/** About one person. */
export const list = call("GET", "/staff/people/:id/notes/", {
  right: "people",
  answer: shape("PersonNotes"),
  errors: ERRORS,
});

export const write = call("POST", "/staff/people/:id/notes/", {
  right: "people",
  body: shape("NewPersonNote"),
  answer: shape("PersonNote"),
  status: 201,
  isKeyed: true,
  errors: [400, ...ERRORS],
});

/** Its words by whoever wrote it; whether it is pinned by everybody who reads it. */
export const change = call("PATCH", "/staff/person-notes/:id/", {
  right: "people",
  body: shape("PersonNoteChange"),
  answer: shape("PersonNote"),
  errors: [400, ...ERRORS],
});

export const remove = call("DELETE", "/staff/person-notes/:id/", {
  right: "people",
  errors: ERRORS,
});
