import type { PasswordResetRequest } from "@riwaq/contracts/identity/authentication";
import { and, eq, isNull } from "drizzle-orm";

import { byAnyone, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { passwordResetAsked } from "../events.ts";
import { makeResetLink } from "../sign-in/reset-links.ts";
import { users } from "../tables/users.ts";

const LINK_TTL_MS = 3_600_000;

/** Answers the same whether the address is known or not; the mail is in its reader's language. */
export const requestPasswordReset = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, { email }: PasswordResetRequest): Promise<void> => {
    const { tx } = ctx;
    const [user] = await tx
      .select({ id: users.id, name: users.name, language: users.language })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.closedAt)))
      // Of two requests at once, the link of one is the newest.
      .for("no key update");
    if (!user) return;
    const link = await makeResetLink(ctx, tx, { userId: user.id, ttlMs: LINK_TTL_MS });
    const { id, name, language } = user;
    await emit(ctx, tx, passwordResetAsked(id, {}, { to: email, name, language, link }));
  },
});
