import type { Database } from "../src/platform/db/database.ts";
import { buildParent, buildStaff, buildStudent, buildTeacher } from "./factories.ts";

export type Cast = Record<
  "teacher" | "student" | "parent" | "staff",
  { id: string; email: string }
>;

/** What somebody said or what was said about them: whoever is forgotten leaves none of theirs. */
export const wordOf = (who: keyof Cast) => `the-${who}-said`;

/** People of each role, with nothing but their accounts. */
export async function buildCast(db: Database): Promise<Cast> {
  return {
    teacher: await buildTeacher(db),
    student: await buildStudent(db),
    parent: await buildParent(db),
    staff: await buildStaff(db),
  };
}
