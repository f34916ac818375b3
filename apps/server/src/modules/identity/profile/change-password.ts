import type { PasswordChange } from "@riwaq/contracts/identity/profile";
import { and, eq, ne } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { passwordChanged } from "../events.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import { requirePassword } from "../sign-in/require-password.ts";
import { endResetLinks } from "../sign-in/reset-links.ts";
import { credentials } from "../tables/credentials.ts";
import { signIns } from "../tables/sign-ins.ts";

/** Needs the current password; ends every other sign-in of the account. */
export async function changePassword(
  ctx: Context,
  input: PasswordChange,
  sessionToken: string | undefined,
): Promise<void> {
  const person = requireSignedIn(ctx.actor);
  const mine = and(eq(credentials.userId, person.id), eq(credentials.providerId, "credential"));
  await requirePassword(ctx.db, person.id, input.current_password);
  const newHash = await hashPassword(input.new_password);
  await inTransaction(ctx.db, async (tx) => {
    await tx.update(credentials).set({ password: newHash, updatedAt: ctx.clock.now() }).where(mine);
    await emit(ctx, tx, passwordChanged(person.id, {}, { keptToken: sessionToken }));
    await tx
      .delete(signIns)
      .where(and(eq(signIns.userId, person.id), ne(signIns.token, sessionToken ?? "")));
    await endResetLinks(tx, person.id);
  });
}
