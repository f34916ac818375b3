import type { Bus } from "./bus/bus.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { OutboxAlarm } from "./outbox/outbox-alarm.ts";
import type { Auth } from "./sign-in/auth.ts";
import type { Storage } from "./storage/storage.ts";

/** What the process holds once, made in `server.ts` (or by a test) and handed down. */
export type Services = {
  config: Config;
  secret: string;
  db: Database;
  clock: Clock;
  auth: Auth;
  storage: Storage;
  bus: Bus;
  outbox: OutboxAlarm;
  isDraining(): boolean;
};
