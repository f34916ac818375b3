import { PROBLEM_STATES } from "@riwaq/domain/notifications/next-try";
import { and, eq, inArray } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { messageSentAgain } from "../events.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";
import { type OutboxMailRow, findOutboxMail } from "./queries.ts";

/**
 * Staff have a failed message tried again, or one of which nobody knows if it went: then they accept that it may come
 * twice. What is under way or done stays as it is.
 */
export const sendAgain = command({
  by: requireRight("people"),
  trace: "if_changed",
  run: async (ctx, { id }: { id: string }): Promise<OutboxMailRow> => {
    const { tx, now } = ctx;
    const stuck = and(eq(outboxMessages.id, id), inArray(outboxMessages.state, PROBLEM_STATES));
    const again = await tx
      .update(outboxMessages)
      .set({ state: "waiting", sendAfter: now, attempts: 0, claimedAt: null, failure: null })
      .where(stuck)
      .returning({ id: outboxMessages.id });
    const row = await findOutboxMail(tx, id);
    if (!row) throw new AppError("not_found");
    if (again.length > 0) await emit(ctx, tx, messageSentAgain(id));
    return row;
  },
});
