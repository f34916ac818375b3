import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The database or a transaction in it: the same for the embedded one and a server. */
export type Database = PgDatabase<PgQueryResultHKT>;

const UNIQUE = "23505";
const EXCLUSION = "23P01";
const CHECK = "23514";
const NOT_STORABLE = new Set(["22021", "22P02", "22P05"]);

type DatabaseFault = { code: string; constraint: string | undefined };

/** The code and constraint of a refused statement; drizzle wraps the driver's error as its cause. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string" && /^[0-9A-Z]{5}$/.test(at.code)) {
      const constraint = "constraint" in at ? at.constraint : undefined;
      return { code: at.code, constraint: typeof constraint === "string" ? constraint : undefined };
    }
  }
  return undefined;
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const fault = databaseFault(error);
  return fault?.code === UNIQUE && fault.constraint === constraint;
}

export function isConflict(error: unknown): boolean {
  const code = databaseFault(error)?.code;
  return code === UNIQUE || code === EXCLUSION || code === CHECK;
}

/** No connection, or one that was lost; the driver says some of it in words alone. */
const NO_CONNECTION = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
const DRIVER_SAYS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/;
/** Connection faults, too many connections, a server that stops or starts, and what took too long. */
const NOT_NOW = /^(08...|53300|57P0[1-5]|57014|25P0[34]|55P03)$/;

/** The database is not there, or not in time: the same request may succeed a little later. */
export function isUnavailable(error: unknown): boolean {
  const code = databaseFault(error)?.code;
  if (code !== undefined && NOT_NOW.test(code)) return true;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("code" in at && NO_CONNECTION.has(String(at.code))) return true;
    if (DRIVER_SAYS.test(at.message)) return true;
  }
  return false;
}

/** Text or JSON that the database cannot hold (NUL, half a surrogate pair): a field that no contract guards. */
export function isNotStorable(error: unknown): boolean {
  return NOT_STORABLE.has(databaseFault(error)?.code ?? "");
}
