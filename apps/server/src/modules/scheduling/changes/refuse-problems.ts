import type { MessageKey } from "@riwaq/contracts/messages";

import { refusal } from "../../../platform/app-error.ts";

const FORBIDDEN: ReadonlySet<MessageKey> = new Set([
  "under_15_needs_parent",
  "teacher_not_bookable",
]);

/** What the preview lists as a problem stops the change itself; the first is said. */
export function refuseProblems([problem]: readonly MessageKey[]): void {
  if (problem) throw refusal(FORBIDDEN.has(problem) ? "forbidden" : "conflict", problem);
}
