import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./absences.ts"));
const details = shapesOf(() => import("./sessions.ts"));

/** The other side is not here: once, however often it is said. */
export const say = call("POST", "/sessions/:id/absence/", {
  answer: details("SessionDetails"),
  errors: [401, 403, 404, 409],
});

/** A family answers that its pupil is not in the lesson. */
export const answer = call("POST", "/sessions/:id/absence-answer/", {
  body: shape("AbsenceAnswer"),
  answer: details("SessionDetails"),
  errors: [400, 401, 403, 404, 409],
});

/** For staff: teachers who are missing, until somebody has seen to it. */
export const alerts = call("GET", "/staff/absences/", {
  right: "lessons",
  answer: shape("AbsenceAlerts"),
  errors: [401, 403],
});

export const handle = call("POST", "/staff/absences/:id/handled/", {
  right: "lessons",
  answer: shape("AbsenceAlerts"),
  errors: [401, 403, 404],
});
