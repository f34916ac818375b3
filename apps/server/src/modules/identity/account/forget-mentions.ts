import { type SQL, and, lte, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";
import type { users } from "../tables/users.ts";

type Person = Pick<typeof users.$inferSelect, "id" | "name" | "closedAt">;

/**
 * What others were told of this person by name, until the account was closed. A name that is part of another's takes
 * that along: all of it is more than twelve months old.
 */
export async function forgetMentions(tx: Database, { id, name, closedAt }: Person): Promise<void> {
  if (closedAt === null) return;
  const names = (params: SQL | typeof notifications.params | typeof outboxMessages.params) =>
    sql`exists (select from jsonb_each_text(${params}) said where strpos(said.value, ${name}) > 0)`;
  const people = sql`(
    select taught.student_id from sessions lesson join session_students taught on taught.session_id = lesson.id
      where lesson.teacher_id = ${id}
    union select lesson.teacher_id from session_students taught join sessions lesson on lesson.id = taught.session_id
      where taught.student_id = ${id} or exists (select from guardianships own
        where own.parent_id = ${id} and own.student_id = taught.student_id)
    union select own.parent_id from guardianships own where own.student_id = ${id}
    union select other.parent_id from guardianships own join guardianships other
      on other.student_id = own.student_id where own.parent_id = ${id}
    union select other.parent_id from sessions lesson join session_students taught on taught.session_id = lesson.id
      join guardianships other on other.student_id = taught.student_id where lesson.teacher_id = ${id}
    union select own.student_id from guardianships own where own.parent_id = ${id}
    union select staff.id from users staff where staff.role = 'A')`;
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
