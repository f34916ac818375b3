import { and, eq } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { emailVerified } from "../events.ts";
import { users } from "../tables/users.ts";

/** Whoever opens a link in a mail has proved its address. False where it was confirmed before, or is another by now. */
export async function confirmAddress(
  ctx: Emitting & Pick<Context, "clock">,
  tx: Transaction,
  { id, email }: { id: string; email?: string },
): Promise<boolean> {
  const isTheirs = and(eq(users.id, id), email === undefined ? undefined : eq(users.email, email));
  const [confirmed] = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: ctx.clock.now() })
    .where(and(isTheirs, eq(users.emailVerified, false)))
    .returning({ id: users.id });
  if (!confirmed) return false;
  await emit(ctx, tx, emailVerified(id));
  return true;
}
