/** Who may look for a teacher: families and staff. A teacher sees their own profile and no colleague's. */
import { isFamily, requireSignedIn } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import type { Actor, SignedIn } from "../../../platform/context.ts";
import type { TeacherRow } from "./queries.ts";

export function requireReader(actor: Actor): SignedIn {
  const person = requireSignedIn(actor);
  if (!isFamily(person) && !person.roles.has("staff")) {
    throw refusal("forbidden", "family_required");
  }
  return person;
}

/** @throws not found for a profile that this person may not see, as for one that is not there */
export function requireVisible(person: SignedIn, teacher: TeacherRow | undefined): TeacherRow {
  const isVisible =
    person.roles.has("staff") ||
    teacher?.id === person.id ||
    (isFamily(person) && teacher?.approval === "approved");
  if (!teacher || !isVisible) throw new AppError("not_found");
  return teacher;
}
