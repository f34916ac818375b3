import { defineEvent } from "../../platform/events/define-event.ts";

export const periodicReportSubmitted = defineEvent("submit-periodic-report", "periodic_report");
export const periodicReportChanged = defineEvent("change-periodic-report", "periodic_report");
export const periodicReportDrafted = defineEvent("draft-periodic-report", "periodic_report");
export const periodicReportApproved = defineEvent("approve-periodic-report", "periodic_report");
export const periodicReportReturned = defineEvent("return-periodic-report", "periodic_report");
export const reportCorrected = defineEvent<{ version: number }>("correct-report", "report");
export const reportSent = defineEvent<{ version: number }>("send-report", "report");
export const resourceVersionAdded = defineEvent<{ version: number; sha256: string }>(
  "add-version",
  "resource",
);
export const resourceAssigned = defineEvent<{ added: number; removed: number }>(
  "assign-resource",
  "resource",
);
export const resourceChanged = defineEvent<{ fields: string[] }>("change-resource", "resource");
export const resourceCreated = defineEvent<{ sha256: string }>("create-resource", "resource");
export const resourceDeleted = defineEvent("delete-resource", "resource");
export const resourceRestored = defineEvent("restore-resource", "resource");
