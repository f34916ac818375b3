import { defineKind } from "./define-kind.ts";

/** A teacher has a report to write: told by the round `tell-due-reports`. */
export const reportDue = defineKind({
  name: "report-due",
  group: "reports",
  words: { student: "name", at: "moment" },
});
