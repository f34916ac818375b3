import { createHash, randomBytes } from "node:crypto";

import { and, eq, gt, lte } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { verifications } from "../tables/verifications.ts";

/**
 * A one-time link to the choice of a new password; those before it no longer open the account. The database knows a
 * hash of it only.
 */
export async function makeResetLink(
  ctx: Pick<Context, "clock" | "config">,
  tx: Transaction,
  { userId, ttlMs }: { userId: string; ttlMs: number },
): Promise<string> {
  const token = randomBytes(24).toString("hex");
  const now = ctx.clock.now();
  await tx.delete(verifications).where(lte(verifications.expiresAt, now));
  await endResetLinks(tx, userId);
  await tx.insert(verifications).values({
    identifier: hashOfToken(token),
    value: userId,
    expiresAt: new Date(now.getTime() + ttlMs),
    createdAt: now,
    updatedAt: now,
  });
  return `${ctx.config.publicUrl}/reset-password?token=${token}`;
}

/** Whose a link is that still opens the account. */
export async function findResetOwner(
  db: Database,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [link] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, hashOfToken(token)), gt(verifications.expiresAt, now)));
  return link?.userId;
}

/** Uses the link up: whose it was, or undefined where it is none, has run out or was used before. */
export async function takeResetLink(
  tx: Transaction,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [link] = await tx
    .delete(verifications)
    .where(and(eq(verifications.identifier, hashOfToken(token)), gt(verifications.expiresAt, now)))
    .returning({ userId: verifications.value });
  return link?.userId;
}

/** With another password, or a newer link, what was mailed before opens nothing. */
export async function endResetLinks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId));
}

function hashOfToken(token: string): string {
  return createHash("sha256").update(`reset-password:${token}`).digest("base64url");
}
