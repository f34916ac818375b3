import { randomBytes, randomUUID } from "node:crypto";

import { isStorable } from "@riwaq/contracts/fields";
import type { Login } from "@riwaq/contracts/identity/authentication";
import { and, eq } from "drizzle-orm";

import { badField } from "../../../platform/app-error.ts";
import { byAnyone, command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { signSessionToken } from "../../../platform/http/session-token.ts";
import { loggedIn } from "../events.ts";
import { IDLE_MS } from "../sign-in/lifetimes.ts";
import { hashPassword, verifyPassword } from "../sign-in/passwords.ts";
import { credentials } from "../tables/credentials.ts";
import { signIns } from "../tables/sign-ins.ts";
import { users } from "../tables/users.ts";
import { countCode, passSecondStep } from "../two-step/pass-second-step.ts";
import { noteDevice } from "./note-device.ts";

export type Browser = { userAgent: string | undefined; sessionToken: string | undefined };

type Proven = { userId: string; code: string | undefined };

/** Always a new sign-in: the one this browser had is ended. There is none before the second step, where that is on. */
export async function logIn(ctx: Context, { userId, code }: Proven, browser: Browser) {
  await countCode(ctx, { userId, code });
  const token = randomBytes(24).toString("base64url");
  await writeSignIn(ctx, { userId, code, token, browser });
  const { secret } = ctx;
  return { token, cookie: signSessionToken(token, secret) };
}

const writeSignIn = command({
  by: byAnyone,
  run: async (ctx, asked: Proven & { token: string; browser: Browser }): Promise<void> => {
    const { tx, now } = ctx;
    const { userId, code, token, browser } = asked;
    await passSecondStep(ctx, tx, { userId, code });
    const signInId = randomUUID();
    await tx.insert(signIns).values({
      id: signInId,
      userId,
      token,
      userAgent: browser.userAgent ?? "",
      expiresAt: new Date(now.getTime() + IDLE_MS),
      createdAt: now,
      updatedAt: now,
    });
    const newDevice = await noteDevice(tx, { userId, userAgent: browser.userAgent, now });
    const endedId = await findSignIn(tx, browser.sessionToken);
    await emit(ctx, tx, loggedIn(userId, {}, { signInId, endedId, newDevice }));
    if (endedId) await tx.delete(signIns).where(eq(signIns.id, endedId));
  },
});

async function findSignIn(tx: Transaction, token: string | undefined): Promise<string | null> {
  if (!token) return null;
  const [found] = await tx.select({ id: signIns.id }).from(signIns).where(eq(signIns.token, token));
  return found?.id ?? null;
}

/**
 * Whose address and password these are. An unknown address, a wrong password and a closed account cost and say the same;
 * who knows a suspended child's password is told why it does not open.
 */
export async function findByPassword(ctx: Context, { email, password }: Login): Promise<string> {
  const [found] = await ctx.db
    .select({
      id: users.id,
      closedAt: users.closedAt,
      removeAfter: users.removeAfter,
      hash: credentials.password,
    })
    .from(users)
    .innerJoin(
      credentials,
      and(eq(credentials.userId, users.id), eq(credentials.providerId, "credential")),
    )
    .where(eq(users.email, normalAddress(email)));
  const isRight = found?.hash
    ? await verifyPassword({ hash: found.hash, password })
    : await hashPassword(password).then(() => false);
  if (!found || !isRight) throw badField("non_field_errors", "credentials_wrong");
  if (found.closedAt) {
    const isSuspended = found.removeAfter === null;
    throw badField("non_field_errors", isSuspended ? "account_suspended" : "credentials_wrong");
  }
  return found.id;
}

/** What is no address at all must take the same path as an unknown one. */
function normalAddress(email: string): string {
  const trimmed = email.trim().toLowerCase();
  const isAddress = isStorable(trimmed) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmed);
  return isAddress ? trimmed : "nobody@invalid.test";
}
