import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./account.ts"));
const ERRORS = [400, 401, 403, 429] as const;

export const devices = call("GET", "/profile/devices/", {
  answer: shape("Devices"),
  errors: [401],
});

export const signOut = call("DELETE", "/profile/devices/:id/", { errors: [...ERRORS, 404, 409] });

export const signOutOthers = call("POST", "/profile/devices/sign-out-others/", { errors: ERRORS });

export const data = call("GET", "/profile/data/", {
  answer: shape("DataArchive"),
  errors: [401, 429],
});

export const consequences = call("GET", "/profile/deletion/", {
  answer: shape("DeletionConsequences"),
  errors: ERRORS,
});

export const close = call("POST", "/profile/deletion/", {
  body: shape("AccountClosing"),
  answer: shape("AccountClosed"),
  errors: [...ERRORS, 409],
});
