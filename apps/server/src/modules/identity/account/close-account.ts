import type { AccountClosed, AccountClosing } from "@riwaq/contracts/identity/account";
import { removeAfterMs } from "@riwaq/domain/scheduling/policy/keeping";
import { inArray } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { User } from "../../../platform/context.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { findInstitute } from "../../../platform/institute.ts";
import type { Persons, PersonsContext } from "../../../platform/persons.ts";
import { accountClosed } from "../events.ts";
import { requirePassword } from "../sign-in/require-password.ts";
import { users } from "../tables/users.ts";
import { countCode, passSecondStep } from "../two-step/pass-second-step.ts";
import { lockRowsOf } from "../users/lock-rows-of.ts";
import { decideClosing, requireMayClose } from "./policy.ts";
import { suspendChildren } from "./suspend-children.ts";

/**
 * Closes one's own account, with those of children that are only this parent's: signed out everywhere, lessons
 * cancelled as the terms say, the other side told. The records go twelve months later (`removeAccounts`). Children under
 * 15 with an account of their own are suspended, once that was agreed to.
 */
export async function closeAccount(
  ctx: PersonsContext,
  input: AccountClosing,
): Promise<AccountClosed> {
  const person = await requireMayClose(ctx, ctx.clock.now());
  await requirePassword(ctx.db, person.id, input.current_password);
  await countCode(ctx, { userId: person.id, code: input.code });
  return closeProven(ctx, { input, persons: ctx.persons });
}

type Proven = { input: AccountClosing; persons: Persons };

const closeProven = command({
  by: requireSignedIn,
  run: async (ctx, { input, persons }: Proven): Promise<AccountClosed> => {
    const { actor: person, tx, now } = ctx;
    await passSecondStep(ctx, tx, { userId: person.id, code: input.code });
    const { closed, suspended } = await lockClosing(persons, tx, { person, now });
    if (suspended.length > 0 && !input.suspend_children) {
      throw badField("suspend_children", "suspension_unconfirmed");
    }
    const ids = [...closed, ...suspended].map(({ id }) => id);
    const { timeZone } = await findInstitute(tx);
    const done = await persons.closing.end(ctx, tx, { person, ids, now });
    await persons.lockOut(tx, ids);
    const removeAfter = new Date(removeAfterMs(now.getTime(), timeZone));
    await tx
      .update(users)
      .set({ closedAt: now, removeAfter, updatedAt: now })
      .where(
        inArray(
          users.id,
          closed.map(({ id }) => id),
        ),
      );
    await suspendChildren(ctx, tx, { person, children: suspended, now });
    const { outcome, earliestOn, policyVersion } = decideClosing(now, timeZone);
    for (const { id } of closed) {
      const leaving = { outcome, earliestOn, policyVersion };
      await emit(ctx, tx, accountClosed(id, { ...done, leaving }, { removeAfter }));
    }
    return { remove_after: removeAfter.toISOString() };
  },
});

/** All people whom it concerns at once, in the one order in which bookings take them. */
async function lockClosing(
  { closing }: Persons,
  tx: Transaction,
  { person, now }: { person: User; now: Date },
) {
  const children = await closing.findChildren(tx, person, now);
  const closed = [{ id: person.id, name: person.name }, ...children.closed];
  const ids = [...closed, ...children.suspended].map(({ id }) => id);
  await lockPeople(tx, [...ids, ...(await closing.findConcerned(tx, ids, now))]);
  await lockRowsOf(tx, ids);
  return { closed, suspended: children.suspended };
}
