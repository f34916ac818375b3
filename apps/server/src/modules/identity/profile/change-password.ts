import type { PasswordChange } from "@riwaq/contracts/identity/profile";
import { and, eq, ne } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
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
  await requirePassword(ctx.db, requireSignedIn(ctx.actor).id, input.current_password);
  await writePassword(ctx, { hash: await hashPassword(input.new_password), sessionToken });
}

type Written = { hash: string; sessionToken: string | undefined };

const writePassword = command({
  by: requireSignedIn,
  run: async (ctx, { hash: password, sessionToken }: Written): Promise<void> => {
    const { tx, now: updatedAt } = ctx;
    const { id } = ctx.actor;
    const mine = and(eq(credentials.userId, id), eq(credentials.providerId, "credential"));
    await tx.update(credentials).set({ password, updatedAt }).where(mine);
    await emit(ctx, tx, passwordChanged(id, {}, { keptToken: sessionToken }));
    await tx
      .delete(signIns)
      .where(and(eq(signIns.userId, id), ne(signIns.token, sessionToken ?? "")));
    await endResetLinks(tx, id);
  },
});
