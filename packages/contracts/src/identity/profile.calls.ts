import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./profile.ts"));
const ERRORS = [400, 401, 403] as const;

export const read = call("GET", "/profile/", { answer: shape("Profile"), errors: [401] });

export const change = call("PATCH", "/profile/", {
  body: shape("ProfileChange"),
  answer: shape("Profile"),
  errors: ERRORS,
});

export const changePassword = call("POST", "/profile/password/", {
  body: shape("PasswordChange"),
  errors: [...ERRORS, 429],
});

export const notificationChoices = call("GET", "/profile/notifications/", {
  answer: shape("NotificationChoices"),
  errors: [401],
});

export const chooseNotifications = call("PUT", "/profile/notifications/", {
  body: shape("NotificationChoices"),
  answer: shape("NotificationChoices"),
  errors: ERRORS,
});
