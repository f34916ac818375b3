import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./legal-acts.ts"));
const right = "money";

/** Without signing in: to withdraw from a contract, or to end it. */
export const declare = call("POST", "/declarations/", {
  body: shape("Declaration"),
  answer: shape("Acknowledgement"),
  status: 201,
  isKeyed: true,
  errors: [400, 403, 415, 429],
});

export const list = call("GET", "/staff/legal-acts/", {
  right,
  answer: shape("StaffLegalActs"),
  errors: [401, 403],
});

export const candidates = call("GET", "/staff/legal-acts/:id/candidates/", {
  right,
  query: shape("MatchSearch"),
  answer: shape("MatchCandidates"),
  errors: [400, 401, 403, 404],
});

export const effect = call("GET", "/staff/legal-acts/:id/effect/", {
  right,
  query: shape("EffectAsked"),
  answer: shape("ActEffect"),
  errors: [400, 401, 403, 404, 409],
});

export const match = call("POST", "/staff/legal-acts/:id/match/", {
  right,
  body: shape("ActMatch"),
  answer: shape("StaffLegalActs"),
  errors: [400, 401, 403, 404, 409],
});
