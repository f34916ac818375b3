import { requireStaff } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { secretMessageOpened } from "../events.ts";
import { type OutboxMailRow, findOutboxMail } from "./queries.ts";

/** Without a mail server staff hand links over themselves: who read which one stands in the audit. */
export async function openSecret(ctx: Context, id: string): Promise<OutboxMailRow> {
  requireStaff(ctx.actor);
  if (ctx.config.smtpUrl) throw refusal("forbidden", "secret_kept");
  return inTransaction(ctx.db, async (tx) => {
    const row = await findOutboxMail(tx, id);
    if (!row) throw new AppError("not_found");
    await emit(ctx, tx, secretMessageOpened(id, { template: row.template, to: row.userId }));
    return row;
  });
}
