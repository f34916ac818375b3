/** Whose reports one may read: the pupil, the parents, the teacher who wrote them, staff. */
import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor, SignedIn } from "../../../platform/context.ts";

export function isFamily({ role }: Pick<SignedIn, "role">): boolean {
  return role === "S" || role === "P";
}

/** Internal notes and what was corrected are between teacher and staff. */
export function requireTeacherOrStaff(actor: Actor): SignedIn {
  const person = requireSignedIn(actor);
  if (isFamily(person)) throw new AppError("forbidden");
  return person;
}
