import type { Database } from "./database.ts";

type Prepared = { execute(...given: unknown[]): Promise<unknown> };
type Session = { prepareQuery(query: { sql: string }, ...rest: unknown[]): Prepared };
type Answer = unknown[] | { rowCount?: number | null; affectedRows?: number };

/** Rows that say nothing of what happened: the events themselves, answers kept for repeated keys, counted attempts. */
const MACHINERY = new Set(["events", "idempotency_keys", "throttles"]);

/** A statement that writes, alone or behind `with`; `for update` locks and writes nothing. */
const WRITES =
  /^\s*(?:with\b[\s\S]*?)?(?<!\bfor (?:no key )?)\b(?:insert into|update|delete from)\s+(?:only\s+)?"?([a-z_]+)"?/i;

/** The table that a statement writes. */
export const writtenTable = (text: string): string | undefined => WRITES.exec(text)?.[1];

const written = new WeakMap<Database, Set<string>>();

/** The tables, the machinery's apart, in which a transaction has written a row. */
export const tablesWritten = (tx: Database): readonly string[] => [...(written.get(tx) ?? [])];

/**
 * From now on what the transaction writes is counted, where all its statements pass: made by the query builder or
 * written as SQL. What triggers of the database do after it is not: they follow from a row that is.
 */
export function countWrites<Tx extends Database>(tx: Tx): Tx {
  const { session } = tx as unknown as { session: Session };
  const tables = new Set<string>();
  written.set(tx, tables);
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (query, ...rest) => {
    const prepared = prepare(query, ...rest);
    const table = writtenTable(query.sql);
    if (table === undefined || MACHINERY.has(table)) return prepared;
    const execute = prepared.execute.bind(prepared);
    prepared.execute = async (...given) => {
      const answer = (await execute(...given)) as Answer;
      if (rowsIn(answer) > 0) tables.add(table);
      return answer;
    };
    return prepared;
  };
  return tx;
}

/** Those that came back, else as many as the driver says: each of the two in its own word. */
function rowsIn(answer: Answer): number {
  if (Array.isArray(answer)) return answer.length;
  return answer.rowCount ?? answer.affectedRows ?? 0;
}
