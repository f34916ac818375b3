import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./periodic-reports.ts"));
const errors = [400, 401, 403, 404] as const;
const CHANGED = { answer: shape("PeriodicReport"), errors: [...errors, 409] } as const;

export const list = call("GET", "/periodic-reports/", {
  query: shape("PeriodicReportsQuery"),
  answer: shape("PeriodicReports"),
  errors,
});

export const one = call("GET", "/periodic-reports/:id/", {
  answer: shape("PeriodicReport"),
  errors,
});

export const pdf = call("GET", "/periodic-reports/:id/pdf/", {
  query: shape("PeriodicPdfQuery"),
  answer: shape("PeriodicPdf"),
  errors: [...errors, 429],
});

export const markRead = call("POST", "/periodic-reports/:id/read/", {
  answer: shape("PeriodicReport"),
  errors,
});

export const save = call("PUT", "/periodic-reports/:id/", {
  body: shape("PeriodicReportChange"),
  ...CHANGED,
});

export const submit = call("POST", "/periodic-reports/:id/submit/", {
  body: shape("PeriodicReportSubmit"),
  ...CHANGED,
});

export const approve = call("POST", "/periodic-reports/:id/approve/", {
  right: "content",
  ...CHANGED,
});

/** Back to the teacher, with a note. */
export const giveBack = call("POST", "/periodic-reports/:id/return/", {
  right: "content",
  body: shape("PeriodicReportReturn"),
  ...CHANGED,
});
