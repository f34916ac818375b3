import { randomUUID } from "node:crypto";

import type pg from "pg";

import { signSessionToken } from "../../apps/server/src/platform/http/session-token.ts";
import {
  BENCH_SECRET,
  inDatabase,
  OUTCOMES_OF_COMPLETED,
  withoutRowChecks,
} from "./bench-database.ts";
import { createBookingDatabase } from "./booking-database.ts";
import { ROLES_OF_HOMES } from "./roles-of-homes.ts";

const LESSONS_OF_TEACHER = 200;
/** Of these so many are over; one every three hours. */
const HELD = 140;
const PUPILS_OF_TEACHER = 12;
const CHILDREN = 3;

const READERS = ["teacher", "student", "parent", "staff"] as const;
export type Reader = (typeof READERS)[number];
const EMAILS = { teacher: "t0", student: "s0", parent: "parent", staff: "staff" };

export type HomesDatabase = {
  url: string;
  teacherId: string;
  token: string;
  cookies: Record<Reader, string>;
  ids: Record<Reader, string>;
  drop(): Promise<void>;
};

/**
 * A database with that many sessions: teachers who are all alike, 200 each, with twelve pupils, a report on every lesson
 * held but the last, material, and what happened. The first of them, a pupil, a parent of three pupils and one of the staff are signed in.
 */
export async function createHomesDatabase(
  serverUrl: string,
  sessions: number,
): Promise<HomesDatabase> {
  const { url, drop } = await createBookingDatabase(serverUrl, `homes_${sessions}`);
  const tokens = {
    teacher: randomUUID(),
    student: randomUUID(),
    parent: randomUUID(),
    staff: randomUUID(),
  };
  const ids = { teacher: "", student: "", parent: "", staff: "" };
  await inDatabase(url, async (client) => {
    await seedPeople(client, sessions / LESSONS_OF_TEACHER);
    await withoutRowChecks(client, () => seedLessons(client));
    await seedMaterial(client);
    await seedEvents(client);
    await signIn(client, tokens);
    for (const reader of READERS) ids[reader] = await idOf(client, reader);
    await client.query("vacuum analyze");
  });
  const cookie = (token: string) =>
    `riwaq.session_token=${encodeURIComponent(signSessionToken(token, BENCH_SECRET))}`;
  return {
    url,
    teacherId: randomUUID(),
    token: tokens.teacher,
    cookies: {
      teacher: cookie(tokens.teacher),
      student: cookie(tokens.student),
      parent: cookie(tokens.parent),
      staff: cookie(tokens.staff),
    },
    ids,
    drop,
  };
}

async function idOf(client: pg.Client, reader: Reader): Promise<string> {
  const { rows } = await client.query<{ id: string }>(`select id from users where email = $1`, [
    `${EMAILS[reader]}@bench.test`,
  ]);
  return rows[0]?.id ?? "";
}

/** Of every lesson that is over: that its teacher came, that it was said how it ended, and that its report was sent. */
async function seedEvents(client: pg.Client): Promise<void> {
  await client.query(
    `insert into events (actor_id, actor_role, kind, subject_type, subject_id, created_at)
     select teacher_id, 'T', happened, 'session', id::text, ends_at from sessions
     cross join unnest('{join-session,say-outcome}'::text[]) happened where ends_at < now() order by ends_at`,
  );
  await client.query(
    `insert into events (actor_id, actor_role, kind, subject_type, subject_id, created_at)
     select teacher_id, 'T', 'send-report', 'report', id::text, submitted_at from session_reports
     where submitted_at is not null order by submitted_at`,
  );
}

