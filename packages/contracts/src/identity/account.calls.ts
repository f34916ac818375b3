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

/** Where somebody else is signed in: for who decides about people. */
export const devicesOf = call("GET", "/staff/people/:id/devices/", {
  right: "people",
  answer: shape("Devices"),
  errors: [401, 403, 404],
});

export const endSignIn = call("DELETE", "/staff/people/:id/devices/:device/", {
  right: "people",
  errors: [...ERRORS, 404, 409],
});

export const endSignIns = call("POST", "/staff/people/:id/devices/sign-out/", {
  right: "people",
  errors: [...ERRORS, 404],
});
