import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll } from "vitest";

import { buildApp } from "../src/app.ts";
import { openBus } from "../src/platform/bus/open-bus.ts";
import { type Config, readConfig } from "../src/platform/config.ts";
import { outboxAlarm } from "../src/platform/jobs/outbox-alarm.ts";
import type { Services } from "../src/platform/services.ts";
import { openStorage } from "../src/platform/storage/open-storage.ts";
import { subscribers } from "../src/subscribers.ts";
import { TestClient } from "./test-client.ts";
import { openTestDatabase } from "./test-database.ts";

export const TEST_NOW = new Date("2026-11-21T10:00:00.000Z");

export type TestClock = { now(): Date; set(instant: Date): void; advance(ms: number): void };

/** The whole application on a fresh database, with a clock that the test moves. Called at the top of a file, not in a test: closed after the file's last one. */
export async function startTestApp(
  change: Partial<Config> = {},
  log?: Parameters<typeof buildApp>[1],
) {
  const database = await openTestDatabase();
  const { db, patientDb } = database;
  // Made by the first file that is kept, if there is one.
  const dataDir = join(tmpdir(), `riwaq-test-${randomUUID()}`);
  const config: Config = {
    ...readConfig({
      NODE_ENV: "test",
      RATE_LIMITS: "off",
      STAFF_TWO_STEP: "off",
      PUBLIC_URL: "http://riwaq.test",
      DATA_DIR: dataDir,
    }),
    ...change,
  };
  const secret = "a secret that only the tests know, long enough";
  const clock = movingClock(TEST_NOW);
  const bus = openBus(database, log ?? quietLog);
  let isDraining = false;
  const services: Services = {
    config,
    secret,
    db,
    patientDb,
    clock,
    storage: openStorage(config),
    bus,
    outbox: outboxAlarm(),
    subscribers,
    isDraining: () => isDraining,
  };
  const app = await buildApp(services, log);
  await app.ready();
  afterAll(async () => {
    await app.close();
    await bus.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    app,
    services,
    db,
    patientDb,
    clock,
    client: () => new TestClient(app),
    drain: () => void (isDraining = true),
  };
}

const quietLog = { info: () => {}, warn: () => {}, error: () => {} };

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

function movingClock(start: Date): TestClock {
  let at = start;
  return {
    now: () => at,
    set: (instant) => void (at = instant),
    advance: (ms) => void (at = new Date(at.getTime() + ms)),
  };
}
