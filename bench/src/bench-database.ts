import { randomUUID } from "node:crypto";

import pg from "pg";

import { openServer } from "../../apps/server/src/platform/db/open-database.ts";
import { signSessionToken } from "../../apps/server/src/platform/http/session-token.ts";
import { ROLES_OF_HOMES } from "./roles-of-homes.ts";

export const BENCH_SECRET = "a secret for measuring only, never for people";
export const SESSIONS_OF_TEACHER = 200;
const TEACHERS = 1000;

export type BenchDatabase = {
  url: string;
  teacherId: string;
  token: string;
  cookie: string;
  drop(): Promise<void>;
};

/** A database of its own on the server: one teacher who has 200 sessions, and sessions of others up to the total. */
export async function createBenchDatabase(
  serverUrl: string,
  total: number,
): Promise<BenchDatabase> {
  const name = `riwaq_bench_${process.pid}_${total}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const opened = await openServer(url.href);
  await opened.close();
  const teacherId = randomUUID();
  const token = randomUUID();
  await seed(url.href, teacherId, token);
  await fill(url.href, teacherId, total);
  return {
    url: url.href,
    teacherId,
    token,
    cookie: `riwaq.session_token=${encodeURIComponent(signSessionToken(token, BENCH_SECRET))}`,
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function seed(url: string, teacherId: string, token: string): Promise<void> {
  await inDatabase(url, async (client) => {
    await client.query(
      `insert into users (id, name, email, role, time_zone, language)
       select case when n = 0 then $1::uuid else gen_random_uuid() end, 'Teacher ' || n, 't' || n || '@bench.test', 'T',
         'Africa/Cairo', 'fr' from generate_series(0, ${TEACHERS}) n`,
      [teacherId],
    );
    await client.query(
      `insert into teachers (user_id, zoom_email, years_of_experience) select id, email, 3 from users`,
    );
    await client.query(
      `insert into users (name, email, role, time_zone, language)
       select 'Student ' || n, 's' || n || '@bench.test', 'S', 'Europe/Paris', 'fr' from generate_series(0, ${TEACHERS}) n`,
    );
    await client.query(
      `insert into students (user_id, age_declared, age_declared_on) select id, 12, '2026-01-01' from users where role = 'S'`,
    );
    await client.query(ROLES_OF_HOMES);
    await client.query(
      `insert into sign_ins (user_id, token, expires_at) values ($1, $2, now() + interval '14 days')`,
      [teacherId, token],
    );
  });
}

async function fill(url: string, teacherId: string, total: number): Promise<void> {
  await inDatabase(url, async (client) => {
    await withoutRowChecks(client, async () => {
      await client.query(
        `insert into sessions (teacher_id, starts_at, ends_at, status)
       select t.id, timestamptz '2026-01-01' + hour * interval '1 hour', timestamptz '2026-01-01' + (hour + 1) * interval '1 hour',
         'Completed'
       from (select id, row_number() over (order by id = $2 desc, id) as n from users where role = 'T') t
       cross join lateral generate_series(1, case when t.n = 1 then ${SESSIONS_OF_TEACHER} else $3::int end) hour
       order by t.n, hour limit $1`,
        [total, teacherId, Math.ceil(total / TEACHERS)],
      );
      await client.query(OUTCOMES_OF_COMPLETED);
      await client.query(
        `with t as (select id, row_number() over (order by email) n from users where role = 'T'),
       s as (select id, row_number() over (order by email) n from users where role = 'S')
       insert into session_students (session_id, student_id, starts_at, ends_at, status)
       select x.id, s.id, x.starts_at, x.ends_at, x.status from sessions x join t on t.id = x.teacher_id join s on s.n = t.n`,
      );
    });
    await client.query("vacuum analyze");
  });
}

const FOLLOWED = ["sessions", "lesson_outcomes"];

/** What was said of lessons that were filled in as completed. */
export const OUTCOMES_OF_COMPLETED = `insert into lesson_outcomes (session_id, version, kind, said_by)
  select id, 1, 'completed', 'system' from sessions where status = 'Completed'`;

/** Constraints are checked once at the end instead of a million times on the way; lessons and outcomes come as they agree. */
export async function withoutRowChecks(
  client: pg.Client,
  work: () => Promise<void>,
): Promise<void> {
  await client.query(`alter table sessions drop constraint sessions_teacher_no_overlap`);
  await client.query(`alter table session_students drop constraint session_students_no_overlap`);
  for (const table of FOLLOWED) await client.query(`alter table ${table} disable trigger user`);
  await work();
  for (const table of FOLLOWED) await client.query(`alter table ${table} enable trigger user`);
  await client.query(
    `alter table sessions add constraint sessions_teacher_no_overlap
       exclude using gist (teacher_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'Cancelled')`,
  );
  await client.query(
    `alter table session_students add constraint session_students_no_overlap
       exclude using gist (student_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'Cancelled')`,
  );
}

export async function inDatabase<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function onServer(serverUrl: string, statement: string): Promise<void> {
  return inDatabase(serverUrl, async (client) => void (await client.query(statement)));
}
