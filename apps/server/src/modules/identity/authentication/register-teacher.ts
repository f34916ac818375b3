import type { TeacherRegistration } from "@riwaq/contracts/identity/authentication";
import type { Language } from "@riwaq/contracts/languages";

import type { PersonsContext } from "../../../platform/persons.ts";
import { createUser } from "./create-user.ts";

/** Cairo for teachers who do not say. */
const TEACHER_TIME_ZONE = "Africa/Cairo";

export async function registerTeacher(
  ctx: PersonsContext,
  input: TeacherRegistration,
  language: Language,
) {
  const {
    phone_number: phoneNumber,
    zoom_email: zoomEmail,
    years_of_experience: yearsOfExperience,
    time_zone: timeZone = TEACHER_TIME_ZONE,
    language: chosen,
    ...person
  } = input;
  return createUser(
    ctx,
    { ...person, role: "T", phoneNumber, timeZone, language: chosen ?? language },
    (tx, id) =>
      ctx.persons.begin(tx, { id, role: "T", zoomEmail, yearsOfExperience }, ctx.clock.now()),
  );
}
