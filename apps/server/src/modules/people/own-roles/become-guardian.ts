import type { Homes } from "@riwaq/contracts/identity/users";
import type { NewGuardian } from "@riwaq/contracts/people/own-roles";
import { ADULT_FROM_AGE, currentAge } from "@riwaq/domain/people/age";
import { toWall } from "@riwaq/domain/time/zone";
import { eq } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { changeUser } from "../../identity/users/change-user.ts";
import { giveRoles } from "../../identity/users/give-roles.ts";
import { homesAndRights } from "../../identity/users/queries.ts";
import { guardianBegun } from "../events.ts";
import { students } from "../tables/students.ts";

/** An adult who learns, or teaches, answers for children by the same account. */
export const becomeGuardian = command({
  by: byConfirmed,
  run: async (ctx, { phone_number: phoneNumber }: NewGuardian): Promise<Homes> => {
    const { actor, tx, now } = ctx;
    if (actor.roles.has("guardian")) throw refusal("conflict", "role_held");
    const [student] = await tx.select().from(students).where(eq(students.userId, actor.id));
    if (student) {
      const { ageDeclared, ageDeclaredOn: declaredOn } = student;
      const today = toWall(now.getTime(), actor.timeZone).date;
      const age = currentAge({ ageDeclared, declaredOn, today });
      if (age < ADULT_FROM_AGE) throw refusal("forbidden", "guardian_adult");
    }
    await giveRoles(tx, actor.id, { roles: ["guardian"] });
    await changeUser(tx, actor.id, { phoneNumber, updatedAt: now });
    await emit(ctx, tx, guardianBegun(actor.id));
    return homesAndRights({ ...actor, roles: new Set([...actor.roles, "guardian"]) });
  },
});
