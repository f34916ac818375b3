import { randomUUID } from "node:crypto";

import type pg from "pg";

import { signSessionToken } from "../../apps/server/src/platform/http/session-token.ts";
import { BENCH_SECRET, inDatabase, withoutRowChecks } from "./bench-database.ts";
import { createBookingDatabase } from "./booking-database.ts";
import { ROLES_OF_HOMES } from "./roles-of-homes.ts";
import { seedDeskLessons } from "./seed-desk-lessons.ts";

const FAMILIES_OF_TEACHER = 12.5;
const PUPILS_OF_TEACHER = 20;
const PROGRAMMES = 10;
const WAITING = 60;

/** Names in three scripts, of which each person has two. */
const FIRST = ["Sophie", "Inès", "Yusuf", "Amina", "Karim", "سلمى", "يوسف", "خديجة", "Zoé", "Noah"];
const LAST = ["Keller", "Martin", "Hegazy", "El-Naggar", "Ben Ali", "حجازي", "النجار", "Dupont"];

export type DeskDatabase = {
  url: string;
  teacherId: string;
  token: string;
  cookie: string;
  /** Somebody of each, a lesson of today, a leave that is granted, and a lead. */
  ids: Record<"guardian" | "student" | "teacher" | "session" | "leave" | "lead", string>;
  drop(): Promise<void>;
};

/**
 * An institute with that many families, and lessons: a teacher for twelve families and a half, twenty pupils each, seven
 * lessons a day back from a fortnight ahead, so that days are as full however long there were lessons. One of the staff
 * with all rights is signed in.
 */
export async function createDeskDatabase(
  serverUrl: string,
  families: number,
  lessons: number,
): Promise<DeskDatabase> {
  const { url, drop } = await createBookingDatabase(serverUrl, `desk_${families}`);
  const token = randomUUID();
  const teachers = families / FAMILIES_OF_TEACHER;
  return inDatabase(url, async (client) => {
    await seedFamilies(client, { families, teachers });
    await seedTeaching(client);
    await withoutRowChecks(client, () => seedDeskLessons(client, lessons / teachers));
    await seedWaiting(client);
    await client.query(
      `insert into sign_ins (user_id, token, expires_at)
       select id, $1, now() + interval '14 days' from users where role = 'A'`,
      [token],
    );
    await client.query("vacuum analyze");
    const ids = await findIds(client);
    const cookie = `riwaq.session_token=${encodeURIComponent(signSessionToken(token, BENCH_SECRET))}`;
    return { url, teacherId: ids.teacher, token, cookie, ids, drop };
  });
}

async function findIds(client: pg.Client): Promise<DeskDatabase["ids"]> {
  const { rows } = await client.query<DeskDatabase["ids"]>(
    `select t.id as teacher, s.id as student, g.id as guardian, lesson.id as session,
       (select id from leaves where state = 'granted' order by starts_at, id limit 1) as leave,
       (select id from leads order by id limit 1) as lead
     from users t join users s on s.email = 's1@bench.test' join users g on g.email = 'g1@bench.test'
     cross join lateral (select id from sessions where teacher_id = t.id and starts_at > now()
       order by starts_at limit 1) lesson
     where t.email = 't1@bench.test'`,
  );
  const [row] = rows;
  if (!row) throw new Error("Nobody was seeded");
  return row;
}

const nameOf = (n: string) =>
  `(array['${FIRST.join("','")}'])[1 + ${n} % ${FIRST.length}] || ' '
    || (array['${LAST.join("','")}'])[1 + ${n} / 7 % ${LAST.length}] || ' ' || ${n}`;

/** Guardians, of whom each has one or two children, three of five two; numbers by which they are joined are kept. */
async function seedFamilies(
  client: pg.Client,
  { families, teachers }: { families: number; teachers: number },
): Promise<void> {
  const pupils = teachers * PUPILS_OF_TEACHER;
  const people = [
    ["t", "T", teachers, "Africa/Cairo", "ar"],
    ["s", "S", pupils, "Europe/Paris", "fr"],
    ["g", "P", families, "Europe/Paris", "fr"],
    ["a", "A", 1, "Europe/Paris", "fr"],
  ].map(
    ([letter, role, count, zone, language]) =>
      `select '${letter}' || n, ${nameOf("n")}, '${letter}' || n || '@bench.test', '${role}',
        '+3361' || lpad(n::text, 7, '0'), 'F', '${zone}', '${language}' from generate_series(1, ${count}::int) n`,
  );
  await client.query(
    `with made (key, name, email, role, phone, gender, zone, language) as (${people.join(" union all ")})
     insert into users (name, email, role, phone_number, gender, time_zone, language)
     select name, email, role, phone, gender, zone, language from made`,
  );
  await client.query(ROLES_OF_HOMES);
  await client.query(
    `create temporary table numbered as
     select id, role, substr(split_part(email::text, '@', 1), 2)::int as n from users`,
  );
  await client.query("create index on numbered (role, n)");
  await client.query("analyze numbered");
  await client.query(
    `insert into staff_rights (user_id, "right")
     select id, r from users cross join unnest('{people,lessons,content,money,pay,audit}'::text[]) r where role = 'A'`,
  );
  await client.query(
    `insert into students (user_id, age_declared, age_declared_on) select id, 9, '2026-01-01' from numbered where role = 'S'`,
  );
  await client.query(
    `with family as (
       insert into families (payer_id) select id from numbered where role = 'P' returning id, payer_id),
     of as (select family.id, payer_id, n from family join numbered on numbered.id = payer_id),
     guardians as (
       insert into family_members (family_id, user_id, kind) select id, payer_id, 'guardian' from of)
     insert into family_members (family_id, user_id, kind)
     select of.id, pupil.id, 'child' from numbered pupil
     join of on of.n = 1 + (pupil.n - 1) % ${families}::int where pupil.role = 'S'`,
  );
}

