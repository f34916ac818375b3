import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findFamilyOfStudent } from "../../people/families/queries.ts";

/** Who pays for somebody's lessons: the payer of the family, and whoever learns alone pays for themselves. */
export async function findPayer(db: Database, studentId: string): Promise<string | null> {
  const { payer, children } = await findFamilyOfStudent(db, studentId);
  return payer?.id ?? (children.length === 0 ? studentId : null);
}

/** Whoever is not the payer learns nothing, not even that there is such a learner. */
export async function requirePayerOf(
  db: Database,
  studentId: string,
  personId: string,
): Promise<void> {
  if ((await findPayer(db, studentId)) !== personId) throw new AppError("not_found");
}
