import { expect, it } from "vitest";

import { buildOpenTeacher, newKey } from "../test/booking-scene.ts";
import { buildStudent } from "../test/factories.ts";
import { processDatabase } from "../test/process-database.ts";
import { type ServerProcess, startServerProcess } from "../test/server-process.ts";
import { signIns } from "./modules/identity/tables/sign-ins.ts";
import { students } from "./modules/people/tables/students.ts";
import { sessionStudents } from "./modules/scheduling/tables/session-students.ts";
import { sessions } from "./modules/scheduling/tables/sessions.ts";
import type { Database } from "./platform/db/database.ts";
import { openDatabase } from "./platform/db/open-database.ts";
import { signSessionToken } from "./platform/http/session-token.ts";

const SECRET = "only for this test, and long enough";
const PUPILS = 20;
const LESSONS_EACH = 25;
const KILLED_AFTER = 150;
const DAY_MS = 86_400_000;
const place = processDatabase("killed");

type Pupil = { cookie: string; bookings: Array<{ key: Record<string, string>; body: object }> };
type Acknowledged = Map<object, { session_ids: string[] }>;

async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(place, "test");
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** A grown pupil with a teacher of their own, and five lessons a day that nobody else wants. */
async function buildPupil(db: Database): Promise<Pupil> {
  const teacher = await buildOpenTeacher(db);
  const student = await buildStudent(db);
  await db.update(students).set({ ageDeclared: 30 });
  const token = crypto.randomUUID();
  const expiresAt = new Date(Date.now() + DAY_MS);
  await db.insert(signIns).values({ userId: student.id, token, expiresAt });
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const bookings = Array.from({ length: LESSONS_EACH }, (_, index) => ({
    key: newKey(),
    body: {
      kind: "single",
      student_id: student.id,
      teacher_id: teacher.id,
      length_minutes: 60,
      starts_at: new Date(
        midnight + (3 + Math.floor(index / 5)) * DAY_MS + (13 + (index % 5)) * 3_600_000,
      ).toISOString(),
    },
  }));
  return {
    cookie: `riwaq.session_token=${encodeURIComponent(signSessionToken(token, SECRET))}`,
    bookings,
  };
}

/** Books one after the other; an answer that never came is simply missing. */
async function bookAll(
  { url }: ServerProcess,
  { cookie, bookings }: Pupil,
  acknowledged: Acknowledged,
): Promise<void> {
  const first = await fetch(`${url}/api/users/me/`, { headers: { cookie } });
  const pair = first.headers.getSetCookie().find((one) => one.startsWith("csrftoken="));
  const csrf = pair?.split(";")[0]?.slice("csrftoken=".length) ?? "";
  for (const { key, body } of bookings) {
    const ask = () =>
      fetch(`${url}/api/bookings/`, {
        method: "POST",
        headers: {
          ...key,
          "content-type": "application/json",
          cookie: `${cookie}; csrftoken=${csrf}`,
          "x-csrftoken": decodeURIComponent(csrf),
        },
        body: JSON.stringify(body),
      });
    let answer = await ask();
    // On a busy machine: nothing was written, and the key makes it safe to ask again.
    while (answer.status === 503) answer = await ask();
    const answered = (await answer.json()) as { session_ids: string[] };
    expect([answer.status, answered]).toEqual([201, expect.anything()]);
    acknowledged.set(body, answered);
  }
}

it(
  "killed in the middle of 500 bookings, the server has lost none that it acknowledged and doubled none",
  { timeout: 600_000 },
  async () => {
    const pupils = await withDatabase(async (db) => {
      const built: Pupil[] = [];
      for (let index = 0; index < PUPILS; index += 1) built.push(await buildPupil(db));
      return built;
    });
    // As a test it sheds no load: the embedded database on a busy machine holds the event loop for seconds.
    const env = {
      NODE_ENV: "test",
      DATA_DIR: place.dataDir,
      SECRET,
      ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
    };

    const first = await startServerProcess(env);
    const before: Acknowledged = new Map();
    const booking = pupils.map((pupil) => bookAll(first, pupil, before));
    const enough = async () => {
      await expect
        .poll(() => before.size, { interval: 5, timeout: 300_000 })
        .toBeGreaterThanOrEqual(KILLED_AFTER);
    };
    await Promise.race([enough(), ...booking]);
    await first.exit("SIGKILL");
    await Promise.allSettled(booking);
    expect(before.size).toBeLessThan(PUPILS * LESSONS_EACH);

    // Nobody knows which of the unanswered were written: every booking is sent again with its key.
    const second = await startServerProcess(env);
    const after: Acknowledged = new Map();
    await Promise.all(pupils.map((pupil) => bookAll(second, pupil, after)));
    expect(await second.exit("SIGTERM")).toBe(0);

    expect(
      [...before].filter(
        ([body, booked]) => after.get(body)?.session_ids[0] !== booked.session_ids[0],
      ),
    ).toEqual([]);
    const [lessons, taught] = await withDatabase(async (db) => [
      await db.select({ id: sessions.id }).from(sessions),
      await db.select({ id: sessionStudents.sessionId }).from(sessionStudents),
    ]);
    const told = new Set([...after.values()].flatMap(({ session_ids }) => session_ids));
    expect(told.size).toBe(PUPILS * LESSONS_EACH);
    expect(new Set(lessons?.map(({ id }) => id))).toEqual(told);
    expect(taught).toHaveLength(PUPILS * LESSONS_EACH);
  },
);
