import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { and, inArray, lt } from "drizzle-orm";

import type { RoundDeps } from "../../../platform/context.ts";
import { forgetAnswersBefore } from "../../../platform/db/answer-once.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";

/** Long enough for staff to look into a complaint. */
const MESSAGES_KEPT_MS = 90 * DAY_MS;
/** Nobody repeats a request after a month. */
const ANSWERS_KEPT_MS = 30 * DAY_MS;

/** Messages that are done with and remembered answers go when they are old; answers how many messages did. */
export async function clearMessages({
  db,
  clock,
}: Pick<RoundDeps, "db" | "clock">): Promise<number> {
  const before = (keptMs: number) => new Date(clock.now().getTime() - keptMs);
  await forgetAnswersBefore(db, before(ANSWERS_KEPT_MS));
  const gone = await db
    .delete(outboxMessages)
    .where(
      and(
        lt(outboxMessages.createdAt, before(MESSAGES_KEPT_MS)),
        inArray(outboxMessages.state, ["sent", "dropped"]),
      ),
    )
    .returning({ id: outboxMessages.id });
  return gone.length;
}
