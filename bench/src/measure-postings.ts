import { TAUGHT, minutesOf, moneyOf } from "@riwaq/domain/billing/accounts";
import { moved } from "@riwaq/domain/billing/journal";
import pg from "pg";

import { post } from "../../apps/server/src/modules/billing/journal/post.ts";
import type { Database } from "../../apps/server/src/platform/db/database.ts";
import { openServer } from "../../apps/server/src/platform/db/open-database.ts";
import { inTransaction } from "../../apps/server/src/platform/db/transaction.ts";
import { createBookingDatabase, query } from "./booking-database.ts";
import type { Figure } from "./report.ts";
import { seedSubscriptions } from "./seed-subscriptions.ts";

const POSTINGS = 480;
const WORKERS = 8;
const ROUNDS = 3;
const FAMILIES = 8;

type Work = (period: string, key: string) => Promise<unknown>;

/** A minute of a lesson: it leaves what is to be used and what is deferred, and is taught and earned. */
const posting =
  (db: Database): Work =>
  (period, key) =>
    inTransaction(db, async (tx) => {
      const entries = [
        ...moved(1, minutesOf(period), TAUGHT),
        ...moved(20, moneyOf("deferred", "EUR", period), moneyOf("earned", "EUR")),
      ];
      await post(tx, { key, kind: "lesson", subject: key, entries }, new Date());
    });

/** The same rows at once, in tables without triggers, references and balances. */
const writing =
  (pool: pg.Pool): Work =>
  (period, key) =>
    pool.query(
      `with written as (insert into bare_transactions (key, kind, subject, lines) values ($1, 'lesson', $2, 4) returning id)
       insert into bare_entries (transaction_id, line, amount) select id, line, 1 from written, generate_series(1, 4) line`,
      [key, period],
    );

/** Postings by eight at once: all to one family, to one family each, and rows that nothing looks at. In turn, medians. */
export async function measurePostings(serverUrl: string): Promise<Figure[]> {
  const database = await createBookingDatabase(serverUrl, "postings");
  try {
    await seedFamilies(database.url);
    const { db, close } = await openServer(database.url);
    const pool = new pg.Pool({ connectionString: database.url, max: WORKERS });
    const [posted, bare] = [posting(db), writing(pool)];
    const { rows } = await query(database.url, "select id from periods order by id");
    const all = rows.map(({ id = "" }) => id);
    const rates = { hot: [] as number[], apart: [] as number[], bare: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      // Each round has a family of its own: a period has 480 minutes.
      const hot = all[FAMILIES + round] ?? "";
      rates.hot.push(await rateOf(posted, { name: `hot${round}`, of: () => hot }));
      const of = (at: number) => all[at % FAMILIES] ?? "";
      rates.apart.push(await rateOf(posted, { name: `apart${round}`, of }));
      rates.bare.push(await rateOf(bare, { name: `bare${round}`, of }));
    }
    await Promise.all([pool.end(), close()]);
    const faults = await query(database.url, "select * from journal_faults()");
    if (faults.rows.length > 0) throw new Error(JSON.stringify(faults.rows));
    const [hot, apart, plain] = [rates.hot, rates.apart, rates.bare].map(medianOf);
    return [
      { name: "postings of one family", value: hot ?? 0, unit: "a second", atLeast: 150 },
      { name: "postings of eight families", value: apart ?? 0, unit: "a second" },
      { name: "bare rows, as many", value: plain ?? 0, unit: "a second" },
      { name: "postings of one family against bare rows", ratio: (hot ?? 0) / (plain ?? 1) },
    ];
  } finally {
    await database.drop();
  }
}

type Postings = { name: string; of: (at: number) => string };

async function rateOf(work: Work, { name, of }: Postings): Promise<number> {
  const start = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < POSTINGS) {
      const at = next++;
      await work(of(at), `${name}:${at}`);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  return POSTINGS / ((performance.now() - start) / 1_000);
}

function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function seedFamilies(url: string): Promise<void> {
  const count = FAMILIES + ROUNDS;
  await query(
    url,
    `insert into users (name, email, role, time_zone, language)
       select role || n, role || n || '@bench.test', role, 'Europe/Paris', 'fr'
       from generate_series(1, ${count}) n, (values ('S'), ('P')) roles (role);
     insert into students (user_id, age_declared, age_declared_on)
       select id, 12, '2026-01-01' from users where role = 'S';
     insert into families (id) select user_id from students;
     insert into family_members (family_id, user_id, kind) select id, id, 'child' from families;
     insert into family_members (family_id, user_id, kind)
       select child.id, adult.id, 'guardian' from users child
       join users adult on adult.role = 'P' and substr(adult.name, 2) = substr(child.name, 2)
       where child.role = 'S'`,
  );
  await seedSubscriptions(url);
  await query(
    url,
    `create table bare_transactions (id uuid primary key default gen_random_uuid(), key text not null unique,
       kind text not null, subject text not null, lines int not null, created_at timestamptz not null default now());
     create table bare_entries (transaction_id uuid not null, line int not null, amount bigint not null,
       primary key (transaction_id, line))`,
  );
}
