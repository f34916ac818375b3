import { randomBytes } from "node:crypto";

import type { Language } from "@riwaq/contracts/languages";

import type { Context } from "../../context.ts";
import { createUser } from "./create-user.ts";

type NewStaff = { name: string; email: string; language: Language };

/**
 * A staff account (role A, which nobody can register for). Its password is known to nobody: the person chooses one
 * through the one-time link that is returned.
 */
export async function createStaff(ctx: Context, input: NewStaff): Promise<{ link: string }> {
  const staff = await createUser(
    ctx,
    {
      ...input,
      role: "A",
      password: randomBytes(32).toString("base64url"),
      timeZone: "Africa/Cairo",
    },
    async () => {},
  );
  return { link: await oneTimeLink(ctx, staff.id) };
}

const LINK_TTL_MS = 86_400_000;

/** The same kind of link as a password reset: stored hashed, used once. */
async function oneTimeLink(ctx: Context, userId: string): Promise<string> {
  const { internalAdapter } = await ctx.auth.$context;
  const token = randomBytes(24).toString("base64url");
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: userId,
    expiresAt: new Date(ctx.clock.now().getTime() + LINK_TTL_MS),
  });
  return `${ctx.config.publicUrl}/reset-password?token=${token}`;
}
