import { nextTryMs } from "@riwaq/domain/notifications/next-try";
import { and, asc, eq, inArray, lt, lte, sql } from "drizzle-orm";

import { announceChange } from "../../../platform/bus/announce-news.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Log } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { PRIVATE_WORDS } from "../catalogue.ts";
import type { Delivery, Message, Senders } from "../channels/channel-sender.ts";
import type { Wordings } from "../mail/own-words.ts";
import { findStaffIds } from "../notices/queries.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";
import { findMailWords } from "../texts/find-wordings.ts";
import { claimMessage, whyOutdated } from "./claim-message.ts";

export type Dispatching = {
  db: Database;
  clock: Clock;
  log: Log;
  senders: Senders;
  signal?: AbortSignal;
};

const BATCH = 200;
/** As many as the mail server is asked at once: so many are unclear at most when the process is killed. */
const AT_ONCE = 5;
/** Longer than any channel takes to answer or to give up. */
const ABANDONED_MS = 120_000;

/**
 * Hands over what is due on the channels that are set up, each at most once (docs/decisions/007-sent-at-most-once.md). Any
 * number of processes may do so at the same time.
 */
export async function dispatchMessages(deps: Dispatching): Promise<number> {
  await noteAbandoned(deps);
  let handled = 0;
  for (;;) {
    const due = await findDue(deps);
    if (due.length === 0) return handled;
    // Once for all of them, and anew each time: what is worded otherwise holds from the next message on.
    const wordings = await findMailWords(deps.db);
    const ids = due.values();
    const handOver = async () => {
      for (const id of ids) {
        if (deps.signal?.aborted) return;
        if (await dispatchOne(deps, id, wordings)) handled += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, handOver));
    if (due.length < BATCH || deps.signal?.aborted) return handled;
  }
}

/** Whose process ended in the middle: perhaps it went out, perhaps not. Staff decide. */
async function noteAbandoned({ db, clock }: Dispatching): Promise<void> {
  const before = new Date(clock.now().getTime() - ABANDONED_MS);
  await db
    .update(outboxMessages)
    .set({ state: "unclear", failure: "interrupted" })
    .where(and(eq(outboxMessages.state, "sending"), lt(outboxMessages.claimedAt, before)));
}

async function findDue({ db, clock, senders }: Dispatching): Promise<string[]> {
  const channels = Object.keys(senders) as Array<keyof Senders>;
  const rows = await db
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.state, "waiting"),
        lte(outboxMessages.sendAfter, clock.now()),
        inArray(outboxMessages.channel, channels),
      ),
    )
    .orderBy(asc(outboxMessages.sendAfter))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

async function dispatchOne(deps: Dispatching, id: string, wordings: Wordings): Promise<boolean> {
  const now = deps.clock.now();
  const message = await claimMessage(deps.db, id, now);
  if (!message) return false;
  const reason = whyOutdated(message, now);
  const delivery: Delivery = reason
    ? { outcome: "dropped", failure: reason }
    : await handOver(deps, message, wordings);
  await note(deps, message, delivery);
  return true;
}

async function handOver(
  { senders, log }: Dispatching,
  message: Message,
  wordings: Wordings,
): Promise<Delivery> {
  try {
    const sent = await senders[message.channel]?.send(message, wordings);
    return sent ?? { outcome: "retry", failure: "off" };
  } catch (error) {
    // A fault of ours before anything was handed over: what a channel answers is no exception.
    const name = error instanceof Error ? error.name : "unknown";
    log.error({ name, channel: message.channel }, "message");
    return { outcome: "retry", failure: name };
  }
}

async function note({ db, clock }: Dispatching, message: Message, delivery: Delivery) {
  const now = clock.now();
  await db
    .update(outboxMessages)
    .set(delivery.outcome === "sent" ? sent(now) : unsent(message, delivery, now))
    .where(
      and(eq(outboxMessages.id, message.id), inArray(outboxMessages.state, ["sending", "unclear"])),
    );
  if (delivery.outcome === "failed" || delivery.outcome === "unclear") {
    await announceChange(db, await findStaffIds(db), ["outbox"]);
  }
}

function sent(now: Date) {
  return {
    state: "sent" as const,
    sentAt: now,
    failure: null,
    params: sql`${outboxMessages.params} - ${sql.param([...PRIVATE_WORDS])}::text[]`,
  };
}

function unsent(
  message: Message,
  { outcome, failure }: Exclude<Delivery, { outcome: "sent" }>,
  now: Date,
) {
  if (outcome !== "retry") return { state: outcome, failure };
  const againMs = nextTryMs(message.attempts, now.getTime());
  if (againMs === null) return { state: "failed" as const, failure };
  return { state: "waiting" as const, failure, sendAfter: new Date(againMs) };
}
