import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./leave.ts"));
const ERRORS = [400, 401, 403] as const;

/** A teacher's own. */
export const mine = call("GET", "/leaves/", { answer: shape("Leaves"), errors: [401, 403] });

export const ask = call("POST", "/leaves/", {
  body: shape("NewLeave"),
  answer: shape("Leave"),
  status: 201,
  errors: [...ERRORS, 409],
});

export const withdraw = call("POST", "/leaves/:id/withdraw/", {
  answer: shape("Leave"),
  errors: [401, 403, 404, 409],
});

export const list = call("GET", "/staff/leaves/", {
  right: "lessons",
  query: shape("StaffLeavesQuery"),
  answer: shape("StaffLeaves"),
  errors: ERRORS,
});

export const enter = call("POST", "/staff/leaves/", {
  right: "lessons",
  body: shape("EnteredLeave"),
  answer: shape("Leave"),
  status: 201,
  errors: [...ERRORS, 404, 409],
});

export const decide = call("PATCH", "/staff/leaves/:id/", {
  right: "lessons",
  body: shape("LeaveDecision"),
  answer: shape("Leave"),
  errors: [...ERRORS, 404, 409],
});
