import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./sessions.ts"));
const ofAll = shapesOf(() => import("./all-lessons.ts"));
const ERRORS = [401, 403, 404, 409] as const;

/** So many past lessons come at once; the coming ones all. */
export const SESSIONS_PAGE = 500;

export const mine = call("GET", "/time-slots/user_sessions/", {
  query: shape("UserSessionsQuery"),
  answer: shape("Sessions"),
  errors: [400, 401],
});

export const between = call("GET", "/sessions/", {
  query: shape("SessionsQuery"),
  answer: shape("Sessions"),
  errors: [400, 401],
});

/** A family's own lessons that are not over yet. */
export const coming = call("GET", "/sessions/coming/", {
  answer: shape("ComingLessons"),
  errors: [401],
});

/** A family's own lessons that are over, page by page. */
export const past = call("GET", "/sessions/past/", {
  query: shape("PastLessonsQuery"),
  answer: shape("PastLessons"),
  errors: [400, 401],
});

export const one = call("GET", "/sessions/:id/", {
  answer: shape("SessionDetails"),
  errors: ERRORS,
});

export const join = call("POST", "/sessions/:id/join/", {
  answer: shape("Joined"),
  errors: ERRORS,
});

/** For staff: everybody's lessons of a day or a week. */
export const all = call("GET", "/staff/sessions/", {
  right: "lessons",
  query: ofAll("AllLessonsQuery"),
  answer: ofAll("AllLessons"),
  errors: [400, 401, 403],
});
