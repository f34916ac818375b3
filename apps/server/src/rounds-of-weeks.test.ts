import { afterAll, expect, it } from "vitest";

import { TEST_NOW, startTestApp } from "../test/test-app.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { closeTill, openTill } from "./demo/till.ts";
import { events } from "./platform/db/tables/events.ts";
import { roundsOf } from "./rounds.ts";

const present = { now: () => TEST_NOW };
const till = await openTill({ clock: { now: () => present.now() } });
const test = await startTestApp({ stripe: till.stripe.config, paypal: till.paypal.config });
const { db, clock } = test;
present.now = () => clock.now();
afterAll(() => closeTill(till));
const DAYS = 16;
const HOUR_MS = 3_600_000;

/** A command in a round that forgets its event fails: here they meet the days that a test of one round does not have. */
it("every round runs through weeks of a whole institute without a fault", async () => {
  await seedDemo(test.services, clock.now(), till);
  const faults: unknown[] = [];
  const log = { info() {}, warn() {}, error: (details: object) => void faults.push(details) };
  const rounds = roundsOf({ ...test.services, log });
  const before = await db.$count(events);
  for (let at = 0; at < DAYS * 2; at += 1) {
    for (const { name, run } of rounds) {
      await run().catch((error: unknown) => faults.push({ name, error: String(error) }));
    }
    clock.advance(12.5 * HOUR_MS);
  }
  expect(faults).toEqual([]);
  expect(await db.$count(events)).toBeGreaterThan(before + DAYS);
}, 300_000);
