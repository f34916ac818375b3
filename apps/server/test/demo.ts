import { seedDemo } from "../src/demo/seed-demo.ts";
import { type Till, closeTill, openTill } from "../src/demo/till.ts";
import { readConfig } from "../src/platform/config.ts";
import type { Database } from "../src/platform/db/database.ts";
import type { Storage } from "../src/platform/storage/storage.ts";
import { memoryStorage } from "./memory-storage.ts";

const config = readConfig({ NODE_ENV: "test", PUBLIC_URL: "http://riwaq.test" });
const secret = "a secret that only the tests know, long enough";

/** The demo around `now`, as it is while nothing is sold: half of the time goes into money. */
export async function seedDemoInto(db: Database, now: Date, storage: Storage = memoryStorage()) {
  await seedDemo({ db, storage, config, secret }, now, null);
}

/** The demo with its money; the till goes on knowing what it took, and answers nobody any more. */
export async function seedSellingDemo(
  db: Database,
  now: Date,
  storage: Storage = memoryStorage(),
): Promise<Till> {
  const till = await openTill({ clock: { now: () => now }, publicUrl: config.publicUrl });
  try {
    await seedDemo({ db, storage, config, secret }, now, till);
  } finally {
    await closeTill(till);
  }
  return till;
}
