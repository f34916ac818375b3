/** Whose reports one may read: the pupil, the parents, the teacher who wrote them, staff. */
import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor, SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { isOwnPupil } from "../../people/children/queries.ts";

export function isFamily({ role }: Pick<SignedIn, "role">): boolean {
  return role === "S" || role === "P";
}

/** Internal notes and what was corrected are between teacher and staff. */
export function requireTeacherOrStaff(actor: Actor): SignedIn {
  const person = requireSignedIn(actor);
  if (isFamily(person)) throw new AppError("forbidden");
  return person;
}

/** Staff reach every pupil. Whoever is none of the reader's own is not found. */
export async function requireReach(db: Database, reader: SignedIn, studentId: string) {
  if (reader.role === "A" || (await isOwnPupil(db, reader, studentId))) return;
  throw new AppError("not_found");
}
