import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./statements.ts"));
const right = "money";

export const show = call("GET", "/staff/statements/", {
  right,
  answer: shape("Statements"),
  errors: [401, 403],
});

/** Whole or not at all; the same file again adds nothing. */
export const read = call("POST", "/staff/statements/", {
  right,
  body: shape("StatementFile"),
  answer: shape("StatementRead"),
  errors: [400, 401, 403, 409],
});

/** The exact ones of those named; whoever presses twice has the same. */
export const confirm = call("POST", "/staff/statements/confirm/", {
  right,
  body: shape("LinesToConfirm"),
  answer: shape("LinesConfirmed"),
  errors: [400, 401, 403],
});

export const match = call("POST", "/staff/statements/lines/:id/match/", {
  right,
  body: shape("LineMatch"),
  errors: [400, 401, 403, 404, 409],
});

export const setAside = call("POST", "/staff/statements/lines/:id/aside/", {
  right,
  body: shape("LineAside"),
  errors: [400, 401, 403, 404, 409],
});

/** It waits again; refused where its money was used. */
export const takeBack = call("POST", "/staff/statements/lines/:id/open/", {
  right,
  errors: [401, 403, 404, 409],
});

export const openCharges = call("GET", "/staff/statements/charges/", {
  right,
  query: shape("OpenChargesQuery"),
  answer: shape("OpenCharges"),
  errors: [400, 401, 403],
});
