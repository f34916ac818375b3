import type { TeacherRegistration } from "@riwaq/contracts/identity/authentication";
import type { Language } from "@riwaq/contracts/languages";

import type { Context } from "../../../platform/context.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { createUser } from "./create-user.ts";

/** Decisions, "Added beside": Cairo for teachers who do not say. */
const TEACHER_TIME_ZONE = "Africa/Cairo";

export async function registerTeacher(
  ctx: Context,
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
    async (tx, userId) => {
      await tx.insert(teachers).values({ userId, zoomEmail, yearsOfExperience });
    },
  );
}
