/** Who may cancel or move a lesson; what that costs is decided by the terms, not here. */
import type { MessageKey } from "@riwaq/contracts/messages";
import { eq } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { teachers } from "../../people/tables/teachers.ts";
import type { Lesson } from "../sessions/load-lesson.ts";

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
