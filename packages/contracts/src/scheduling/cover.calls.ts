import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./cover.ts"));
const ERRORS = [400, 401, 403, 404, 409] as const;

/** A leave, lesson by lesson, with who could give each. */
export const ofLeave = call("GET", "/staff/leaves/:id/", {
  right: "lessons",
  answer: shape("LeaveDetails"),
  errors: [401, 403, 404],
});

/** Of one's own leave: which lessons it concerns, and what becomes of them. */
export const ofOwnLeave = call("GET", "/leaves/:id/lessons/", {
  answer: shape("OwnLeaveLessons"),
  errors: [401, 403, 404],
});

export const substitutes = call("GET", "/staff/sessions/:id/substitutes/", {
  right: "lessons",
  answer: shape("Substitutes"),
  errors: [401, 403, 404],
});

export const cover = call("POST", "/staff/covers/", {
  right: "lessons",
  body: shape("NewCover"),
  answer: shape("Cover"),
  status: 201,
  isKeyed: true,
  errors: ERRORS,
});

export const coverAll = call("POST", "/staff/leaves/:id/covers/", {
  right: "lessons",
  body: shape("NewCovers"),
  answer: shape("CoversAnswer"),
  errors: ERRORS,
});

/** Each as staff cancel one lesson: its family is told and owed another. */
export const cancelAll = call("POST", "/staff/leaves/:id/cancellations/", {
  right: "lessons",
  body: shape("LeaveCancellations"),
  answer: shape("LeaveCancellationsAnswer"),
  errors: ERRORS,
});

/** The regular teacher gives it again; what is only offered is withdrawn. */
export const undo = call("POST", "/staff/covers/:id/undo/", {
  right: "lessons",
  answer: shape("Cover"),
  errors: ERRORS,
});

export const keep = call("PUT", "/staff/leaves/:id/lessons/:session/", {
  right: "lessons",
  body: shape("KeptLesson"),
  errors: ERRORS,
});

export const mine = call("GET", "/covers/", { answer: shape("Covers"), errors: [401] });

export const answer = call("POST", "/covers/:id/answer/", {
  body: shape("CoverAnswer"),
  answer: shape("Cover"),
  errors: ERRORS,
});
