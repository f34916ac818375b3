import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Log, RoundDeps } from "../context.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import { type Queue, startQueue } from "./queue.ts";
import { roundsOf } from "./rounds.ts";

type Deps = { config: Config; clock: Clock; log: Log };

/** The queue. Apart from `server.ts`, which loads it when it is needed; mails and their templates only with a mail server. */
export async function startJobs(
  database: OpenDatabase,
  { config, clock, log }: Deps,
): Promise<Queue> {
  if (!config.smtpUrl) return startQueue(database, log, {});
  const { sendMailHandler } = await import("../mail/send-mail.handler.ts");
  return startQueue(database, log, {
    "send-mail": sendMailHandler({ db: database.db, clock, config }),
  });
}

export async function startRounds(queue: Queue, deps: RoundDeps): Promise<void> {
  for (const round of roundsOf(deps)) await queue.schedule(round);
}
