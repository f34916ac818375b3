import { asSystem } from "../../../platform/actors.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { PersonsContext } from "../../../platform/persons.ts";
import { confirmAddress } from "../sign-in/confirm-address.ts";
import { dropTwoStepOf } from "../two-step/turn-off-two-step.ts";

type Ctx = Pick<PersonsContext, "clock" | "config" | "persons" | "subscribers">;

/**
 * What a new password by mail brings with it: whoever had got in is out, on every way in. The link has proved the
 * address; what was set up before that is nobody's who could be asked for it.
 */
export async function settleReset(ctx: Ctx, tx: Transaction, userId: string): Promise<void> {
  await ctx.persons.lockOut(tx, [userId]);
  const system = asSystem(ctx);
  if (await confirmAddress(system, tx, { id: userId })) await dropTwoStepOf(system, tx, userId);
}
