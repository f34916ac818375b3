import type { Bus } from "./bus/bus.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { Subscriber } from "./events/subscriber.ts";
import type { OutboxAlarm } from "./jobs/outbox-alarm.ts";
import type { Storage } from "./storage/storage.ts";

/** What the process holds once, made in `server.ts` (or by a test) and handed down. */
export type Services = {
  config: Config;
  secret: string;
  db: Database;
  /** For the few requests that may take their time. */
  patientDb: Database;
  clock: Clock;
  storage: Storage;
  bus: Bus;
  /** What follows from an event. */
  subscribers: readonly Subscriber[];
  outbox: OutboxAlarm;
  isDraining(): boolean;
};
