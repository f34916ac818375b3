import type { Language } from "@riwaq/contracts/languages";

import type { Actor } from "./actors.ts";
import type { Services } from "./services.ts";

export type { Actor, SignedIn, User } from "./actors.ts";

export type Log = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

/** What a command gets beside its input. Rules take `clock.now()` once and pass the instant on. */
export type Context = {
  actor: Actor;
  /** Of the page that asks; what is sent to the actor later is in the language of their profile. */
  language: Language;
  log: Log;
} & Pick<Services, "db" | "patientDb" | "clock" | "secret" | "storage" | "config" | "subscribers">;

/** What a round gets: work in the background that looks for what is due. */
export type RoundDeps = Pick<
  Services,
  "db" | "clock" | "storage" | "config" | "secret" | "subscribers"
> & {
  log: Log;
};
