import type { MessageKey } from "@riwaq/contracts/messages";
import { currentAge } from "@riwaq/domain/people/age";
import { mayBook } from "@riwaq/domain/scheduling/policy/who-may-book";
import { toWall } from "@riwaq/domain/time/zone";
import { eq } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { students } from "../../people/tables/students.ts";

/** Lessons are changed by whoever may book them: for a student under 15 that is a parent. */
export async function findChooserFault(
  db: Database,
  actor: SignedIn,
  now: Date,
): Promise<MessageKey | null> {
  if (!actor.roles.has("student")) return null;
  const [student] = await db.select().from(students).where(eq(students.userId, actor.id));
  if (!student) throw new AppError("not_found");
  const studentAge = currentAge({
    ageDeclared: student.ageDeclared,
    declaredOn: student.ageDeclaredOn,
    today: toWall(now.getTime(), actor.timeZone).date,
  });
  const allowed = mayBook({
    actor: "student",
    studentAge,
    hasConsent: true,
    isGuardian: false,
  });
  return allowed.ok ? null : "under_15_needs_parent";
}
