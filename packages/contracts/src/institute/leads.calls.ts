import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./leads.ts"));
const ERRORS = [400, 401, 403] as const;

export const list = call("GET", "/staff/leads/", {
  right: "people",
  query: shape("LeadsQuery"),
  answer: shape("Leads"),
  errors: ERRORS,
});

export const one = call("GET", "/staff/leads/:id/", {
  right: "people",
  answer: shape("LeadFile"),
  errors: [401, 403, 404],
});

export const change = call("PATCH", "/staff/leads/:id/", {
  right: "people",
  body: shape("LeadChange"),
  answer: shape("LeadFile"),
  errors: [...ERRORS, 404],
});
