import { and, asc, gt, lte, or, eq } from "drizzle-orm";

import type { RoundDeps } from "../../../platform/context.ts";
import type { Persons } from "../../../platform/persons.ts";
import { users } from "../tables/users.ts";
import { removeAccount } from "./remove-account.ts";

const AT_ONCE = 50;

/** The records of accounts whose twelve months are over (terms, leaving and privacy). Run again, it finds none. */
export async function removeAccounts(deps: RoundDeps & { persons: Persons }): Promise<number> {
  const now = deps.clock.now();
  let removed = 0;
  let last: { id: string; removeAfter: Date | null } | undefined;
  for (;;) {
    const isAfter = last?.removeAfter
      ? or(
          gt(users.removeAfter, last.removeAfter),
          and(eq(users.removeAfter, last.removeAfter), gt(users.id, last.id)),
        )
      : undefined;
    const due = await deps.db
      .select({ id: users.id, removeAfter: users.removeAfter })
      .from(users)
      .where(and(lte(users.removeAfter, now), isAfter))
      .orderBy(asc(users.removeAfter), asc(users.id))
      .limit(AT_ONCE);
    for (const { id } of due) if (await removeAccount(deps, id, now)) removed += 1;
    last = due.at(-1);
    if (due.length < AT_ONCE) return removed;
  }
}
