import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { and, eq, gt, inArray } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { meetings } from "../tables/meetings.ts";
import { sessions } from "../tables/sessions.ts";

/** A teacher's new link also holds for the lessons by own link that are still to come. */
export async function takeMeetingLink(
  tx: Transaction,
  { teacherId, link, now }: { teacherId: string; link: string | null; now: Date },
): Promise<void> {
  await tx
    .update(meetings)
    .set({ link, state: link === null ? "none" : "made" })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, meetings.sessionId),
        eq(sessions.teacherId, teacherId),
        eq(meetings.provider, "own"),
        inArray(sessions.status, OPEN_STATUSES),
        gt(sessions.endsAt, now),
      ),
    );
}
