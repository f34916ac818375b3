import { query } from "./booking-database.ts";

const MINUTES = 480;
const PAID = 9_600;

/** A shop, and a subscription of every pupil by a guardian, in its first period: paid by transfer and posted. */
export async function seedSubscriptions(url: string): Promise<void> {
  await query(
    url,
    `insert into sellers (name, form, address, country, registration, tax_number, customer_email, phone, publisher, host, mediator,
         currency, time_zone, is_open)
       values ('Institut', 'SAS', 'Paris', 'FR', '1', '', 'i@bench.test', '', 'A', 'B', 'C', 'EUR', 'Europe/Paris', true);
     insert into tax_rules (country, basis_points, ground, valid_from) values ('FR', 0, 'Art. 261', '2026-01-01');
     insert into plans (lessons_per_week, length_minutes) values (4, 30);
     insert into plan_prices (plan_id, currency, amount, valid_from, announced_at)
       select id, 'EUR', ${PAID}, '2026-01-01', '2026-01-01' from plans;
     insert into subscriptions (payer_id, student_id, plan_id, currency, state, ordered_at, started_at, payer_zone,
         country, quote_hash)
       select adult.user_id, child.user_id, plans.id, 'EUR', 'active', now() - interval '10 days',
         now() - interval '10 days', 'Europe/Paris', 'FR', repeat('0', 64)
       from plans cross join family_members child
       join family_members adult on adult.family_id = child.family_id and adult.kind = 'guardian'
       where child.kind = 'child';
     insert into periods (subscription_id, number, trigger, starts_at, ends_at, minutes, currency, net, tax)
       select id, 1, 'time', started_at, started_at + interval '28 days', ${MINUTES}, 'EUR', ${PAID}, 0
       from subscriptions;
     insert into ledger_accounts (kind, unit, subject, balance)
       select 'minutes', 'MIN', id::text, 0 from periods union all
       select 'deferred', 'EUR', id::text, 0 from periods union all
       select 'issued', 'MIN', '', null union all select 'clearing', 'EUR', 'bank', 0;
     insert into ledger_transactions (key, kind, subject, lines)
       select 'period:' || subscription_id || ':1', 'period', id::text, 4 from periods;
     insert into ledger_entries (transaction_id, line, ledger_account, amount)
       select posted.id, moved.line, account.id, moved.amount from ledger_transactions posted
       cross join lateral (values (1, 'minutes', 'MIN', posted.subject, ${MINUTES}), (2, 'issued', 'MIN', '', -${MINUTES}),
         (3, 'deferred', 'EUR', posted.subject, ${PAID}), (4, 'clearing', 'EUR', 'bank', -${PAID}))
         as moved (line, kind, unit, subject, amount)
       join ledger_accounts account on (account.kind, account.unit, account.subject) = (moved.kind, moved.unit, moved.subject);
     analyze;`,
  );
}
