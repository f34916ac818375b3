import { and, desc, eq, getTableColumns, gt, isNull } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { staffInvitations } from "../tables/staff-invitations.ts";
import { users } from "../tables/users.ts";

export type InvitationRow = typeof staffInvitations.$inferSelect;

const { email, acceptedAt, withdrawnAt, expiresAt, tokenHash } = staffInvitations;
const isUnsettled = and(isNull(acceptedAt), isNull(withdrawnAt));

const withInviter = (db: Database) =>
  db
    .select({ ...getTableColumns(staffInvitations), invitedBy: users.name })
    .from(staffInvitations)
    .leftJoin(users, eq(users.id, staffInvitations.invitedById))
    .$dynamic();

/** All that nobody has accepted or withdrawn, the newest first. */
export async function findInvitations(db: Database) {
  return withInviter(db)
    .where(isUnsettled)
    .orderBy(desc(staffInvitations.createdAt), desc(staffInvitations.id));
}

export async function findInvitation(db: Database, id: string) {
  const [row] = await withInviter(db).where(eq(staffInvitations.id, id));
  if (!row) throw new AppError("not_found");
  return row;
}

export async function findOpened(db: Database, hash: string) {
  const [row] = await withInviter(db).where(eq(tokenHash, hash));
  return row;
}

/** Kept as it is until the transaction ends. */
export async function lockInvitation(tx: Transaction, id: string): Promise<InvitationRow> {
  const [row] = await tx
    .select()
    .from(staffInvitations)
    .where(eq(staffInvitations.id, id))
    .for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

/** The same, by its link: of accepting, withdrawing and sending again one comes first. */
export async function lockOpened(tx: Transaction, hash: string) {
  const [row] = await tx.select().from(staffInvitations).where(eq(tokenHash, hash)).for("update");
  return row;
}

export async function isInvited(tx: Transaction, address: string, now: Date): Promise<boolean> {
  const open = and(eq(email, address), isUnsettled, gt(expiresAt, now));
  return (await tx.$count(staffInvitations, open)) > 0;
}
