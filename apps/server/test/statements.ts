import type { Database } from "../src/platform/db/database.ts";

type Client = { query: (...given: unknown[]) => unknown };

/** Every statement that the database was asked while the work was done. */
export async function statementsOf(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const client = (db as unknown as { $client: Client }).$client;
  const ask = client.query.bind(client);
  const statements: string[] = [];
  client.query = (...given) => {
    const [first] = given;
    statements.push(typeof first === "string" ? first : (first as { text: string }).text);
    return ask(...given);
  };
  try {
    await work();
  } finally {
    client.query = ask;
  }
  return statements;
}
