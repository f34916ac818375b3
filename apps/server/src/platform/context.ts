import type { Language } from "@riwaq/contracts/languages";

import type { Services } from "./services.ts";

/** A signed-in person, as the session lookup reads them. */
export type Person = {
  id: string;
  name: string;
  email: string;
  /** Whether the address is known to be the person's own: before, what is sent there may reach a stranger. */
  isConfirmed: boolean;
  picture: string | null;
  timeZone: string;
  language: Language;
};

export type User = { kind: "user"; role: "T" | "S" | "P" } & Person;
export type Staff = { kind: "staff"; role: "A" } & Person;
export type Actor = { kind: "guest" } | User | Staff | { kind: "system" };
export type SignedIn = User | Staff;

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
} & Pick<Services, "db" | "patientDb" | "clock" | "secret" | "storage" | "config">;

/** What a round gets: work in the background that looks for what is due. */
export type RoundDeps = Pick<Services, "db" | "clock" | "storage" | "config" | "secret"> & {
  log: Log;
};
