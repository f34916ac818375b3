import { eq, or } from "drizzle-orm";

import type { Database } from "../../db/database.ts";
import { calendarFeeds } from "../../db/schema/calendar-feeds.ts";
import { clockNotices } from "../../db/schema/clock-notices.ts";
import { contactMessages } from "../../db/schema/contact-messages.ts";
import { credentials } from "../../db/schema/credentials.ts";
import { guardianInvitations } from "../../db/schema/guardian-invitations.ts";
import { guardianships } from "../../db/schema/guardianships.ts";
import { idempotencyKeys } from "../../db/schema/idempotency-keys.ts";
import { knownDevices } from "../../db/schema/known-devices.ts";
import { notificationChoices } from "../../db/schema/notification-choices.ts";
import { notificationCounters } from "../../db/schema/notification-counters.ts";
import { notifications } from "../../db/schema/notifications.ts";
import { outboxMessages } from "../../db/schema/outbox-messages.ts";
import { pushSubscriptions } from "../../db/schema/push-subscriptions.ts";
import { reads } from "../../db/schema/reads.ts";
import { recoveryCodes } from "../../db/schema/recovery-codes.ts";
import { signIns } from "../../db/schema/sign-ins.ts";
import { skipNotices } from "../../db/schema/skip-notices.ts";
import { studentInvitations } from "../../db/schema/student-invitations.ts";
import { twoStepSecrets } from "../../db/schema/two-step-secrets.ts";
import { uploads } from "../../db/schema/uploads.ts";
import type { users } from "../../db/schema/users.ts";
import { verifications } from "../../db/schema/verifications.ts";

/** Rows that are about one person and nobody else. */
const OWN = [
  calendarFeeds,
  clockNotices,
  credentials,
  knownDevices,
  notificationChoices,
  notificationCounters,
  notifications,
  outboxMessages,
  pushSubscriptions,
  reads,
  recoveryCodes,
  signIns,
  skipNotices,
  twoStepSecrets,
  uploads,
];

/** What anybody with an account leaves behind, whatever their role. */
export async function forgetPerson(
  tx: Database,
  { id, email }: Pick<typeof users.$inferSelect, "id" | "email">,
): Promise<void> {
  for (const table of OWN) await tx.delete(table).where(eq(table.userId, id));
  await tx.delete(verifications).where(eq(verifications.value, id));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.actorId, id));
  await tx
    .delete(guardianInvitations)
    .where(
      or(
        eq(guardianInvitations.invitedById, id),
        eq(guardianInvitations.studentId, id),
        eq(guardianInvitations.acceptedById, id),
      ),
    );
  await tx
    .delete(studentInvitations)
    .where(
      or(
        eq(studentInvitations.teacherId, id),
        eq(studentInvitations.studentId, id),
        eq(studentInvitations.acceptedById, id),
      ),
    );
  await tx
    .delete(guardianships)
    .where(or(eq(guardianships.parentId, id), eq(guardianships.studentId, id)));
  if (email === null) return;
  await tx.delete(outboxMessages).where(eq(outboxMessages.to, email));
  await tx.delete(contactMessages).where(eq(contactMessages.email, email));
  await tx.delete(studentInvitations).where(eq(studentInvitations.email, email));
}
