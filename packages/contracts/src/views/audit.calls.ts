import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./audit.ts"));
const ERRORS = [400, 401, 403] as const;

export const list = call("GET", "/staff/audit/", {
  right: "audit",
  query: shape("AuditQuery"),
  answer: shape("AuditPage"),
  errors: ERRORS,
});

export const people = call("GET", "/staff/audit/people/", {
  right: "audit",
  query: shape("AuditPeopleQuery"),
  answer: shape("AuditPeople"),
  errors: ERRORS,
});

/** The same as a file for spreadsheets; that it was made is itself in the journal. */
export const file = call("GET", "/staff/audit/export/", {
  right: "audit",
  query: shape("AuditFilter"),
  answer: shape("AuditFile"),
  errors: [...ERRORS, 429],
});
