import type { Rights } from "@riwaq/contracts/identity/rights";
import { STAFF_RIGHTS, type StaffRight } from "@riwaq/contracts/roles";
import { and, eq, isNull, sql } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Actor } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { rightsChanged } from "../events.ts";
import { staffRights } from "../tables/user-roles.ts";
import { users } from "../tables/users.ts";
import { giveRoles } from "./give-roles.ts";

/** Staff with the right to people, and whoever sits at the machine. */
const byWhomMayGive = (actor: Actor): Actor =>
  actor.kind === "system" ? actor : requireRight("people")(actor);

/**
 * All that somebody may decide from now on. Whoever has an account and was no staff becomes one: a teacher who also
 * works in the office. Nobody takes the last right of their own, and somebody always decides about people.
 */
export const setRights = command({
  by: byWhomMayGive,
  trace: "if_changed",
  // One after the other: two who take it from each other at once would leave nobody.
  lock: async (tx) => {
    await tx.select().from(staffRights).where(eq(staffRights.right, "people")).for("update");
  },
  run: async (ctx, { email, rights }: Rights): Promise<void> => {
    const { actor, tx } = ctx;
    const id = await findAccount(tx, email);
    const isOwn = actor.kind === "user" && actor.id === id;
    if (isOwn && rights.length === 0) throw refusal("conflict", "staff_own_rights");
    if (!rights.includes("people") && (await isLastWithPeople(tx, id))) {
      throw refusal("conflict", "staff_last_people");
    }
    if (await hasExactly(tx, id, rights)) return;
    await tx.delete(staffRights).where(eq(staffRights.userId, id));
    await giveRoles(tx, id, { roles: ["staff"], rights });
    await emit(ctx, tx, rightsChanged(id, { rights: rights.toSorted() }));
  },
});

/** With an address that is known to be the person's own: else a stranger would work here. */
async function findAccount(tx: Transaction, email: string): Promise<string> {
  const isTheirs = and(eq(users.email, email), eq(users.emailVerified, true));
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isTheirs, isNull(users.closedAt)))
    .for("no key update");
  if (!found) throw refusal("not_found", "staff_no_account");
  return found.id;
}

async function isLastWithPeople(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: staffRights.userId })
    .from(staffRights)
    .innerJoin(users, and(eq(users.id, staffRights.userId), isNull(users.closedAt)))
    .where(eq(staffRights.right, "people"));
  return rows.length === 1 && rows[0]?.id === id;
}

async function hasExactly(
  tx: Transaction,
  id: string,
  rights: readonly StaffRight[],
): Promise<boolean> {
  const [row] = await tx
    .select({
      isStaff: sql<boolean>`exists (select from user_roles held where held.user_id = ${id} and held.role = 'staff')`,
      held: sql<
        StaffRight[]
      >`array(select given."right" from staff_rights given where given.user_id = ${id})`,
    })
    .from(users)
    .where(eq(users.id, id));
  const has = new Set(row?.held);
  return (
    (row?.isStaff ?? false) && STAFF_RIGHTS.every((one) => has.has(one) === rights.includes(one))
  );
}
