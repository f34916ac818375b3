import { and, eq, gt, inArray } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { sessions } from "../tables/sessions.ts";

/** A teacher's new link also holds for the lessons by own link that are still to come. */
export async function takeMeetingLink(
  tx: Transaction,
  { teacherId, link, now }: { teacherId: string; link: string | null; now: Date },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ meetingLink: link, updatedAt: now })
    .where(
      and(
        eq(sessions.teacherId, teacherId),
        eq(sessions.meetingProvider, "own"),
        inArray(sessions.status, ["Scheduled", "Joined"]),
        gt(sessions.endsAt, now),
      ),
    );
}
