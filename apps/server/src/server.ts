import { pino } from "pino";

import { buildApp } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import { systemClock } from "./context.ts";
import { DataDirInUse } from "./db/embedded-lock.ts";
import { openDatabase } from "./db/open-database.ts";
import { printDemo, seedDemo } from "./demo/seed-demo.ts";
import { createQueue } from "./jobs/queue.ts";
import { readSecret } from "./secret.ts";
import type { Services } from "./services.ts";
import { createAuth } from "./sign-in/auth.ts";
import { resetMails } from "./sign-in/reset-mail.ts";

const EXIT_WITHIN_MS = 15_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: null });
  const database = await openDatabase(config, "server");
  const secret = readSecret(config);
  const queue = createQueue(database, log);
  const { db } = database;
  let isDraining = false;
  const auth = createAuth(db, config, secret, resetMails({ db, jobs: queue, config }));
  const services: Services = {
    config,
    secret,
    db,
    clock: systemClock,
    auth,
    jobs: queue,
    isDraining: () => isDraining,
  };
  const app = await buildApp(services, log);
  if (config.isDemo) await seedDemo(db, services.clock.now());
  if (config.smtpUrl) {
    const { sendMailHandler } = await import("./mail/send-mail.handler.ts");
    await queue.start({ "send-mail": sendMailHandler(services) });
  }
  const address = await app.listen({ port: config.port, host: config.host });
  log.info({ database: database.kind }, "ready");
  if (config.isDemo) printDemo(address);

  const stop = async (signal: string): Promise<void> => {
    if (isDraining) return;
    isDraining = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), EXIT_WITHIN_MS - 1000).unref();
    // Keep-alive connections without a request would hold the close for over a minute.
    const idle = setInterval(() => app.server.closeIdleConnections(), 100);
    await app.close();
    clearInterval(idle);
    if (config.smtpUrl) await queue.stop();
    await database.close();
    log.info({}, "stopped");
    process.exit(0);
  };
  process.once("SIGTERM", (signal) => void stop(signal));
  process.once("SIGINT", (signal) => void stop(signal));
}

start().catch((error: unknown) => {
  const isPlain = error instanceof ConfigError || error instanceof DataDirInUse;
  process.stderr.write(
    `${isPlain ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
