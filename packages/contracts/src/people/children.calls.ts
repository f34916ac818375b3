import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./children.ts"));
const ERRORS = [400, 401, 403, 404] as const;
const INVITED = {
  answer: shape("GuardianInvitation"),
  status: 201,
  errors: [...ERRORS, 409, 429],
} as const;

export const list = call("GET", "/children/", { answer: shape("Children"), errors: [401, 403] });

export const add = call("POST", "/children/", {
  body: shape("NewChild"),
  answer: shape("Child"),
  status: 201,
  isKeyed: true,
  errors: [400, 401, 403, 409],
});

export const change = call("PATCH", "/children/:id/", {
  body: shape("ChildChange"),
  answer: shape("Child"),
  errors: ERRORS,
});

export const consent = call("POST", "/children/:id/consent/", {
  body: shape("Consent"),
  answer: shape("Child"),
  errors: ERRORS,
});

/** A parent asks another to a child. */
export const inviteTo = call("POST", "/children/:id/invitations/", INVITED);

/** A student asks for oneself. */
export const inviteMine = call("POST", "/guardian-invitations/", INVITED);

export const link = call("POST", "/guardian-invitations/accept/", {
  body: shape("GuardianCode"),
  answer: shape("Child"),
  errors: [...ERRORS, 409, 429],
});

export const guardians = call("GET", "/guardians/", {
  answer: shape("Guardians"),
  errors: [401, 403],
});
