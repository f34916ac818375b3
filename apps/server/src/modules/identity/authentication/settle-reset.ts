import { and, eq } from "drizzle-orm";

import { asSystem } from "../../../platform/actors.ts";
import type { Database } from "../../../platform/db/database.ts";
import { emit } from "../../../platform/events/emit.ts";
import type { PersonsContext } from "../../../platform/persons.ts";
import { emailVerified } from "../events.ts";
import { tellPasswordChanged } from "../sign-in/tell-password-changed.ts";
import { users } from "../tables/users.ts";
import { dropTwoStepOf } from "../two-step/turn-off-two-step.ts";

type Ctx = Pick<PersonsContext, "clock" | "config" | "persons" | "subscribers">;

/**
 * What a new password by mail brings with it: whoever had got in is out, on every way in. The link has proved the
 * address; what was set up before that is nobody's who could be asked for it.
 */
export async function settleReset(ctx: Ctx, tx: Database, userId: string): Promise<void> {
  await ctx.persons.lockOut(tx, [userId]);
  if (await confirmAddress(ctx, tx, userId)) await dropTwoStepOf(asSystem(ctx), tx, userId);
  await tellPasswordChanged(ctx, tx, userId);
}

/** False where it was confirmed before. */
async function confirmAddress(ctx: Ctx, tx: Database, userId: string): Promise<boolean> {
  const [confirmed] = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: ctx.clock.now() })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
    .returning({ id: users.id });
  if (!confirmed) return false;
  await emit(asSystem(ctx), tx, emailVerified(userId));
  return true;
}
