import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";

import { signSessionToken } from "../../apps/server/src/platform/http/session-token.ts";
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
const ROUNDS = 7;
const ALONE = 30;
const HOUR_MS = 3_600_000;
/** Two hundred answers cost this process less than with fetch: it shares the processors with what it measures. */
const AGENT = new Agent({ keepAlive: true, maxSockets: CLIENTS });

type Browser = { cookie: string; csrf: string; studentId: string };
type Answer = { status: number; ms: number };
type Hour = { teacherId: string; startsAt: string };

/**
 * 200 clients at once on ten hours of a teacher, against one client after the other and against as many who each want
 * an hour of their own: in turn, so that a machine that slows down slows all of them.
 */
export async function measureBooking(serverUrl: string): Promise<Figure[]> {
  const database = await createBookingDatabase(serverUrl, "booking");
  const doors = await serve({ ...database, teacherId: "", token: "" });
  try {
    const clients = await seedClients(database.url, CLIENTS);
    const browsers = await inOrder(clients, (client) => open(doors.product, client));
    const teachers = await seedTeachers(database.url, CLIENTS / SLOTS + ROUNDS + 1);
    const one = teachers.pop() ?? "";
    const alone = (round: number) =>
      inOrder(browsers.slice(0, ALONE), (browser, index) =>
        book(doors.product, browser, { teacherId: one, startsAt: hour(index + round * ALONE) }),
      );
    expectWon(await alone(0), ALONE);
    const rounds = await inOrder(teachers.splice(0, ROUNDS), async (teacherId, round) => {
      const p50Alone = at(expectWon(await alone(round + 1), ALONE), 0.5);
      const own = await crowd(doors.product, browsers, (index) => ({
        teacherId: teachers[Math.floor(index / SLOTS)] ?? "",
        startsAt: hour((index % SLOTS) + (20 + 2 * round) * 13),
      }));
      const same = await crowd(doors.product, browsers, (index) => ({
        teacherId,
        startsAt: hour((index % SLOTS) + (21 + 2 * round) * 13),
      }));
      const p50 = at(expectWon(own, CLIENTS), 0.5);
      return { p50Alone, p50, p99: at(expectWon(same, SLOTS), 0.99) };
    });
    return figuresOf(rounds);
  } finally {
    AGENT.destroy();
    doors.child.kill();
    await database.drop();
  }
}

type Round = { p50Alone: number; p50: number; p99: number };

function figuresOf(rounds: readonly Round[]): Figure[] {
  const of = (figure: (round: Round) => number) => median(rounds.map(figure));
  const name = "POST /api/bookings/";
  return [
    { name: `${name}: p50, one client`, value: of(({ p50Alone }) => p50Alone), unit: "ms" },
    { name: `${name}: p50, 200 clients, own hours`, value: of(({ p50 }) => p50), unit: "ms" },
    { name: `${name}: p99, 200 clients on 10 hours`, value: of(({ p99 }) => p99), unit: "ms" },
    {
      name: "… against 200 clients on own hours (p50)",
      ratio: of(({ p50, p99 }) => p99 / p50),
      atMost: 20,
    },
    {
      name: "… against one client (p50)",
      ratio: of(({ p50Alone, p99 }) => p99 / p50Alone),
      atMost: 20,
    },
  ];
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

function book(
  url: string,
  { cookie, csrf, studentId }: Browser,
  { teacherId, startsAt }: Hour,
): Promise<Answer> {
  const start = performance.now();
  const headers = {
    "content-type": "application/json",
    "idempotency-key": randomUUID(),
    "x-csrftoken": decodeURIComponent(csrf),
    cookie,
  };
  return new Promise((resolve, reject) => {
    const asked = request(
      `${url}/api/bookings/`,
      { method: "POST", agent: AGENT, headers },
      (answer) => {
        answer.resume();
        answer.once("end", () =>
          resolve({ status: answer.statusCode ?? 0, ms: performance.now() - start }),
        );
      },
    );
    asked.once("error", reject);
    asked.end(
      JSON.stringify({
        kind: "single",
        student_id: studentId,
        teacher_id: teacherId,
        starts_at: startsAt,
        length_minutes: 60,
      }),
    );
  });
}

async function inOrder<Each, Made>(
  all: readonly Each[],
  make: (one: Each, index: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const [index, one] of all.entries()) made.push(await make(one, index));
  return made;
}
