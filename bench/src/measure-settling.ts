import { setTimeout } from "node:timers/promises";

import { BENCH_SECRET } from "./bench-database.ts";
import { createBookingDatabase, query } from "./booking-database.ts";
import { type Running, startServer } from "./process-figures.ts";
import type { Figure } from "./report.ts";
import { ROLES_OF_HOMES } from "./roles-of-homes.ts";
import { seedSubscriptions } from "./seed-subscriptions.ts";

const LESSONS = 10_000;
/** Of one in twenty the teacher did not come: their teachers are asked. */
const ASKED = LESSONS / 20;
const SETTLED = LESSONS - ASKED;
const LOOK_MS = 50;

/** What families have paid for, and the same lessons where nothing is sold: the second says what the money costs. */
export async function measureSettling(serverUrl: string): Promise<Figure[]> {
  const free = await settle(serverUrl, false);
  const paid = await settle(serverUrl, true);
  const ratio = paid.tookMs / free.tookMs;
  return [
    ...free.figures,
    ...paid.figures,
    { name: "… with money against the same without", ratio },
  ];
}

/** 10,000 lessons have ended in the same minute; in the middle of settling them the process is killed and started again. */
async function settle(serverUrl: string, isPaid: boolean) {
  const database = await createBookingDatabase(serverUrl, isPaid ? "settling_paid" : "settling");
  const env = { DATABASE_URL: database.url, SECRET: BENCH_SECRET };
  await seedLessons(database.url);
  if (isPaid) await seedSubscriptions(database.url);
  const said = () => countIn(database.url, "lesson_outcomes");
  let server: Running | undefined;
  try {
    server = await startServer(env);
    const untilKillMs = await timed(said, SETTLED / 2);
    await server.kill();
    const left = await said();
    server = await startServer(env);
    const afterMs = await timed(said, SETTLED, left);
    await until(async () => (await countIn(database.url, "outcome_questions")) >= ASKED);
    const name = `10,000 lessons that ended in one minute${isPaid ? ", with money" : ""}`;
    const tookMs = untilKillMs + afterMs;
    const twice = await countIn(database.url, TWICE);
    const reports = await countIn(database.url, "session_reports");
    const figures: Figure[] = [
      { name: `${name}: settled`, value: tookMs, unit: "ms", atMost: 60_000 },
      { name: `${name}, killed and resumed: told twice`, value: twice, unit: "lessons", atMost: 0 },
      { name: `${name}, killed and resumed: reports owed`, ...exactly(reports) },
    ];
    if (!isPaid) return { tookMs, figures };
    const posted = await countIn(database.url, POSTED);
    const faults = await countIn(database.url, "journal_faults()");
    figures.push(
      { name: `${name}, killed and resumed: posted once`, ...exactly(posted) },
      { name: `${name}: faults of the journal`, value: faults, unit: "lessons", atMost: 0 },
    );
    return { tookMs, figures };
  } finally {
    await server?.stop();
    await database.drop();
  }
}

const exactly = (value: number) =>
  ({ value, unit: "lessons", atLeast: SETTLED, atMost: SETTLED }) as const;

/** Lessons whose minutes came out of a period and were posted, whole. */
const POSTED = `(select 1 from ledger_transactions posted join lesson_uses used
  on posted.subject = used.session_id || ':' || used.student_id
  where posted.kind = 'lesson' and used.period_id is not null
  group by posted.subject having count(*) = 1 and sum(used.minutes) = 30) posted`;

const TWICE = `(select 1 from events where kind in ('say-outcome', 'ask-outcome')
  group by subject_id having count(*) > 1) twice`;

/** From the first that is new to so many. */
async function timed(count: () => Promise<number>, wanted: number, before = 0): Promise<number> {
  await until(async () => (await count()) > before);
  const start = performance.now();
  await until(async () => (await count()) >= wanted);
  return performance.now() - start;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(LOOK_MS);
}

async function countIn(url: string, table: string): Promise<number> {
  const { rows } = await query(url, `select count(*) from ${table}`);
  return Number(rows[0]?.count);
}

/** Over for sixteen minutes; both pressed the button, but one teacher of twenty. */
async function seedLessons(url: string): Promise<void> {
  const people = (role: string, initial: string) => `
    insert into users (name, email, role, time_zone, language)
    select '${role} ' || n, '${initial}' || n || '@bench.test', '${role}', 'Europe/Paris', 'fr'
    from generate_series(1, ${LESSONS}) n;`;
  const numbered = (from: string) => `(select id, row_number() over (order by id) n from ${from})`;
  await query(
    url,
    `${people("T", "t")} ${people("S", "s")} ${people("P", "p")}
     ${ROLES_OF_HOMES};
     insert into teachers (user_id, zoom_email, years_of_experience)
       select id, email, 3 from users where role = 'T';
     insert into students (user_id, age_declared, age_declared_on)
       select id, 12, '2026-01-01' from users where role = 'S';
     insert into families (id) select user_id from students;
     insert into family_members (family_id, user_id, kind) select id, id, 'child' from families;
     insert into family_members (family_id, user_id, kind)
       select s.id, p.id, 'guardian' from ${numbered("users where role = 'P'")} p
       join ${numbered("users where role = 'S'")} s using (n);
     insert into sessions (teacher_id, starts_at, ends_at, status)
       select id, now() - interval '46 minutes', now() - interval '16 minutes', 'Joined'
       from users where role = 'T';
     insert into session_students (session_id, student_id, starts_at, ends_at, status)
       select l.id, s.id, l.starts_at, l.ends_at, l.status
       from (select *, row_number() over (order by id) n from sessions) l
       join ${numbered("users where role = 'S'")} s using (n);
     insert into presence_marks (session_id, user_id, side, kind, at)
       select session_id, student_id, 'pupil', 'opened', starts_at from session_students;
     insert into presence_marks (session_id, user_id, side, kind, at)
       select l.id, l.teacher_id, 'teacher', 'opened', l.starts_at
       from (select *, row_number() over (order by id) n from sessions) l where n > ${ASKED};
     analyze;`,
  );
}
