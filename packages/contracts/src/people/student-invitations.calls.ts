import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./student-invitations.ts"));
const ERRORS = [400, 401, 403, 429] as const;

export const list = call("GET", "/student-invitations/", {
  answer: shape("StudentInvitations"),
  errors: [401, 403],
});

export const invite = call("POST", "/student-invitations/", {
  body: shape("NewStudentInvitation"),
  answer: shape("StudentInvitation"),
  status: 201,
  isKeyed: true,
  errors: [...ERRORS, 409],
});

export const resend = call("POST", "/student-invitations/:id/resend/", {
  answer: shape("StudentInvitation"),
  errors: [...ERRORS, 404, 409],
});

export const withdraw = call("DELETE", "/student-invitations/:id/", {
  errors: [401, 403, 404, 409],
});

/** The secret of a link goes in the body: no address holds it. */
export const open = call("POST", "/student-invitations/open/", {
  body: shape("InvitationToken"),
  answer: shape("OpenedInvitation"),
  errors: ERRORS,
});

export const accept = call("POST", "/student-invitations/accept/", {
  body: shape("InvitationAcceptance"),
  answer: shape("InvitationAccepted"),
  errors: [...ERRORS, 404],
});