/** What is taught and when, and who learns with whom. */
async function seedTeaching(client: pg.Client): Promise<void> {
  await client.query(
    `insert into teachers (user_id, zoom_email, years_of_experience, approval, languages, meeting_link)
     select id, id || '@zoom.test', 3, 'approved',
       case when n % 3 = 0 then '{ar,en}' else '{ar,fr}' end::text[], 'https://meet.test/' || n
     from numbered where role = 'T'`,
  );
  await client.query(
    `insert into programmes (slug, area, name)
     select 'programme-' || n, 'quran', '{"en":"A","fr":"B","ar":"C"}' from generate_series(1, ${PROGRAMMES}) n`,
  );
  await client.query(
    `insert into teacher_programmes (teacher_id, programme_id)
     select t.id, p.id from numbered t
     join (select id, row_number() over (order by slug) m from programmes) p on (t.n + p.m) % ${PROGRAMMES} < 3
     where t.role = 'T'`,
  );
  await client.query(
    `insert into time_slots (teacher_id, day_of_week, start_minute, end_minute)
     select id, day, 540 + 60 * (n % 4), 1200 from numbered cross join generate_series(0, 6) day where role = 'T'`,
  );
  await client.query(
    `create temporary table pairs as
     select t.id as teacher_id, s.id as student_id, gen_random_uuid() as series_id,
       (select min(programme_id::text)::uuid from teacher_programmes where teacher_id = t.id) as programme_id,
       (s.n - 1) % ${PUPILS_OF_TEACHER} as k
     from numbered s join numbered t on t.role = 'T' and t.n = 1 + (s.n - 1) / ${PUPILS_OF_TEACHER}
     where s.role = 'S'`,
  );
  await client.query(
    `insert into agreements (teacher_id, student_id, programme_id, started_at)
     select teacher_id, student_id, programme_id, now() - interval '1 year' from pairs`,
  );
  await client.query(
    `insert into series (id, teacher_id, programme_id, anchor_zone, times, length_minutes, starts_on, extended_until)
     select series_id, teacher_id, programme_id, 'Africa/Cairo', '[{"day":1,"time":"16:00"}]', 60, '2025-01-01', '2027-01-01'
     from pairs`,
  );
  await client.query(`insert into series_students select series_id, student_id from pairs`);
  await client.query(
    `insert into wishes (student_id, programme_id, days, parts)
     select student_id, programme_id, '{1,3}', '{afternoon,evening}' from pairs`,
  );
}

/**
 * Who waits for the institute, as many in each so that pages are equally full: people who wish to teach, leads, and leave
 * that four teachers ask for. Of forty teachers one is on leave tomorrow.
 */
async function seedWaiting(client: pg.Client): Promise<void> {
  await client.query(
    `with wish as (
       insert into users (name, email, role, gender, time_zone, language)
       select ${nameOf("n")}, 'w' || n || '@bench.test', 'T', 'F', 'Africa/Cairo', 'ar' from generate_series(1, ${WAITING}) n
       returning id),
     held as (insert into user_roles (user_id, role) select id, 'teacher' from wish)
     insert into teachers (user_id, zoom_email, years_of_experience, approval)
     select id, id || '@zoom.test', 3, 'applied' from wish`,
  );
  await client.query(
    `with wrote as (
       insert into contact_messages (idempotency_key, name, email, topic, message, language)
       select gen_random_uuid(), ${nameOf("n")}, 'c' || n || '@bench.test', 'general', 'Bonjour', 'fr'
       from generate_series(1, ${WAITING}) n returning id, created_at)
     insert into leads (message_id, reason, waits_since) select id, 'message', created_at from wrote`,
  );
  await client.query(
    `insert into leads (person_id, reason, waits_since, stage, due_on)
     select id, 'no_lesson', now() - n * interval '1 minute',
       (array['new','contacted','trial','decided'])[1 + n / 50 % 4], current_date - n % 9
     from numbered where role = 'P' and n % 50 in (1, 2)`,
  );
  await client.query(
    `insert into leaves (teacher_id, kind, state, starts_on, ends_on, starts_at, ends_at, decided_at)
     select id, 'ill', 'granted', current_date + 1, current_date + 1, current_date + 1, current_date + 2, now()
     from numbered where role = 'T' and n % 40 = 1
     union all select id, 'leave', 'asked', current_date + day, current_date + day, current_date + day, current_date + day + 1, null
     from numbered cross join generate_series(3, 10) day where role = 'T' and n <= 4`,
  );
  await client.query(
    `insert into leave_lessons (leave_id, session_id)
     select leave.id, lesson.id from leaves leave join sessions lesson on lesson.teacher_id = leave.teacher_id
       and lesson.starts_at >= leave.starts_at and lesson.starts_at < leave.ends_at
     where leave.state = 'granted'`,
  );
}
