import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Log } from "../context.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import { sendMailHandler } from "../mail/send-mail.handler.ts";
import { type Queue, startQueue } from "./queue.ts";

type Deps = { config: Config; clock: Clock; log: Log };

/** The queue with every handler. Apart from `server.ts`, which loads it only where there is something to do. */
export function startJobs(database: OpenDatabase, { config, clock, log }: Deps): Promise<Queue> {
  return startQueue(database, log, {
    "send-mail": sendMailHandler({ db: database.db, clock, config }),
  });
}
