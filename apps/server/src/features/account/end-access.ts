import { and, eq, inArray, isNull, or } from "drizzle-orm";

import { announceNews } from "../../bus/announce-news.ts";
import type { Database } from "../../db/database.ts";
import { calendarFeeds } from "../../db/schema/calendar-feeds.ts";
import { enrolments } from "../../db/schema/enrolments.ts";
import { guardianInvitations } from "../../db/schema/guardian-invitations.ts";
import { pushSubscriptions } from "../../db/schema/push-subscriptions.ts";
import { signIns } from "../../db/schema/sign-ins.ts";
import { studentInvitations } from "../../db/schema/student-invitations.ts";
import { teachers } from "../../db/schema/teachers.ts";
import { verifications } from "../../db/schema/verifications.ts";

/** Every way in and out of these accounts, and whatever would go on in their name. */
export async function endAccess(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  const closed = [...ids];
  await tx.delete(signIns).where(inArray(signIns.userId, closed));
  await announceNews(tx, closed);
  await tx.delete(verifications).where(inArray(verifications.value, closed));
  await tx.delete(calendarFeeds).where(inArray(calendarFeeds.userId, closed));
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.userId, closed));
  await tx
    .delete(guardianInvitations)
    .where(
      and(
        or(
          inArray(guardianInvitations.invitedById, closed),
          inArray(guardianInvitations.studentId, closed),
        ),
        isNull(guardianInvitations.acceptedAt),
      ),
    );
  await tx
    .update(studentInvitations)
    .set({ withdrawnAt: now, updatedAt: now })
    .where(
      and(
        inArray(studentInvitations.teacherId, closed),
        isNull(studentInvitations.acceptedAt),
        isNull(studentInvitations.withdrawnAt),
      ),
    );
  await tx
    .update(enrolments)
    .set({ endedAt: now })
    .where(
      and(
        or(inArray(enrolments.teacherId, closed), inArray(enrolments.studentId, closed)),
        isNull(enrolments.endedAt),
      ),
    );
  await tx
    .update(teachers)
    .set({ approval: "paused", approvalChangedAt: now, updatedAt: now })
    .where(and(inArray(teachers.userId, closed), eq(teachers.approval, "approved")));
}
