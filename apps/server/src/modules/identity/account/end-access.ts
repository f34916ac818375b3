import { and, eq, inArray, isNull, or } from "drizzle-orm";

import { announceNews } from "../../../platform/bus/announce-news.ts";
import type { Database } from "../../../platform/db/database.ts";
import { pushSubscriptions } from "../../notifications/tables/push-subscriptions.ts";
import { enrolments } from "../../people/tables/enrolments.ts";
import { guardianInvitations } from "../../people/tables/guardian-invitations.ts";
import { studentInvitations } from "../../people/tables/student-invitations.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { calendarFeeds } from "../../scheduling/tables/calendar-feeds.ts";
import { signIns } from "../tables/sign-ins.ts";
import { verifications } from "../tables/verifications.ts";

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
