import { randomUUID } from "node:crypto";

import pg from "pg";

import { openServer } from "../../apps/server/src/platform/db/open-database.ts";
import { ROLES_OF_HOMES } from "./roles-of-homes.ts";

export type BookingDatabase = { url: string; drop(): Promise<void> };
export type Client = { token: string; studentId: string };

/** An empty, migrated database of its own on the server. */
export async function createBookingDatabase(
  serverUrl: string,
  purpose: string,
): Promise<BookingDatabase> {
  const name = `riwaq_bench_${process.pid}_${purpose}`;
  await query(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await (await openServer(url.href)).close();
  return {
    url: url.href,
    drop: async () => void (await query(serverUrl, `drop database ${name} with (force)`)),
  };
}

export async function query(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<Record<string, string>>(text, values);
  } finally {
    await client.end();
  }
}

/** Approved teachers who can be booked from 8 to 24 every day, without notice. */
export async function seedTeachers(url: string, count: number): Promise<string[]> {
  const { rows } = await query(
    url,
    `with people as (
       insert into users (name, email, role, gender, time_zone, language)
       select 'Teacher ' || n, gen_random_uuid() || '@bench.test', 'T', 'F', 'Africa/Cairo', 'ar' from generate_series(1, $1::int) n
       returning id),
     made as (
       insert into teachers (user_id, zoom_email, years_of_experience, approval, minimum_notice_hours)
       select id, id || '@zoom.test', 3, 'approved', 0 from people returning user_id),
     hours as (
       insert into time_slots (teacher_id, day_of_week, start_minute, end_minute)
       select user_id, day, 480, 1440 from made cross join generate_series(0, 6) day)
     select user_id as id from made`,
    [count],
  );
  return rows.map(({ id = "" }) => id);
}

/** Grown students, who book for themselves, each signed in. */
export async function seedClients(url: string, count: number): Promise<Client[]> {
  const { rows } = await query(
    url,
    `with people as (
       insert into users (name, email, role, gender, time_zone, language)
       select 'Student ' || n, gen_random_uuid() || '@bench.test', 'S', 'F', 'Europe/Paris', 'fr' from generate_series(1, $1::int) n
       returning id)
     insert into students (user_id, age_declared, age_declared_on)
     select id, 20, '2026-01-01' from people returning user_id as id`,
    [count],
  );
  const clients = rows.map(({ id = "" }) => ({ studentId: id, token: randomUUID() }));
  await query(url, ROLES_OF_HOMES);
  await query(
    url,
    `insert into sign_ins (user_id, token, expires_at)
     select id, token, now() + interval '14 days' from unnest($1::uuid[], $2::text[]) as given (id, token)`,
    [clients.map(({ studentId }) => studentId), clients.map(({ token }) => token)],
  );
  return clients;
}
