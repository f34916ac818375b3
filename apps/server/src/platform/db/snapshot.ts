import { embeddedDatabase } from "./open-database.ts";

/** A migrated, empty embedded database as a file: opening it is several times faster than making one. */
export async function migratedSnapshot(): Promise<Buffer> {
  const database = await embeddedDatabase();
  try {
    const file = await database.dump("gzip");
    return Buffer.from(await file.arrayBuffer());
  } finally {
    await database.close();
  }
}
