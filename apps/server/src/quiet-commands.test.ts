import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

/**
 * Every command says what happened, or it fails (`platform/command.ts`). These alone say nothing: drafts, marks and
 * places that only their owner reads, what an upload or a recording is before anything becomes of it, the file of a document, rounds whose notices
 * are the trace, and where we are with a provider of payments.
 */
const AGREED = [
  "billing/documents/open-pdf.ts",
  "billing/payments/forget-methods.job.ts",
  "billing/payments/note-progress.ts",
  "classroom/room/change-room-view.ts",
  "classroom/room/clear-rooms.job.ts",
  "classroom/room/draw-stroke.ts",
  "classroom/room/end-line.ts",
  "classroom/room/keep-seats.ts",
  "classroom/room/send-room-message.ts",
  "classroom/room/take-seat.ts",
  "classroom/room/wipe-stroke.ts",
  "learning/mushaf/leave-place.ts",
  "learning/periodic-reports/mark-read.ts",
  "learning/recitations/keep-piece.ts",
  "learning/reports/mark-read.ts",
  "learning/reports/save-draft.ts",
  "learning/resources/mark-read.ts",
  "learning/uploads/create-upload.ts",
  "learning/uploads/remove-upload.ts",
  "memory/evenings/prepare-evenings.job.ts",
  "notifications/notices/send-reminders.job.ts",
  "notifications/notices/tell-ending-make-ups.job.ts",
  "notifications/notices/tell-skips.job.ts",
  "notifications/notifications/mark-read.ts",
];

it("only what was agreed leaves no trace", () => {
  const modules = join(import.meta.dirname, "modules");
  const quiet = globSync("**/*.ts", { cwd: modules })
    .filter((path) => !path.endsWith(".test.ts"))
    .filter((path) => readFileSync(join(modules, path), "utf8").includes('trace: "none"'));
  expect(quiet.toSorted()).toEqual(AGREED);
});
