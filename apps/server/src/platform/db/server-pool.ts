import pg from "pg";

export type Patience = { connections: number; connectMs: number; statementMs: number };

/**
 * A request is answered within five seconds even where the database has fallen silent: two for a connection, less than
 * three for a statement. None of a request's statements takes a tenth of that.
 */
export const FOR_REQUESTS: Patience = { connections: 10, connectMs: 1800, statementMs: 2800 };

/** Rounds, a confirmed holiday, `npm run db`: some of their statements go through whole tables. */
export const FOR_LONG_WORK: Patience = {
  connections: 3,
  connectMs: 10_000,
  statementMs: 600_000,
};

/** The server ends a statement itself before it is given up here, so that its connection can be used again. */
const SERVER_FIRST_MS = 300;
/** A transaction in which nothing is asked any more holds its locks no longer. */
const IDLE_TRANSACTION_FACTOR = 4;

/** How a connection is opened, and how long one waits for it. */
export function connectionOf(
  connectionString: string,
  { connectMs, statementMs }: Omit<Patience, "connections">,
) {
  return {
    connectionString,
    application_name: "riwaq",
    // Compiling a statement takes longer than any of ours without it.
    options: "-c jit=off",
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs - SERVER_FIRST_MS,
    idle_in_transaction_session_timeout: statementMs * IDLE_TRANSACTION_FACTOR,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

export function openPool(connectionString: string, patience: Patience): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOf(connectionString, patience),
    max: patience.connections,
  });
  // A client whose server went away must not take the process with it; its query reports the fault, or the next one.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    giveUpSilent(client, patience.statementMs);
  });
  return pool;
}

/**
 * Ends the connection of a statement that is not answered: whatever waits on it fails at once, a rollback too, and the
 * pool takes another. The driver's own `query_timeout` would hand it back with the answer still to come.
 */
function giveUpSilent(client: pg.PoolClient, statementMs: number): void {
  let timer: NodeJS.Timeout | undefined;
  client.query = new Proxy(client.query, {
    apply: (query, self, given) => {
      clearTimeout(timer);
      timer = setTimeout(() => void endNow(client), statementMs);
      return Reflect.apply(query, self, given) as unknown;
    },
  });
  for (const event of ["drain", "end", "error"] as const) {
    client.on(event, () => clearTimeout(timer));
  }
}

/** With a statement under way the driver closes the line without a farewell. */
function endNow(client: pg.PoolClient): Promise<void> {
  return (client as unknown as pg.Client).end().catch(() => {});
}
