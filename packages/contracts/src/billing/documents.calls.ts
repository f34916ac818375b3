import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./documents.ts"));
const right = "money";

/** What somebody has paid for, and what went back. */
export const own = call("GET", "/users/me/invoices/", {
  answer: shape("OwnDocuments"),
  errors: [401],
});

/** For its payer, and staff who decide about money. */
export const pdf = call("GET", "/documents/:id/pdf/", {
  answer: shape("DocumentFile"),
  errors: [401, 404, 429],
});

export const list = call("GET", "/staff/documents/", {
  right,
  query: shape("DocumentsQuery"),
  answer: shape("StaffDocuments"),
  errors: [400, 401, 403],
});

export const check = call("GET", "/staff/documents/check/", {
  right,
  answer: shape("DocumentsCheck"),
  errors: [401, 403, 429],
});

const FILE = { right, answer: shape("DocumentFile"), errors: [400, 401, 403, 429] } as const;

/** A table of the documents, for the accountant. */
export const table = call("GET", "/staff/documents/table/", {
  query: shape("DocumentsSpan"),
  ...FILE,
});

/** A table of what each day came to, by country, rate and currency. */
export const totals = call("GET", "/staff/documents/totals/", {
  query: shape("DocumentsSpan"),
  ...FILE,
});

/** A table of what came and went at the providers and the bank. */
export const payments = call("GET", "/staff/documents/payments/", {
  query: shape("DocumentsSpan"),
  ...FILE,
});

/** A table of what the institute owed when a day ended: paid and not taught, and credit. */
export const owed = call("GET", "/staff/documents/owed/", {
  query: shape("DocumentsDay"),
  ...FILE,
});

/** All that was issued in a year, with its hashes and its files, as a ZIP. */
export const archive = call("GET", "/staff/documents/archive/", {
  query: shape("DocumentsYear"),
  ...FILE,
});
