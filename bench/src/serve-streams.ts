import { buildApp } from "../../apps/server/src/app.ts";
import { openBus } from "../../apps/server/src/platform/bus/open-bus.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { readConfig } from "../../apps/server/src/platform/config.ts";
import { embeddedDatabase } from "../../apps/server/src/platform/db/open-database.ts";
import { outboxAlarm } from "../../apps/server/src/platform/jobs/outbox-alarm.ts";
import { openStorage } from "../../apps/server/src/platform/storage/open-storage.ts";
import { subscribers } from "../../apps/server/src/subscribers.ts";
import { BENCH_SECRET } from "./bench-database.ts";
import { seedReaders, tellAll } from "./stream-readers.ts";

/** The product on an embedded database, to which nobody else can write: it tells everybody when it is asked to. */
const config = readConfig({
  NODE_ENV: "test",
  RATE_LIMITS: "off",
  STAFF_TWO_STEP: "off",
  PUBLIC_URL: "http://localhost",
});
const database = await embeddedDatabase();
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
const readers = await seedReaders(db, Number(process.env.BENCH_READERS));
const url = await app.listen({ port: 0 });
process.on("message", () => void tellAll(db, readers).then((at) => process.send?.({ at })));
process.send?.({ url, cookies: readers.map(({ cookie }) => cookie) });
