import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./notifications.ts"));
const ERRORS = [400, 401, 403] as const;

export const list = call("GET", "/notifications/", {
  query: shape("NotificationsQuery"),
  answer: shape("Notifications"),
  errors: ERRORS,
});

export const markRead = call("POST", "/notifications/read/", {
  body: shape("NotificationsRead"),
  answer: shape("Unread"),
  errors: ERRORS,
});

export const choices = call("GET", "/notifications/choices/", {
  answer: shape("NotificationMatrix"),
  errors: [401],
});

export const saveChoices = call("PUT", "/notifications/choices/", {
  body: shape("NotificationMatrixChange"),
  answer: shape("NotificationMatrix"),
  errors: ERRORS,
});

export const pushKey = call("GET", "/notifications/push-key/", {
  answer: shape("PushKey"),
  errors: [401],
});

export const subscribe = call("POST", "/notifications/push-subscriptions/", {
  body: shape("PushSubscription"),
  errors: [...ERRORS, 429],
});

export const dropSubscription = call("DELETE", "/notifications/push-subscriptions/", {
  body: shape("PushEndpoint"),
  errors: ERRORS,
});

/** By the link of a mail, signed in or not. */
export const unsubscribe = call("POST", "/notifications/unsubscribe/", {
  query: shape("Unsubscribe"),
  body: shape("Unsubscribe"),
  answer: shape("Unsubscribed"),
  errors: [400, 401, 403, 429],
});
