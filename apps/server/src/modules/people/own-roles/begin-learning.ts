import type { Homes } from "@riwaq/contracts/identity/users";
import type { NewLearner } from "@riwaq/contracts/people/own-roles";
import { toWall } from "@riwaq/domain/time/zone";

import { refusal } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { changeUser } from "../../identity/users/change-user.ts";
import { giveRoles } from "../../identity/users/give-roles.ts";
import { homesAndRights } from "../../identity/users/queries.ts";
import { learningBegun } from "../events.ts";
import { beginFamilyOfOne } from "../families/join-family.ts";
import { students } from "../tables/students.ts";

/** Who has an account learns by it too: a mother beside her children, a teacher with a colleague. */
export const beginLearning = command({
  by: byConfirmed,
  run: async (ctx, { age, gender }: NewLearner): Promise<Homes> => {
    const { actor, tx, now } = ctx;
    if (actor.roles.has("student")) throw refusal("conflict", "role_held");
    await giveRoles(tx, actor.id, { roles: ["student"] });
    // What was known when a teacher was approved stays: who may teach whom hangs on it.
    if (!actor.roles.has("teacher")) await changeUser(tx, actor.id, { gender, updatedAt: now });
    const ageDeclaredOn = toWall(now.getTime(), actor.timeZone).date;
    await tx.insert(students).values({ userId: actor.id, ageDeclared: age, ageDeclaredOn });
    await beginFamilyOfOne(tx, actor.id, now);
    await emit(ctx, tx, learningBegun(actor.id));
    return homesAndRights({ ...actor, roles: new Set([...actor.roles, "student"]) });
  },
});
