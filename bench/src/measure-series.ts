import { extendSeries } from "../../apps/server/src/modules/scheduling/bookings/extend-series.job.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { readConfig } from "../../apps/server/src/platform/config.ts";
import { openServer } from "../../apps/server/src/platform/db/open-database.ts";
import { openStorage } from "../../apps/server/src/platform/storage/open-storage.ts";
import { subscribers } from "../../apps/server/src/subscribers.ts";
import {
  type BookingDatabase,
  createBookingDatabase,
  query,
  seedClients,
  seedTeachers,
} from "./booking-database.ts";
import type { Figure } from "./report.ts";

const TEACHERS = 1000;
const SERIES = 20_000;
const SERIES_EACH = SERIES / TEACHERS;

/** One day's round over 20,000 weekly series, stopped in the middle and run again. */
export async function measureSeries(serverUrl: string): Promise<Figure[]> {
  const database = await createBookingDatabase(serverUrl, "series");
  try {
    await seedSeries(database);
    const { db, close } = await openServer(database.url);
    const log = { info: () => {}, warn: () => {}, error: fail };
    const config = readConfig({ NODE_ENV: "test" });
    const storage = openStorage(config);
    const deps = { db, clock: systemClock, config, log, subscribers, storage, secret: "" };
    const start = performance.now();
    const written = await extendSeries(deps);
    const firstMs = performance.now() - start;
    const again = await extendSeries(deps);
    const againMs = performance.now() - start - firstMs;
    await close();
    if (written !== SERIES || again !== 0) {
      throw new Error(`${written} lessons of ${SERIES} series were written, then ${again} more`);
    }
    return [
      { name: "extending 20,000 series by a week, once a lesson each", value: firstMs, unit: "ms" },
      { name: "doing it again", value: againMs, unit: "ms" },
    ];
  } finally {
    await database.drop();
  }
}

function fail(details: object): never {
  throw new Error(JSON.stringify(details));
}

/** Twenty pupils a teacher, an hour of the week each, written up to eleven weeks ahead. */
async function seedSeries({ url }: BookingDatabase): Promise<void> {
  const teachers = await seedTeachers(url, TEACHERS);
  const pupils = await seedClients(url, SERIES);
  await query(
    url,
    `with given as (select gen_random_uuid() as id, pupil, n from unnest($2::uuid[]) with ordinality as known (pupil, n)),
     made as (
       insert into series (id, teacher_id, anchor_zone, times, length_minutes, starts_on, extended_until)
       select id, ($1::uuid[])[1 + (n - 1) / $3::int], 'Africa/Cairo',
         jsonb_build_array(jsonb_build_object('dayOfWeek', n % 7, 'minute', 480 + 60 * ((n - 1) % $3::int / 2))),
         60, current_date - 30, current_date + 77
       from given)
     insert into series_students (series_id, student_id) select id, pupil from given`,
    [teachers, pupils.map(({ studentId }) => studentId), SERIES_EACH],
  );
  // A lesson of each in the past: on tables that seem empty PostgreSQL plans the checks of foreign keys without index.
  await query(
    url,
    `with held as (
       insert into sessions (teacher_id, starts_at, ends_at, status)
       select teacher_id, starts_at, starts_at + interval '1 hour', 'Completed'
       from (select teacher_id, timestamptz '2026-01-01' + interval '1 hour' * row_number() over (partition by teacher_id) as starts_at
         from series) past
       returning id, starts_at, ends_at, status),
     said as (
       insert into lesson_outcomes (session_id, version, kind, said_by) select id, 1, 'completed', 'system' from held),
     numbered as (select held.*, row_number() over (order by id) as n from held),
     pupils as (select student_id, row_number() over (order by series_id) as n from series_students)
     insert into session_students (session_id, student_id, starts_at, ends_at, status)
     select numbered.id, student_id, starts_at, ends_at, status from numbered join pupils using (n)`,
  );
  await query(url, "vacuum analyze");
}
