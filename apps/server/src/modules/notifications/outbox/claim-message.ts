import { and, eq, getTableColumns, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import type { Message } from "../channels/channel-sender.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";

/** Of the lesson that a message speaks of, as it is now. */
type LessonNow = { sequence: number; status: string; startsAtMs: number };
export type Claimed = Message & { lesson: LessonNow | null; isReaderGone: boolean };

/** Takes one that waits, committed before it is handed over: of several processes one gets it. */
export async function claimMessage(
  db: Database,
  id: string,
  now: Date,
): Promise<Claimed | undefined> {
  const [message] = await db
    .update(outboxMessages)
    .set({ state: "sending", claimedAt: now, attempts: sql`${outboxMessages.attempts} + 1` })
    .where(and(eq(outboxMessages.id, id), eq(outboxMessages.state, "waiting")))
    .returning({
      ...getTableColumns(outboxMessages),
      lesson: sql<LessonNow | null>`(
        select jsonb_build_object('sequence', lesson.sequence, 'status', lesson.status,
          'startsAtMs', extract(epoch from lesson.starts_at) * 1000)
        from sessions lesson where lesson.id = outbox_messages.session_id)`,
      isReaderGone: sql<boolean>`coalesce((
        select reader.closed_at is not null from users reader
        where reader.id = outbox_messages.user_id), false)`,
    });
  return message;
}

const STALE_MS = 3 * 86_400_000;
const LATE_START_MS = 10 * 60_000;

/**
 * Why a message is not sent any more: its lesson was moved, cancelled or has begun, its reader's account is closed,
 * or it has lain for days, as where a mail server is set up after a long time without one.
 */
export function whyOutdated(message: Claimed, now: Date): string | undefined {
  const nowMs = now.getTime();
  if (message.isReaderGone) return "account-closed";
  if (message.attempts === 1 && nowMs - message.sendAfter.getTime() > STALE_MS) return "too-old";
  const { lesson } = message;
  if (!lesson) return undefined;
  const isOpen = lesson.status === "Scheduled" || lesson.status === "Joined";
  if (!isOpen || lesson.sequence !== message.sessionSequence) return "lesson-changed";
  const graceMs = message.template === "lesson-starting" ? LATE_START_MS : 0;
  return lesson.startsAtMs + graceMs <= nowMs ? "lesson-begun" : undefined;
}
