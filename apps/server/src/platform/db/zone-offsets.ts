import { sql } from "drizzle-orm";

import { type Database, databaseFault } from "./database.ts";

const INVALID_PARAMETER = "22023";

/** PostgreSQL's version, and whose zone tables it reads: its own or the system's, where it tells. */
export async function findZoneSource(db: Database) {
  const [server] = await db
    .select({ version: sql<string>`version` })
    .from(sql`current_setting('server_version') as version`);
  // Only a superuser may ask how it was built.
  const built = await db
    .select({ setting: sql<string>`setting` })
    .from(sql`pg_config() where name = 'CONFIGURE'`)
    .catch(() => []);
  const [{ setting } = { setting: null }] = built;
  const ownOrSystem = setting?.includes("--with-system-tzdata") ? "system" : "builtin";
  return { version: server?.version ?? "unknown", tables: setting ? ownOrSystem : "unknown" };
}

/**
 * Milliseconds by which PostgreSQL holds the zone's wall clock to be ahead of UTC at each instant (whole seconds in
 * ms), in their order; null where it does not know the zone.
 */
export async function findZoneOffsets(
  db: Database,
  zone: string,
  instantsMs: readonly number[],
): Promise<number[] | null> {
  const seconds = JSON.stringify(instantsMs.map((epochMs) => epochMs / 1000));
  try {
    const rows = await db
      .select({
        aheadSeconds: sql<number>`(extract(epoch from to_timestamp(at::bigint) at time zone ${zone}) - at::bigint)::int`,
      })
      .from(sql`json_array_elements_text(${seconds}::json) with ordinality as asked (at, place)`)
      .orderBy(sql`place`);
    return rows.map(({ aheadSeconds }) => aheadSeconds * 1000);
  } catch (error) {
    if (databaseFault(error)?.code === INVALID_PARAMETER) return null;
    throw error;
  }
}
