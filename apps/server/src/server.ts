import type { FastifyInstance } from "fastify";
import { pino } from "pino";

import { buildApp } from "./app.ts";
import { payPages } from "./demo/pay-pages.ts";
import { printDemo, seedDemo } from "./demo/seed-demo.ts";
import { closeTill, openTill, tellOfPayments } from "./demo/till.ts";
import { writeFirstPhrases } from "./modules/learning/phrases/write-first-phrases.ts";
import { writeFirstSchemes } from "./modules/memory/schemes/write-first-schemes.ts";
import { readVapidKeys } from "./modules/notifications/channels/read-vapid-keys.ts";
import { writeFirstProgrammes } from "./modules/people/programmes/write-first-programmes.ts";
import { openBus } from "./platform/bus/open-bus.ts";
import { systemClock } from "./platform/clock.ts";
import { ConfigError, readConfig } from "./platform/config.ts";
import { DataDirInUse } from "./platform/db/embedded-lock.ts";
import { DatabaseTooOld } from "./platform/db/migrate.ts";
import { openDatabase } from "./platform/db/open-database.ts";
import { outboxAlarm } from "./platform/jobs/outbox-alarm.ts";
import { startBackground } from "./platform/jobs/start-background.ts";
import { readSecret } from "./platform/secret.ts";
import { openStorage } from "./platform/storage/open-storage.ts";
import { subscribers } from "./subscribers.ts";

const STOP_WITHIN_MS = 14_000;

async function start(): Promise<void> {
  const settings = readConfig(process.env);
  const log = pino({ level: settings.logLevel, base: null });
  const clock = systemClock;
  const database = await openDatabase(settings, "server");
  const till = settings.isDemo ? await openTill({ ...settings, clock }) : null;
  const stripe = settings.stripe ?? till?.stripe.config;
  const paypal = settings.paypal ?? till?.paypal.config;
  const config = { ...settings, stripe, paypal, vapid: readVapidKeys(settings) };
  const { db, patientDb } = database;
  const secret = readSecret(config);
  const storage = openStorage(config);
  const bus = openBus(database, log);
  const outbox = outboxAlarm();
  let isDraining = false;
  const deps = { config, secret, db, patientDb, clock, storage, subscribers, log };
  const app = await buildApp({ ...deps, bus, outbox, isDraining: () => isDraining }, log);
  await writeFirstProgrammes(patientDb);
  await writeFirstPhrases(patientDb);
  await writeFirstSchemes(patientDb, clock.now());
  if (till) {
    await app.register(payPages(till));
    await seedDemo({ ...deps, db: patientDb }, clock.now(), till);
  }
  await app.listen({ port: config.port, host: config.host });
  if (till) tellOfPayments(till, portOf(app));
  log.info({ database: database.kind }, "ready");
  if (config.isDemo) printDemo(config.publicUrl);
  // Loaded when they are first needed: the time to ready gains from it.
  const background = startBackground(log, [
    async () =>
      (await import("./modules/notifications/outbox/start-outbox.ts")).startOutbox(deps, outbox),
    async () =>
      (await import("./start-jobs.ts")).startJobs(database, {
        ...deps,
        db: patientDb,
      }),
  ]);

  onStop(async (signal) => {
    isDraining = true;
    log.info({ signal }, "stopping");
    await closeServer(app);
    await background.stop();
    if (till) await closeTill(till);
    await bus.close();
    await database.close();
    log.info({}, "stopped");
  });
}

/** The one that it was given, where it asked for any. */
function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  if (address !== null && typeof address === "object") return address.port;
  throw new Error("the server does not listen");
}

/** Finishes what was accepted. Keep-alive connections without a request would hold the close for over a minute. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close();
  clearInterval(idle);
}

/** Once, at the first signal; what takes longer than is given is cut off. */
function onStop(stop: (signal: string) => Promise<void>): void {
  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
      void stop(signal).then(() => process.exit(0));
    });
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${faultText(error)}\n`);
  process.exit(1);
});

/** What a person can mend is said without a stack. */
function faultText(error: unknown): string {
  const plain = [ConfigError, DataDirInUse, DatabaseTooOld];
  if (plain.some((kind) => error instanceof kind)) return (error as Error).message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
