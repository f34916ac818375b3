import type { StudentRegistration } from "@riwaq/contracts/identity/authentication";
import type { Language } from "@riwaq/contracts/languages";
import { toWall } from "@riwaq/domain/time/zone";

import type { PersonsContext } from "../../../platform/persons.ts";
import { createUser } from "./create-user.ts";

/** Where most families live, for a browser that does not say. */
export const FAMILY_TIME_ZONE = "Europe/Paris";

export async function registerStudent(
  ctx: PersonsContext,
  input: StudentRegistration,
  language: Language,
) {
  const {
    age,
    time_zone: timeZone = FAMILY_TIME_ZONE,
    language: chosen,
    return_to: returnTo,
    ...person
  } = input;
  const ageDeclaredOn = toWall(ctx.clock.now().getTime(), timeZone).date;
  return createUser(
    ctx,
    { ...person, role: "S", timeZone, language: chosen ?? language, returnTo },
    (tx, id) =>
      ctx.persons.begin(tx, { id, role: "S", ageDeclared: age, ageDeclaredOn }, ctx.clock.now()),
  );
}
