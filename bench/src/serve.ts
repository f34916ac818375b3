import { fastify } from "fastify";
import pg from "pg";

import { buildApp } from "../../apps/server/src/app.ts";
import { openBus } from "../../apps/server/src/platform/bus/open-bus.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { readConfig } from "../../apps/server/src/platform/config.ts";
import { openServer } from "../../apps/server/src/platform/db/open-database.ts";
import { outboxAlarm } from "../../apps/server/src/platform/jobs/outbox-alarm.ts";
import { openStorage } from "../../apps/server/src/platform/storage/open-storage.ts";
import { subscribers } from "../../apps/server/src/subscribers.ts";
import { FIND_SIGN_IN, TEACHER_SESSIONS } from "./bare-queries.ts";
import { BENCH_SECRET } from "./bench-database.ts";

/** One process, two doors: the product, and bare routes that run the same named queries and do nothing else. */
const url = process.env.BENCH_URL ?? "";
const teacherId = process.env.BENCH_TEACHER ?? "";
const token = process.env.BENCH_TOKEN ?? "";

const config = readConfig({
  NODE_ENV: "test",
  RATE_LIMITS: "off",
  STAFF_TWO_STEP: "off",
  PUBLIC_URL: "http://localhost",
});
const database = await openServer(url);
const { db, patientDb } = database;
const quietLog = { info: () => {}, warn: () => {}, error: () => {} };
const app = await buildApp({
  config,
  clock: systemClock,
  db,
  patientDb,
  secret: BENCH_SECRET,
  storage: openStorage(config),
  bus: openBus(database, quietLog),
  outbox: outboxAlarm(),
  subscribers,
  isDraining: () => false,
});

const bare = fastify();
const pool = new pg.Pool({ connectionString: url, max: 10 });
const signIn = () =>
  pool.query({ name: "bare_sign_in", text: FIND_SIGN_IN, values: [token, new Date()] });

bare.get("/me", async () => (await signIn()).rows[0]);
bare.get("/sessions", async () => {
  await signIn();
  return (await pool.query({ name: "bare_sessions", text: TEACHER_SESSIONS, values: [teacherId] }))
    .rows;
});

const [product, baseline] = await Promise.all([app.listen({ port: 0 }), bare.listen({ port: 0 })]);
process.send?.({ product, baseline });
