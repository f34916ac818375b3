import { randomBytes } from "node:crypto";

import type { Language } from "@riwaq/contracts/languages";

import type { Context } from "../../../platform/context.ts";
import { makeResetLink } from "../sign-in/reset-links.ts";
import { createUser } from "./create-user.ts";

const LINK_TTL_MS = 86_400_000;

type NewStaff = { name: string; email: string; language: Language };

/**
 * A staff account (role A, which nobody can register for). Its password is known to nobody: the person chooses one
 * through the one-time link that is returned.
 */
export async function createStaff(ctx: Context, input: NewStaff): Promise<{ link: string }> {
  const password = randomBytes(32).toString("base64url");
  let link = "";
  await createUser(
    ctx,
    { ...input, role: "A", password, timeZone: "Africa/Cairo" },
    async (tx, userId) => {
      link = await makeResetLink(ctx, tx, { userId, ttlMs: LINK_TTL_MS });
    },
  );
  return { link };
}
