import { and, asc, eq } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { auditEntries } from "../../../platform/db/tables/audit-entries.ts";
import { contactMessages } from "../../institute/tables/contact-messages.ts";
import { reads } from "../../learning/tables/reads.ts";
import { notificationChoices } from "../../notifications/tables/notification-choices.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";
import { pushSubscriptions } from "../../notifications/tables/push-subscriptions.ts";
import { nameDevice } from "../sign-in/name-device.ts";
import { knownDevices } from "../tables/known-devices.ts";
import { signIns } from "../tables/sign-ins.ts";
import { users } from "../tables/users.ts";
import type { Subjects } from "./queries.ts";

/** What was sent to this person, what they chose, read, changed and wrote, and where they are signed in. */
export async function gatherActivity(db: Database, { person: { id } }: Subjects) {
  const told = await db
    .select({
      event: notifications.event,
      params: notifications.params,
      created_at: notifications.createdAt,
      read_at: notifications.readAt,
    })
    .from(notifications)
    .where(eq(notifications.userId, id))
    .orderBy(asc(notifications.seq));
  const mails = await db
    .select({
      channel: outboxMessages.channel,
      to: outboxMessages.to,
      template: outboxMessages.template,
      created_at: outboxMessages.createdAt,
      sent_at: outboxMessages.sentAt,
    })
    .from(outboxMessages)
    .where(eq(outboxMessages.userId, id))
    .orderBy(asc(outboxMessages.createdAt), asc(outboxMessages.id));
  return { notifications: told, messages: mails, ...(await findOwnDoing(db, id)) };
}

async function findOwnDoing(db: Database, id: string) {
  const { event, channel, isOn } = notificationChoices;
  const choices = await db
    .select({ group: event, channel, is_on: isOn })
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, id));
  const push = await db
    .select({ endpoint: pushSubscriptions.endpoint, created_at: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, id));
  const devices = await db
    .select({ userAgent: signIns.userAgent, at: signIns.createdAt, ip: signIns.ipAddress })
    .from(signIns)
    .where(eq(signIns.userId, id))
    .orderBy(asc(signIns.createdAt));
  const known = await db
    .select({ device: knownDevices.device, first_seen_at: knownDevices.createdAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, id));
  const opened = await db
    .select({ subject: reads.subject, subject_id: reads.subjectId, read_at: reads.readAt })
    .from(reads)
    .where(eq(reads.userId, id));
  const changes = await db
    .select({ action: auditEntries.action, at: auditEntries.createdAt })
    .from(auditEntries)
    .where(eq(auditEntries.actorId, id))
    .orderBy(asc(auditEntries.createdAt), asc(auditEntries.id));
  return {
    notification_choices: choices,
    push_subscriptions: push,
    sign_ins: devices.map(({ userAgent, at, ip }) => ({
      ...nameDevice(userAgent),
      signed_in_at: at,
      ip_address: ip,
    })),
    known_devices: known,
    read: opened,
    changes,
    contact_messages: await findContactMessages(db, id),
  };
}

/** Only of an address that is confirmed: anybody can register with somebody else's. */
async function findContactMessages(db: Database, id: string) {
  return db
    .select({
      topic: contactMessages.topic,
      message: contactMessages.message,
      created_at: contactMessages.createdAt,
    })
    .from(contactMessages)
    .innerJoin(users, eq(users.email, contactMessages.email))
    .where(and(eq(users.id, id), eq(users.emailVerified, true)))
    .orderBy(asc(contactMessages.createdAt));
}
