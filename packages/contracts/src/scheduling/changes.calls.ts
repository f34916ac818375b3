import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./changes.ts"));
const ofBookings = shapesOf(() => import("./bookings.ts"));
const errors = [400, 401, 403, 404, 409] as const;

export const previewCancel = call("POST", "/sessions/:id/cancel/preview/", {
  body: shape("Cancellation"),
  answer: shape("ChangePreview"),
  errors,
});

export const cancel = call("POST", "/sessions/:id/cancel/", {
  body: shape("Cancellation"),
  answer: shape("Changed"),
  isKeyed: true,
  errors,
});

export const previewMove = call("POST", "/sessions/:id/move/preview/", {
  body: shape("Move"),
  answer: shape("ChangePreview"),
  errors,
});

export const move = call("POST", "/sessions/:id/move/", {
  body: shape("Move"),
  answer: shape("Changed"),
  isKeyed: true,
  errors,
});

export const undo = call("POST", "/changes/:id/undo/", { errors });

export const makeUps = call("GET", "/make-ups/", { answer: ofBookings("MakeUps"), errors: [401] });

/** For the family to whom it is owed. */
export const hoursOfMakeUp = call("GET", "/make-ups/:id/hours/", {
  answer: ofBookings("MakeUpHours"),
  errors: [400, 401, 404],
});

export const staffMakeUps = call("GET", "/staff/make-ups/", {
  right: "lessons",
  query: ofBookings("MakeUpsQuery"),
  answer: ofBookings("MakeUps"),
  errors,
});

export const extendMakeUp = call("POST", "/staff/make-ups/:id/extend/", {
  right: "lessons",
  body: ofBookings("MakeUpExtension"),
  answer: ofBookings("MakeUp"),
  errors,
});

export const judgeMakeUp = call("PATCH", "/staff/make-ups/:id/", {
  right: "lessons",
  body: ofBookings("MakeUpDecision"),
  answer: ofBookings("MakeUp"),
  errors,
});
