import { eq, or } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { idempotencyKeys } from "../../../platform/db/tables/idempotency-keys.ts";
import { contactMessages } from "../../institute/tables/contact-messages.ts";
import { reads } from "../../learning/tables/reads.ts";
import { uploads } from "../../learning/tables/uploads.ts";
import { notificationChoices } from "../../notifications/tables/notification-choices.ts";
import { notificationCounters } from "../../notifications/tables/notification-counters.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";
import { pushSubscriptions } from "../../notifications/tables/push-subscriptions.ts";
import { guardianInvitations } from "../../people/tables/guardian-invitations.ts";
import { guardianships } from "../../people/tables/guardianships.ts";
import { studentInvitations } from "../../people/tables/student-invitations.ts";
import { calendarFeeds } from "../../scheduling/tables/calendar-feeds.ts";
import { clockNotices } from "../../scheduling/tables/clock-notices.ts";
import { skipNotices } from "../../scheduling/tables/skip-notices.ts";
import { credentials } from "../tables/credentials.ts";
import { knownDevices } from "../tables/known-devices.ts";
import { recoveryCodes } from "../tables/recovery-codes.ts";
import { signIns } from "../tables/sign-ins.ts";
import { twoStepSecrets } from "../tables/two-step-secrets.ts";
import type { users } from "../tables/users.ts";
import { verifications } from "../tables/verifications.ts";

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