async function seedPeople(client: pg.Client, teachers: number): Promise<void> {
  const pupils = teachers * PUPILS_OF_TEACHER;
  await client.query(
    `insert into users (name, email, role, time_zone, language)
     select 'Teacher ' || n, 't' || n || '@bench.test', 'T', 'Africa/Cairo', 'ar' from generate_series(0, ${teachers} - 1) n
     union all select 'Student ' || n, 's' || n || '@bench.test', 'S', 'Europe/Paris', 'fr' from generate_series(0, ${pupils} - 1) n
     union all select 'Parent', 'parent@bench.test', 'P', 'Europe/Paris', 'fr'
     union all select 'Staff', 'staff@bench.test', 'A', 'Europe/Paris', 'fr'`,
  );
  await client.query(ROLES_OF_HOMES);
  await client.query(
    `insert into staff_rights (user_id, "right")
     select id, r from users cross join unnest('{people,content}'::text[]) r where role = 'A'`,
  );
  await client.query(
    `insert into teachers (user_id, zoom_email, years_of_experience) select id, email, 3 from users where role = 'T'`,
  );
  await client.query(
    `insert into students (user_id, age_declared, age_declared_on) select id, 9, '2026-01-01' from users where role = 'S'`,
  );
  await client.query(
    `create temporary table pairs as
     select t.id as teacher_id, s.id as student_id, substr(s.email::text, 2, strpos(s.email::text, '@') - 2)::int as n
     from users s join users t on t.email = 't' || substr(s.email::text, 2, strpos(s.email::text, '@') - 2)::int / ${PUPILS_OF_TEACHER} || '@bench.test'
     where s.role = 'S'`,
  );
  await client.query(
    `insert into agreements (teacher_id, student_id) select teacher_id, student_id from pairs`,
  );
  await client.query(
    `with family as (
       insert into families (payer_id) select id from users where role = 'P' returning id, payer_id),
     mine as (
       insert into family_members (family_id, user_id, kind) select id, payer_id, 'guardian' from family)
     insert into family_members (family_id, user_id, kind)
     select family.id, student_id, 'child' from family cross join pairs where n < ${CHILDREN}`,
  );
}

async function seedLessons(client: pg.Client): Promise<void> {
  await client.query(
    `insert into sessions (teacher_id, starts_at, ends_at, status)
     select user_id, at, at + interval '1 hour', case when k < 0 then 'Completed' else 'Scheduled' end
     from teachers cross join lateral (
       select k, date_trunc('hour', now()) + k * interval '3 hours' as at
       from generate_series(-${HELD}, ${LESSONS_OF_TEACHER - HELD - 1}) k) hours`,
  );
  await client.query(OUTCOMES_OF_COMPLETED);
  await client.query(
    `insert into session_students (session_id, student_id, starts_at, ends_at, status)
     select s.id, p.student_id, s.starts_at, s.ends_at, s.status
     from (select *, row_number() over (partition by teacher_id order by starts_at) as k from sessions) s
     join pairs p on p.teacher_id = s.teacher_id and p.n % ${PUPILS_OF_TEACHER} = s.k % ${PUPILS_OF_TEACHER}`,
  );
  await client.query(
    `insert into session_reports (session_id, student_id, teacher_id, due_at, submitted_at, attendance, grade, version, content)
     select s.id, x.student_id, s.teacher_id, s.ends_at + interval '1 day', s.ends_at + interval '1 hour', 'present', 'Good', 1,
       '{"attendance":"present","covered":[],"grade":"Good","strengths":[],"to_work_on":[],"homework":"Lire","message":""}'
     from sessions s join session_students x on x.session_id = s.id
     where s.ends_at < now() - interval '3 hours'`,
  );
  await client.query(
    `insert into session_reports (session_id, student_id, teacher_id, due_at)
     select s.id, x.student_id, s.teacher_id, s.ends_at + interval '1 day'
     from sessions s join session_students x on x.session_id = s.id
     where s.ends_at between now() - interval '3 hours' and now()`,
  );
}

async function seedMaterial(client: pg.Client): Promise<void> {
  await client.query(
    `insert into resources (teacher_id, title, type) select user_id, 'Letters', 'PDF' from teachers`,
  );
  await client.query(
    `insert into resource_assignments (resource_id, student_id)
     select r.id, p.student_id from resources r join pairs p on p.teacher_id = r.teacher_id`,
  );
  await client.query(
    `insert into periodic_reports (student_id, teacher_id, period_start, period_end, status, approved_at, figures, text)
     select student_id, teacher_id, '2026-07-01', '2026-09-30', 'approved', now(), '{}', '{}' from pairs`,
  );
}

async function signIn(client: pg.Client, tokens: Record<Reader, string>): Promise<void> {
  for (const reader of READERS) {
    await client.query(
      `insert into sign_ins (user_id, token, expires_at)
       select id, $1, now() + interval '14 days' from users where email = $2`,
      [tokens[reader], `${EMAILS[reader]}@bench.test`],
    );
  }
}
