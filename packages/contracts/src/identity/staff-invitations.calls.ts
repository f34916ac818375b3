import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./staff-invitations.ts"));
const user = shapesOf(() => import("./users.ts"));
const ERRORS = [400, 401, 403, 429] as const;

export const list = call("GET", "/staff/invitations/", {
  right: "people",
  answer: shape("StaffInvitations"),
  errors: [401, 403],
});

export const invite = call("POST", "/staff/invitations/", {
  right: "people",
  body: shape("NewStaffInvitation"),
  answer: shape("StaffInvited"),
  errors: ERRORS,
});

export const resend = call("POST", "/staff/invitations/:id/resend/", {
  right: "people",
  answer: shape("StaffInvitation"),
  errors: [...ERRORS, 404, 409],
});

export const withdraw = call("DELETE", "/staff/invitations/:id/", {
  right: "people",
  errors: [...ERRORS, 404, 409],
});

/** The secret of a link goes in the body: no address holds it. */
export const open = call("POST", "/staff-invitations/open/", {
  body: shape("StaffInvitationToken"),
  answer: shape("OpenedStaffInvitation"),
  errors: [400, 403, 429],
});

export const accept = call("POST", "/staff-invitations/accept/", {
  body: shape("StaffInvitationAcceptance"),
  answer: user("CurrentUser"),
  status: 201,
  errors: [400, 403, 429],
});
