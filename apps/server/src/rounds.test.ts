import { sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";

import { buildSession, buildTeacher } from "../test/factories.ts";
import { TEST_NOW, startTestApp } from "../test/test-app.ts";
import { openTestDatabase } from "../test/test-database.ts";
import { outcomeQuestions } from "./modules/scheduling/tables/outcome-questions.ts";
import { type Queue, startQueue } from "./platform/jobs/queue.ts";
import type { Round } from "./platform/jobs/round.ts";
import { roundsOf } from "./rounds.ts";

const database = await openTestDatabase();
afterAll(() => database.close());
const logged: Array<[string, object]> = [];
const log = {
  info: (details: object) => void logged.push(["info", details]),
  warn: (details: object) => void logged.push(["warn", details]),
  error: (details: object) => void logged.push(["error", details]),
};
const test = await startTestApp();
let running: Queue[] = [];

afterEach(async () => {
  await Promise.all(running.map((queue) => queue.stop()));
  running = [];
  logged.length = 0;
});

async function start(rounds: Round[]): Promise<Queue> {
  const queue = await startQueue(database, { db: database.db, clock: test.clock, log });
  running.push(queue);
  for (const round of rounds) await queue.schedule(round);
  return queue;
}

function counting(name: string, work = async () => 0) {
  const round = { name, cron: "0 0 1 1 *", runs: 0, run: async () => ((round.runs += 1), work()) };
  return round;
}

async function scheduled() {
  const { rows } = (await database.db.execute(
    sql`select name, cron from jobs.schedule order by name`,
  )) as unknown as { rows: Array<{ name: string; cron: string }> };
  return rows;
}

const WAIT = { timeout: 15_000, interval: 50 };

describe("the rounds in the background", () => {
  it("run once at the start and stand in the timetable once, started twice too", async () => {
    const first = counting("round-a");
    await start([first]);
    await vi.waitFor(() => expect(first.runs).toBe(1), WAIT);
    const second = counting("round-a");
    await start([second]);
    await vi.waitFor(() => expect(first.runs + second.runs).toBe(2), WAIT);
    expect(await scheduled()).toEqual([{ name: "round-a", cron: "0 0 1 1 *" }]);
  }, 60_000);

  it("survive one that fails, and it runs again; the log names the fault alone", async () => {
    const failing = counting("round-b", async () => {
      throw new TypeError("amal@example.test");
    });
    const sound = counting("round-c", async () => 3);
    await start([failing, sound]);
    await vi.waitFor(() => expect([failing.runs, sound.runs]).toEqual([1, 1]), WAIT);
    await vi.waitFor(() => expect(logged).toHaveLength(2), WAIT);
    expect(logged).toContainEqual(["error", { round: "round-b", name: "TypeError" }]);
    expect(logged).toContainEqual(["info", { round: "round-c", count: 3 }]);
    await start([failing]);
    await vi.waitFor(() => expect(failing.runs).toBe(2), WAIT);
  }, 60_000);

  it("end what they have begun before the queue stops", async () => {
    let finish = () => {};
    let isDone = false;
    const slow = counting("round-d", async () => {
      await new Promise<void>((resolve) => void (finish = resolve));
      isDone = true;
      return 1;
    });
    const queue = await start([slow]);
    await vi.waitFor(() => expect(slow.runs).toBe(1), WAIT);
    const stopping = queue.stop().then(() => isDone);
    running = [];
    finish();
    expect(await stopping).toBe(true);
  }, 60_000);
});

describe("the institute's rounds", () => {
  const rounds = roundsOf({ ...test.services, log });

  it("are these, by hours that pg-boss reads", () => {
    expect(rounds.map(({ name }) => name)).toEqual([
      "make-meetings",
      "send-reminders",
      "notice-absences",
      "settle-lessons",
      "let-offers-go",
      "let-covers-go",
      "empty-seats",
      "settle-calls",
      "close-recitations",
      "charge-due",
      "take-events",
      "follow-payments",
      "send-refunds",
      "forget-methods",
      "compare-payments",
      "renew-subscriptions",
      "follow-unpaid",
      "open-leads",
      "end-seeing-as",
      "propose-holidays",
      "clear-holidays",
      "clear-notifications",
      "clear-messages",
      "clear-resources",
      "clear-lesson-marks",
      "clear-rooms",
      "prepare-evenings",
      "count-figures",
      "clear-uploads",
      "clear-loose-files",
      "extend-series",
      "follow-ended-series",
      "remove-accounts",
      "draft-periodic-reports",
      "send-clock-notices",
      "tell-ending-make-ups",
      "tell-skips",
      "remind-of-reports",
      "escalate-reports",
      "remind-of-periodic-reports",
    ]);
    for (const { cron } of rounds) expect(cron).toMatch(/^\S+( \S+){4}$/);
  });

  it("run on an empty institute, and twice with one effect", async () => {
    const teacher = await buildTeacher(test.db);
    await buildSession(test.db, { teacher, startsAt: new Date(TEST_NOW.getTime() - 7_200_000) });
    const first = new Map<string, number>();
    for (const { name, run } of rounds) first.set(name, await run());
    expect(first.get("settle-lessons")).toBe(1);
    expect(first.get("propose-holidays")).toBeGreaterThan(0);
    for (const { run } of rounds) expect(await run()).toBe(0);
    expect(await test.db.select().from(outcomeQuestions)).toMatchObject([
      { suggested: "both_absent" },
    ]);
  });
});
