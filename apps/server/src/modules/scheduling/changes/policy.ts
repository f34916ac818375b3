/** Who may cancel or move a lesson; what that costs is decided by the terms, not here. */
import type { Message, MessageKey } from "@riwaq/contracts/messages";
import { eq } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { teachers } from "../../people/tables/teachers.ts";
import type { Lesson } from "../sessions/load-lesson.ts";

const FORBIDDEN: ReadonlySet<MessageKey> = new Set([
  "under_15_needs_parent",
  "teacher_not_bookable",
]);

/** A lesson that two families share is changed by its teacher or by staff. */
export function requireOwnLesson(lesson: Lesson): void {
  if (lesson.side === "family" && !lesson.isWholeFamily) throw new AppError("forbidden");
}

/** A family agrees new hours with approved teachers only; others and staff still place what has been booked. */
export async function faultOfTeacher(db: Database, lesson: Lesson): Promise<MessageKey | null> {
  if (lesson.side !== "family") return null;
  const [teacher] = await db
    .select({ approval: teachers.approval })
    .from(teachers)
    .where(eq(teachers.userId, lesson.teacherId));
  return teacher?.approval === "approved" ? null : "teacher_not_bookable";
}

/** What the preview lists as a problem stops the change itself; the first is said. */
export function refuseProblems([problem]: readonly Message[]): void {
  if (!problem) return;
  const code = FORBIDDEN.has(problem.key) ? "forbidden" : "conflict";
  throw new AppError(code, { detail: [problem] });
}
