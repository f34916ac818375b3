import type { FastifyInstance } from "fastify";
import { pino } from "pino";

import { buildApp } from "./app.ts";
import { openBus } from "./bus/bus.ts";
import { type Clock, systemClock } from "./clock.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import type { Log, RoundDeps } from "./context.ts";
import { DataDirInUse } from "./db/embedded-lock.ts";
import { type OpenDatabase, openDatabase } from "./db/open-database.ts";
import { printDemo, seedDemo } from "./demo/seed-demo.ts";
import { noJobs } from "./jobs/jobs.ts";
import type { Queue } from "./jobs/queue.ts";
import { startBackground } from "./jobs/start-background.ts";
import { readSecret } from "./secret.ts";
import { authEvents } from "./sign-in/auth-events.ts";
import { createAuth } from "./sign-in/auth.ts";

const STOP_WITHIN_MS = 14_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: null });
  const clock = systemClock;
  const database = await openDatabase(config, "server");
  const { db } = database;
  const secret = readSecret(config);
  const deps = { config, clock, log };
  // Mails are enqueued with the answers that ask for them; all else in the background can wait until those are given.
  const mailQueue = config.smtpUrl ? await startQueue(database, deps) : undefined;
  const jobs = mailQueue ?? noJobs;
  const auth = createAuth(db, config, secret, authEvents({ db, jobs, config }));
  const bus = openBus(database, log);
  let isDraining = false;
  const app = await buildApp(
    { config, secret, db, clock, auth, jobs, bus, isDraining: () => isDraining },
    log,
  );
  if (config.isDemo) await seedDemo(db, clock.now());
  await app.listen({ port: config.port, host: config.host });
  log.info({ database: database.kind }, "ready");
  if (config.isDemo) printDemo(config.publicUrl);
  const background = startBackground(
    { ...deps, db, jobs, secret },
    { running: mailQueue, start: () => startQueue(database, deps), startRounds },
  );

  onStop(async (signal) => {
    isDraining = true;
    log.info({ signal }, "stopping");
    await closeServer(app);
    await background.stop();
    await bus.close();
    await database.close();
    log.info({}, "stopped");
  });
}

/** Loaded when it is first needed: the time to ready gains from it. */
async function startQueue(
  database: OpenDatabase,
  deps: { config: Config; clock: Clock; log: Log },
): Promise<Queue> {
  const { startJobs } = await import("./jobs/start-jobs.ts");
  return startJobs(database, deps);
}

async function startRounds(queue: Queue, deps: RoundDeps): Promise<void> {
  const jobs = await import("./jobs/start-jobs.ts");
  await jobs.startRounds(queue, deps);
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
  if (error instanceof ConfigError || error instanceof DataDirInUse) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
