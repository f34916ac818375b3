import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./reports.ts"));
const errors = [400, 401, 403, 404] as const;

/** One form for each pupil of a lesson. */
export const forms = call("GET", "/reports/", {
  query: shape("ReportFormsQuery"),
  answer: shape("ReportForms"),
  errors,
});

export const saveDraft = call("PUT", "/reports/:id/draft/", {
  body: shape("ReportDraft"),
  answer: shape("DraftSaved"),
  errors: [...errors, 409],
});

export const send = call("POST", "/reports/:id/send/", {
  body: shape("ReportSend"),
  answer: shape("Report"),
  isKeyed: true,
  errors: [...errors, 409],
});

export const one = call("GET", "/reports/:id/", { answer: shape("Report"), errors });

export const markRead = call("POST", "/reports/:id/read/", { answer: shape("Report"), errors });

export const versions = call("GET", "/reports/:id/versions/", {
  answer: shape("ReportVersions"),
  errors,
});

export const late = call("GET", "/staff/late-reports/", {
  right: "content",
  query: shape("LateReportsQuery"),
  answer: shape("LateReports"),
  errors: [400, 401, 403],
});

export const ofStudent = call("GET", "/students/:id/reports/", {
  query: shape("ReportsQuery"),
  answer: shape("Reports"),
  errors,
});

export const progress = call("GET", "/students/:id/progress/", {
  answer: shape("Progress"),
  errors,
});
