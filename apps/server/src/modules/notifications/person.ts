import { type SQL, and, asc, eq, inArray, lte, sql } from "drizzle-orm";

import { announceNews } from "../../platform/bus/announce-news.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { Gone, PersonKeeper } from "../../platform/persons.ts";
import { childrenOf, isChildOf, parentsOf } from "../people/reach/family.ts";
import { notificationChoices } from "./tables/notification-choices.ts";
import { notificationCounters } from "./tables/notification-counters.ts";
import { notifications } from "./tables/notifications.ts";
import { outboxMessages } from "./tables/outbox-messages.ts";
import { pushSubscriptions } from "./tables/push-subscriptions.ts";

const OWN = [
  notificationChoices,
  notificationCounters,
  notifications,
  outboxMessages,
  pushSubscriptions,
];

/** What was sent to a person, what they chose, and what others were told of them. */
export const notificationsPerson: PersonKeeper = {
  gives: {
    notifications: async (db, { person: { id } }) =>
      db
        .select({
          event: notifications.event,
          params: notifications.params,
          created_at: notifications.createdAt,
          read_at: notifications.readAt,
        })
        .from(notifications)
        .where(eq(notifications.userId, id))
        .orderBy(asc(notifications.seq)),

    messages: async (db, { person: { id } }) =>
      db
        .select({
          channel: outboxMessages.channel,
          to: outboxMessages.to,
          template: outboxMessages.template,
          created_at: outboxMessages.createdAt,
          sent_at: outboxMessages.sentAt,
        })
        .from(outboxMessages)
        .where(eq(outboxMessages.userId, id))
        .orderBy(asc(outboxMessages.createdAt), asc(outboxMessages.id)),

    notification_choices: async (db, { person: { id } }) =>
      db
        .select({
          group: notificationChoices.event,
          channel: notificationChoices.channel,
          is_on: notificationChoices.isOn,
        })
        .from(notificationChoices)
        .where(eq(notificationChoices.userId, id)),

    push_subscriptions: async (db, { person: { id } }) =>
      db
        .select({ endpoint: pushSubscriptions.endpoint, created_at: pushSubscriptions.createdAt })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, id)),
  },

  lockOut: async (tx, ids) => {
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.userId, [...ids]));
    // Their open streams look whether they may go on.
    await announceNews(tx, ids);
  },

  forget: async ({ tx }, person) => {
    await forgetMentions(tx, person);
    for (const table of OWN) await tx.delete(table).where(eq(table.userId, person.id));
    if (person.email === null) return;
    await tx.delete(outboxMessages).where(eq(outboxMessages.to, person.email));
  },
};

/**
 * What others were told of this person by name, until the account was closed. A name that is part of another's takes
 * that along: all of it is more than twelve months old.
 */
async function forgetMentions(tx: Transaction, { id, name, closedAt }: Gone): Promise<void> {
  if (closedAt === null) return;
  const names = (params: SQL | typeof notifications.params | typeof outboxMessages.params) =>
    sql`exists (select from jsonb_each_text(${params}) said where strpos(said.value, ${name}) > 0)`;
  const people = sql`(
    select taught.student_id from sessions lesson join session_students taught on taught.session_id = lesson.id
      where lesson.teacher_id = ${id}
    union select lesson.teacher_id from session_students taught join sessions lesson on lesson.id = taught.session_id
      where taught.student_id = ${id} or ${isChildOf(sql`taught.student_id`, id)}
    union ${parentsOf(id)}
    union select other.id from ${childrenOf(id)} as own (id)
      cross join lateral ${parentsOf(sql`own.id`)} as other (id)
    union select other.id from sessions lesson join session_students taught on taught.session_id = lesson.id
      cross join lateral ${parentsOf(sql`taught.student_id`)} as other (id) where lesson.teacher_id = ${id}
    union ${childrenOf(id)}
    union select staff.user_id from user_roles staff where staff.role = 'staff')`;
  const isOfThen = lte(notifications.createdAt, closedAt);
  await tx
    .delete(notifications)
    .where(and(isOfThen, sql`${notifications.userId} in ${people}`, names(notifications.params)));
  await tx.delete(outboxMessages).where(
    and(
      lte(outboxMessages.createdAt, closedAt),
      sql`(${outboxMessages.userId} in ${people} or ${outboxMessages.to} in
          (select near.email::text from users near where near.id in ${people}))`,
      names(outboxMessages.params),
    ),
  );
}
