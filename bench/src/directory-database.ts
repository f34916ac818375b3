import { randomUUID } from "node:crypto";

import { openServer } from "../../apps/server/src/platform/db/open-database.ts";
import { signSessionToken } from "../../apps/server/src/platform/http/session-token.ts";
import { BENCH_SECRET, type BenchDatabase, inDatabase, onServer } from "./bench-database.ts";
import { ROLES_OF_HOMES } from "./roles-of-homes.ts";

const PROGRAMMES = 10;
const SLOTS_OF_TEACHER = 10;

/**
 * A database with that many approved teachers, each with three programmes, two languages and ten free hours of a week;
 * one in ten does not live in Cairo. Four students come on each teacher, and one of them is signed in, in Paris.
 */
export async function createDirectoryDatabase(
  serverUrl: string,
  teachers: number,
): Promise<BenchDatabase> {
  const name = `riwaq_bench_${process.pid}_directory_${teachers}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await (await openServer(url.href)).close();
  const token = randomUUID();
  await fill(url.href, teachers, token);
  return {
    url: url.href,
    teacherId: randomUUID(),
    token,
    cookie: `riwaq.session_token=${encodeURIComponent(signSessionToken(token, BENCH_SECRET))}`,
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function fill(url: string, teachers: number, token: string): Promise<void> {
  const students = teachers * 4;
  await inDatabase(url, async (client) => {
    await client.query(
      `insert into users (name, email, role, gender, time_zone, language)
       select 'Teacher ' || n, 't' || n || '@bench.test', 'T', case when n % 2 = 0 then 'F' else 'M' end,
         case n % 40 when 1 then 'Europe/Paris' when 2 then 'Africa/Casablanca' when 3 then 'Asia/Riyadh'
           when 4 then 'America/Toronto' else 'Africa/Cairo' end, 'fr'
       from generate_series(1, ${teachers}) n
       union all select 'Student ' || n, 's' || n || '@bench.test', 'S', 'F', 'Europe/Paris', 'fr'
       from generate_series(1, ${students}) n`,
    );
    await client.query(ROLES_OF_HOMES);
    await client.query(
      `insert into teachers (user_id, zoom_email, years_of_experience, approval, languages, bio)
       select id, email, 3, 'approved', case when right(name, 1) < '5' then '{ar,fr}' else '{ar,en}' end::text[],
         jsonb_build_object('en', repeat('word ', 60), 'fr', repeat('mot ', 60), 'ar', repeat('كلمة ', 60))
       from users where role = 'T'`,
    );
    await client.query(
      `insert into students (user_id, age_declared, age_declared_on) select id, 20, '2026-01-01' from users where role = 'S'`,
    );
    await client.query(
      `insert into programmes (slug, area, name)
       select 'programme-' || n, 'quran', '{"en":"A","fr":"B","ar":"C"}' from generate_series(1, ${PROGRAMMES}) n`,
    );
    await client.query(
      `insert into teacher_programmes (teacher_id, programme_id)
       select t.user_id, p.id from (select user_id, row_number() over (order by user_id) n from teachers) t
       join (select id, row_number() over (order by slug) m from programmes) p on (t.n + p.m) % ${PROGRAMMES} < 3`,
    );
    await client.query(
      `insert into time_slots (teacher_id, day_of_week, start_minute, end_minute)
       select t.user_id, (t.n + k) % 7, (8 + t.n % 6 + 5 * (k / 7)) * 60, (12 + t.n % 6 + 5 * (k / 7)) * 60
       from (select user_id, row_number() over (order by user_id) n from teachers) t
       cross join generate_series(0, ${SLOTS_OF_TEACHER - 1}) k`,
    );
    await client.query(
      `insert into sign_ins (user_id, token, expires_at)
       select id, $1, now() + interval '14 days' from users where role = 'S' limit 1`,
      [token],
    );
    await client.query("vacuum analyze");
  });
}
