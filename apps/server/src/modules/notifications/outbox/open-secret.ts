import { requireRight } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { secretMessageOpened } from "../events.ts";
import { type OutboxMailRow, findOutboxMail } from "./queries.ts";

/** Without a mail server staff hand links over themselves: who read which one stands in the audit. */
export const openSecret = command({
  by: requireRight("people"),
  run: async (ctx, { id }: { id: string }): Promise<OutboxMailRow> => {
    if (ctx.config.smtpUrl) throw refusal("forbidden", "secret_kept");
    const row = await findOutboxMail(ctx.tx, id);
    if (!row) throw new AppError("not_found");
    await emit(ctx, ctx.tx, secretMessageOpened(id, { template: row.template, to: row.userId }));
    return row;
  },
});
