import { setTimeout } from "node:timers/promises";

import { startFakeSmtp } from "../../apps/server/test/fake-smtp.ts";
import { BENCH_SECRET } from "./bench-database.ts";
import { createBookingDatabase, query } from "./booking-database.ts";
import { type Running, startServer } from "./process-figures.ts";
import type { Figure } from "./report.ts";
import { ROLES_OF_HOMES } from "./roles-of-homes.ts";

const LESSONS = 2500;
/** A teacher, a pupil and two parents each. */
const REMINDERS = 4 * LESSONS;
const KILLED_AT = REMINDERS / 2;
const LOOK_MS = 50;

/** 2,500 lessons begin within the hour; in the middle of reminding of them the process is killed and started again. */
export async function measureReminders(serverUrl: string): Promise<Figure[]> {
  const database = await createBookingDatabase(serverUrl, "reminders");
  const smtp = await startFakeSmtp();
  const env = { DATABASE_URL: database.url, SECRET: BENCH_SECRET, SMTP_URL: smtp.url };
  await seedLessons(database.url);
  let server: Running | undefined;
  try {
    server = await startServer(env);
    await until(() => smtp.received.length > 0);
    const start = performance.now();
    await until(() => smtp.received.length >= KILLED_AT);
    const untilKillMs = performance.now() - start;
    await server.kill();
    server = await startServer(env);
    await until(async () => (await countIn(database.url, "('sent', 'sending')")) >= REMINDERS);
    const inHand = await countIn(database.url, "('sending')");
    const ids = smtp.received.map((mail) => /^Message-ID: <(.+)@riwaq>/im.exec(mail)?.[1]);
    const twice = ids.length - new Set(ids).size;
    const name = "10,000 reminders";
    return [
      { name: `${name}: 5,000 written and sent`, value: untilKillMs, unit: "ms" },
      {
        name: `${name}, killed and resumed: received twice`,
        value: twice,
        unit: "mails",
        atMost: 0,
      },
      { name: `${name}, killed and resumed: unclear`, value: inHand, unit: "mails", atMost: 5 },
      {
        name: `${name}, killed and resumed: received`,
        value: new Set(ids).size,
        unit: "mails",
        atLeast: REMINDERS - 5,
      },
    ];
  } finally {
    await server?.stop();
    await smtp.close();
    await database.drop();
  }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(LOOK_MS);
}

async function countIn(url: string, states: string): Promise<number> {
  const { rows } = await query(
    url,
    `select count(*) from outbox_messages where state in ${states}`,
  );
  return Number(rows[0]?.count);
}

/** In half an hour, booked days ago: the reminder of the last hour is due for all of them at once. */
async function seedLessons(url: string): Promise<void> {
  const people = (role: string, initial: string, count: number) => `
    insert into users (name, email, role, time_zone, language)
    select '${role} ' || n, '${initial}' || n || '@bench.test', '${role}', 'Europe/Paris', 'fr'
    from generate_series(1, ${count}) n;`;
  const numbered = (role: string) =>
    `(select id, row_number() over (order by id) n from users where role = '${role}')`;
  await query(
    url,
    `${people("T", "t", LESSONS)} ${people("S", "s", LESSONS)} ${people("P", "p", 2 * LESSONS)}
     ${ROLES_OF_HOMES};
     insert into teachers (user_id, zoom_email, years_of_experience)
       select id, email, 3 from users where role = 'T';
     insert into students (user_id, age_declared, age_declared_on)
       select id, 12, '2026-01-01' from users where role = 'S';
     insert into families (id) select user_id from students;
     insert into family_members (family_id, user_id, kind) select id, id, 'child' from families;
     insert into family_members (family_id, user_id, kind)
       select s.id, p.id, 'guardian' from ${numbered("P")} p join ${numbered("S")} s on s.n = (p.n + 1) / 2;
     insert into sessions (teacher_id, starts_at, ends_at, created_at)
       select id, now() + interval '30 minutes', now() + interval '90 minutes',
         now() - interval '3 days' from users where role = 'T';
     insert into session_students (session_id, student_id, starts_at, ends_at, status)
       select l.id, s.id, l.starts_at, l.ends_at, l.status
       from (select *, row_number() over (order by id) n from sessions) l
       join ${numbered("S")} s on s.n = l.n;`,
  );
}
