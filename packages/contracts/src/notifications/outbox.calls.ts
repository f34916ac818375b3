import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./outbox.ts"));
const ERRORS = [400, 401, 403] as const;

export const list = call("GET", "/outbox/", {
  right: "people",
  query: shape("OutboxQuery"),
  answer: shape("OutboxMails"),
  errors: ERRORS,
});

export const sendAgain = call("POST", "/outbox/:id/send-again/", {
  right: "people",
  answer: shape("OutboxMail"),
  errors: [...ERRORS, 404],
});

/** Shows the secret of a mail, which is noted. */
export const open = call("POST", "/outbox/:id/open/", {
  right: "people",
  answer: shape("OutboxMail"),
  errors: [...ERRORS, 404],
});
