import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { hasRole } from "../../identity/users/queries.ts";
import { type NoticeMail, notify } from "../notifications/notify.ts";

type ForStaff = {
  template: NonNullable<NoticeMail["template"]>;
  /** One notice for each of them and this key, ever. */
  key: string;
  params: Record<string, string>;
  path: string;
};

/** Tells everyone who works here, in the bell and always by mail. */
export async function tellStaff(
  ctx: Pick<Context, "clock" | "config">,
  tx: Transaction,
  { template, key, params, path }: ForStaff,
): Promise<void> {
  const staff = await tx.select({ id: users.id }).from(users).where(hasRole(users.id, "staff"));
  await notify(
    ctx,
    tx,
    staff.map(({ id }) => ({
      userId: id,
      event: "institute",
      key,
      params,
      path,
      mail: { template, isAlways: true },
    })),
  );
}
