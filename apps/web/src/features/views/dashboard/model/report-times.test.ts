import { expect, it } from "vitest";

import { isOverdue } from "./report-times.ts";

const report = { session_id: "1", student: "Inès", due_date: "2026-11-24T18:00:00.000Z" };
const DUE = Date.parse(report.due_date);

it("is overdue once the moment has passed", () => {
  expect(isOverdue(report, DUE)).toBe(false);
  expect(isOverdue(report, DUE + 1)).toBe(true);
});
