import { randomUUID } from "node:crypto";

import { signSessionToken } from "../../apps/server/src/sign-in/session-token.ts";
import { BENCH_SECRET } from "./bench-database.ts";
import {
  type Client,
  createBookingDatabase,
  seedClients,
  seedTeachers,
} from "./booking-database.ts";
import { median } from "./load.ts";
import { serve } from "./measure-routes.ts";
import type { Figure } from "./report.ts";

const CLIENTS = 200;
const SLOTS = 10;
const ROUNDS = 3;
const ALONE = 60;
const HOUR_MS = 3_600_000;

type Browser = { cookie: string; csrf: string; studentId: string };
type Answer = { status: number; ms: number };
type Hour = { teacherId: string; startsAt: string };

/** 200 clients at once on ten hours, against as many who each want an hour of their own. */
export async function measureBooking(serverUrl: string): Promise<Figure[]> {
  const database = await createBookingDatabase(serverUrl, "booking");
  const doors = await serve({ ...database, teacherId: "", token: "", cookie: "" });
  try {
    const clients = await seedClients(database.url, CLIENTS);
    const browsers = await inOrder(clients, (client) => open(doors.product, client));
    const teachers = await seedTeachers(database.url, CLIENTS / SLOTS + ROUNDS + 1);
    const one = teachers.pop() ?? "";
    const alone = await inOrder(browsers.slice(0, ALONE), (browser, index) =>
      book(doors.product, browser, { teacherId: one, startsAt: hour(index) }),
    );
    const rounds = await inOrder(teachers.splice(0, ROUNDS), async (teacherId, round) => {
      const own = await crowd(doors.product, browsers, (index) => ({
        teacherId: teachers[Math.floor(index / SLOTS)] ?? "",
        startsAt: hour((index % SLOTS) + (20 + 2 * round) * 13),
      }));
      const same = await crowd(doors.product, browsers, (index) => ({
        teacherId,
        startsAt: hour((index % SLOTS) + (21 + 2 * round) * 13),
      }));
      return { own: expectWon(own, CLIENTS), same: expectWon(same, SLOTS) };
    });
    const p50 = median(rounds.map(({ own }) => at(own, 0.5)));
    const p99 = median(rounds.map(({ same }) => at(same, 0.99)));
    const p50Alone = at(alone.slice(ALONE / 4), 0.5);
    return [
      { name: "POST /api/bookings/: p50, one client", value: p50Alone, unit: "ms" },
      { name: "POST /api/bookings/: p50, 200 clients, own hours", value: p50, unit: "ms" },
      { name: "POST /api/bookings/: p99, 200 clients on 10 hours", value: p99, unit: "ms" },
      { name: "… against 200 clients on own hours (p50)", ratio: p99 / p50, atMost: 20 },
      { name: "… against one client (p50)", ratio: p99 / p50Alone },
    ];
  } finally {
    doors.child.kill();
    await database.drop();
  }
}

function crowd(
  url: string,
  browsers: readonly Browser[],
  wish: (index: number) => Hour,
): Promise<Answer[]> {
  return Promise.all(browsers.map((browser, index) => book(url, browser, wish(index))));
}

/** Whoever did not win was told so. */
function expectWon(answers: Answer[], winners: number): Answer[] {
  const won = answers.filter(({ status }) => status === 201).length;
  const lost = answers.filter(({ status }) => status === 409).length;
  if (won === winners && won + lost === answers.length) return answers;
  throw new Error(`${won} of ${winners} bookings won and ${lost} lost, of ${answers.length}`);
}

function at(answers: readonly Answer[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** Thirteen lessons a day from nine in Cairo, the first of them the day after tomorrow. */
function hour(index: number): string {
  const day = new Date(Date.now() + 48 * HOUR_MS).setUTCHours(7, 0, 0, 0);
  return new Date(day + (Math.floor(index / 13) * 24 + (index % 13)) * HOUR_MS).toISOString();
}

async function open(url: string, { token, studentId }: Client): Promise<Browser> {
  const session = `riwaq.session_token=${encodeURIComponent(signSessionToken(token, BENCH_SECRET))}`;
  const answer = await fetch(`${url}/api/users/me/`, { headers: { cookie: session } });
  const given = answer.headers.getSetCookie().map((header) => header.split(";")[0] ?? "");
  const csrf = given.find((pair) => pair.startsWith("csrftoken="))?.slice("csrftoken=".length);
  return { cookie: [session, ...given].join("; "), csrf: csrf ?? "", studentId };
}

async function book(
  url: string,
  { cookie, csrf, studentId }: Browser,
  { teacherId, startsAt }: Hour,
): Promise<Answer> {
  const start = performance.now();
  const answer = await fetch(`${url}/api/bookings/`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      "x-csrftoken": decodeURIComponent(csrf),
      cookie,
    },
    body: JSON.stringify({
      kind: "single",
      student_id: studentId,
      teacher_id: teacherId,
      starts_at: startsAt,
      length_minutes: 60,
    }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - start };
}

async function inOrder<Each, Made>(
  all: readonly Each[],
  make: (one: Each, index: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const [index, one] of all.entries()) made.push(await make(one, index));
  return made;
}
