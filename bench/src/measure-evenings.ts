import { setTimeout } from "node:timers/promises";

import { BENCH_SECRET } from "./bench-database.ts";
import { createBookingDatabase, query } from "./booking-database.ts";
import { type Running, startServer } from "./process-figures.ts";
import type { Figure } from "./report.ts";
import { ROLES_OF_HOMES } from "./roles-of-homes.ts";

const PUPILS = 10_000;
const LOOK_MS = 50;

/** The evenings of 10,000 pupils who hold 160 pages on average; in the middle the process is killed and started again. */
export async function measureEvenings(serverUrl: string): Promise<Figure[]> {
  const database = await createBookingDatabase(serverUrl, "evenings");
  const env = { DATABASE_URL: database.url, SECRET: BENCH_SECRET };
  await seedPupils(database.url);
  const made = () => countIn(database.url, "memory_evenings");
  let server: Running | undefined;
  try {
    server = await startServer(env);
    const untilKillMs = await timed(made, PUPILS / 2);
    await server.kill();
    const left = await made();
    server = await startServer(env);
    const afterMs = await timed(made, PUPILS, left);
    const name = "10,000 pupils’ evenings";
    const empty = await countIn(database.url, EMPTY);
    const exactly = { atLeast: PUPILS, atMost: PUPILS };
    return [
      { name: `${name}: prepared`, value: untilKillMs + afterMs, unit: "ms", atMost: 60_000 },
      {
        name: `${name}, killed and resumed: there`,
        value: await made(),
        unit: "evenings",
        ...exactly,
      },
      { name: `${name}: without a portion`, value: empty, unit: "evenings", atMost: 0 },
    ];
  } finally {
    await server?.stop();
    await database.drop();
  }
}

/** Nobody has a day off here. */
const EMPTY = `(select from memory_evenings where jsonb_array_length(plan -> 'portions') = 0) empty`;

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

/** One in fifty holds the whole Quran, all others from 1 to 300 pages; a page was recited last within sixty days. */
async function seedPupils(url: string): Promise<void> {
  await query(
    url,
    `insert into users (name, email, role, time_zone, language)
       select 'S ' || n, 's' || n || '@bench.test', 'S', 'Europe/Paris', 'fr' from generate_series(1, ${PUPILS}) n;
     ${ROLES_OF_HOMES};
     insert into students (user_id, age_declared, age_declared_on)
       select id, 12, '2026-01-01' from users where role = 'S';
     insert into memory_plans (student_id, minutes, pages, cycle_days, recent_days, days_off, mode, set_by_id, set_at)
       select user_id, 30, 10, 30, 30, '{}', 'usual', user_id, now() from students;
     insert into memory_pages (student_id, page, known, learned_day, learned_before, stability, difficulty,
       last_day, last_grade, heard_day, not_after, lapses)
       select pupil.id, page, (1 << 15) - 1, null, true, 5 + (page * 7 + pupil.n) % 120, 3 + (page + pupil.n) % 6,
         current_date - date '1970-01-01' - ((page * 13 + pupil.n) % 60)::int, 3, null, null, 0
       from (select user_id id, row_number() over (order by user_id) n from students) pupil
       cross join lateral generate_series(1, case when pupil.n % 50 = 0 then 604 else 1 + (pupil.n * 37) % 300 end) page;
     analyze;`,
  );
}
