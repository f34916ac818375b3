import type { PasswordReset } from "@riwaq/contracts/identity/authentication";
import { and, eq } from "drizzle-orm";

import { badField } from "../../../platform/app-error.ts";
import { writeAuditEntry } from "../../../platform/audit/write-audit-entry.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import { takeResetLink } from "../sign-in/reset-links.ts";
import { credentials } from "../tables/credentials.ts";
import { settleReset } from "./settle-reset.ts";

/** Uses up the link, and ends every sign-in of the account. */
export async function resetPassword(
  ctx: Context,
  { token, password }: PasswordReset,
): Promise<void> {
  const hash = await hashPassword(password);
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    const userId = await takeResetLink(tx, token, now);
    if (!userId) throw badField("token", "link_invalid");
    const own = and(eq(credentials.userId, userId), eq(credentials.providerId, "credential"));
    await tx.update(credentials).set({ password: hash, updatedAt: now }).where(own);
    const subject = { type: "user", id: userId };
    await writeAuditEntry(tx, { kind: "system" }, { action: "reset-password", subject });
    await settleReset(ctx, tx, userId);
  });
}
