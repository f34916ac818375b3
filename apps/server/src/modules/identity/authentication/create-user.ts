import type { Gender } from "@riwaq/contracts/fields";
import type { Language } from "@riwaq/contracts/languages";
import { type Role, ROLE_OF_HOME, STAFF_RIGHTS, type StaffRight } from "@riwaq/contracts/roles";

import { badField } from "../../../platform/app-error.ts";
import { byAnyone, command } from "../../../platform/command.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import { isUniqueViolation } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { registered } from "../events.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import { personOf } from "../sign-in/person-of.ts";
import { verificationLink } from "../sign-in/verification-token.ts";
import { credentials } from "../tables/credentials.ts";
import { users } from "../tables/users.ts";
import { giveRoles } from "../users/give-roles.ts";

export type NewUser = {
  role: Role;
  name: string;
  email: string;
  password: string;
  gender?: Gender;
  phoneNumber?: string;
  timeZone: string;
  language: Language;
  /** The page to which the link of the mail leads back. */
  returnTo?: string | undefined;
};

type Also = (tx: Transaction, userId: string) => Promise<void>;

/**
 * A user, their credential and whatever belongs to the role (`also`), with the verification mail: all or nothing. A
 * taken address is named, as registration must say why it fails; the route is throttled.
 */
export async function createUser(
  ctx: Context,
  { password, returnTo, ...columns }: NewUser,
  also: Also,
): Promise<SignedIn> {
  const hash = await hashPassword(password);
  try {
    return await writeUser(ctx, { columns, hash, also, returnTo });
  } catch (error) {
    if (isUniqueViolation(error, "users_email_unique")) throw badField("email", "email_taken");
    throw error;
  }
}

type Written = Pick<NewUser, "returnTo"> & {
  columns: Omit<NewUser, "password" | "returnTo">;
  hash: string;
  also: Also;
};

const writeUser = command({
  by: byAnyone,
  run: async (ctx, { columns, hash, also, returnTo }: Written): Promise<SignedIn> => {
    const { tx } = ctx;
    const roles = [ROLE_OF_HOME[columns.role]];
    const rights = columns.role === "A" ? STAFF_RIGHTS : [];
    const user = await insertAccount(tx, { columns, hash, rights });
    const reachable = { ...user, email: columns.email, roles, rights };
    await also(tx, user.id);
    const { email: to, name, language } = reachable;
    const link = verificationLink(ctx, { email: reachable.email, returnTo });
    await emit(ctx, tx, registered(user.id, {}, { to, name, language, link }));
    return personOf(reachable);
  },
});

type Account = {
  columns: Omit<NewUser, "password" | "returnTo"> & { emailVerified?: boolean };
  hash: string;
  rights: readonly StaffRight[];
};

/** The rows of somebody who signs in by a password: who it is, what they are and may decide, and the hash. */
export async function insertAccount(tx: Transaction, { columns, hash, rights }: Account) {
  const [user] = await tx.insert(users).values(columns).returning();
  if (!user) throw new Error("insert returned nothing");
  await giveRoles(tx, user.id, { roles: [ROLE_OF_HOME[user.role]], rights });
  await tx
    .insert(credentials)
    .values({ userId: user.id, accountId: user.id, providerId: "credential", password: hash });
  return user;
}
