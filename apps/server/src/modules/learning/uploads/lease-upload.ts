import { randomUUID } from "node:crypto";

import { type SQL, and, eq, isNull, lte } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { uploads } from "../tables/uploads.ts";

/** So long a process that was killed, or a line that is silent, keeps others from going on. */
const LEASE_MS = 15_000;
const RENEWED_AFTER_MS = 5_000;

type Deps = Pick<Context, "db" | "clock">;
type Change = Partial<typeof uploads.$inferInsert>;

export type Lease = {
  holder: string;
  /** The one before never gave it back: whoever that is may still hold the file open. */
  isTakenOver: boolean;
  /** Asked before each write, renewed now and then while bytes arrive. Whoever has lost it stops here. */
  keep(): Promise<void>;
};
type HeldLease = Lease & { giveBack(): Promise<boolean> };

/** One writer at a time for an upload, in whatever process: a lease on its row. Only what was written under it to the end is confirmed. */
export async function leaseUpload<Result>(
  deps: Deps,
  id: string,
  work: (lease: Lease) => Promise<Result>,
): Promise<Result> {
  const lease = await takeLease(deps, id);
  const result = await orGiveBack(lease, work);
  if (!(await lease.giveBack())) throw new AppError("conflict");
  return result;
}

/** Work under a lease that ends with the upload itself: it is given back only where the work came to nothing. */
export async function orGiveBack<Result>(
  lease: HeldLease,
  work: (lease: Lease) => Promise<Result>,
): Promise<Result> {
  return work(lease).catch(async (error: unknown) => {
    // If not even this succeeds, it runs out.
    await lease.giveBack().catch(() => {});
    throw error;
  });
}

/** Whether somebody is writing to it now. */
export function requireUnleased(
  { leaseUntil }: Pick<typeof uploads.$inferSelect, "leaseUntil">,
  now: Date,
): void {
  if (leaseUntil && leaseUntil > now) throw new AppError("locked");
}

export async function takeLease({ db, clock }: Deps, id: string): Promise<HeldLease> {
  const holder = randomUUID();
  const isMine = eq(uploads.leaseHolder, holder);
  const change = async (where: SQL | undefined, values: Change) => {
    const open = and(eq(uploads.id, id), isNull(uploads.finishedAt), where);
    const changed = await db.update(uploads).set(values).where(open).returning({ id: uploads.id });
    return changed.length > 0;
  };
  const from = (now: Date) => new Date(now.getTime() + LEASE_MS);
  const take = async (where: SQL, now: Date) =>
    change(where, { leaseHolder: holder, leaseUntil: from(now) });

  const now = clock.now();
  const isTakenOver = !(await take(isNull(uploads.leaseHolder), now));
  if (isTakenOver && !(await take(lte(uploads.leaseUntil, now), now))) throw new AppError("locked");

  let renewAt = 0;
  const keep = async () => {
    const at = clock.now();
    if (at.getTime() < renewAt) return;
    if (!(await change(isMine, { leaseUntil: from(at) }))) throw new AppError("conflict");
    renewAt = at.getTime() + RENEWED_AFTER_MS;
  };
  const giveBack = async () => change(isMine, { leaseHolder: null, leaseUntil: null });
  return { holder, isTakenOver, keep, giveBack };
}
