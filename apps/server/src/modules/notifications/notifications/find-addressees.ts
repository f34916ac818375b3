import type { Wishes } from "@riwaq/domain/notifications/choose-channels";
import { and, isNull, sql } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";

type Choice = Wishes["choices"][number];

/** Those with an open account, how they can be reached and what they wish. */
export async function findAddressees(tx: Transaction, notices: ReadonlyArray<{ userId: string }>) {
  const ids = sql.param([...new Set(notices.map(({ userId }) => userId))]);
  const rows = await tx
    .select({
      id: users.id,
      name: users.name,
      /** Nothing is mailed to an address that nobody has confirmed: it may be a stranger's. */
      email: sql<string | null>`case when ${users.emailVerified} then ${users.email} end`,
      phoneNumber: users.phoneNumber,
      language: users.language,
      timeZone: users.timeZone,
      notifyByEmail: users.notifyByEmail,
      notifyBySms: users.notifyBySms,
      notifySessionReminders: users.notifySessionReminders,
      quietFrom: users.quietFrom,
      quietTo: users.quietTo,
      hasPush: sql<boolean>`exists (select from push_subscriptions on_push where on_push.user_id = users.id)`,
      choices: sql<Choice[]>`coalesce((
        select jsonb_agg(jsonb_build_object('group', chosen.event, 'channel', chosen.channel, 'isOn', chosen.is_on))
        from notification_choices chosen where chosen.user_id = users.id), '[]'::jsonb)`,
    })
    .from(users)
    .where(and(sql`${users.id} = any(${ids}::uuid[])`, isNull(users.closedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}

export type Addressees = Awaited<ReturnType<typeof findAddressees>>;
export type Addressee = NonNullable<ReturnType<Addressees["get"]>>;
