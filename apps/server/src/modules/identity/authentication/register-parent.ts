import type { ParentRegistration } from "@riwaq/contracts/identity/authentication";
import type { Language } from "@riwaq/contracts/languages";

import type { Context } from "../../../platform/context.ts";
import { createUser } from "./create-user.ts";
import { FAMILY_TIME_ZONE } from "./register-student.ts";

export async function registerParent(ctx: Context, input: ParentRegistration, language: Language) {
  const {
    phone_number: phoneNumber,
    time_zone: timeZone = FAMILY_TIME_ZONE,
    language: chosen,
    return_to: returnTo,
    ...person
  } = input;
  return createUser(
    ctx,
    { ...person, role: "P", phoneNumber, timeZone, language: chosen ?? language, returnTo },
    async () => {},
  );
}
