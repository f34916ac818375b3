import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

import { eq } from "drizzle-orm";

import { programmes } from "../modules/people/tables/programmes.ts";
import { DEMO_FILES_DIR } from "../paths.ts";
import type { Transaction } from "../platform/db/transaction.ts";
import type { Storage } from "../platform/storage/storage.ts";
import type { ProgrammeIds } from "./write-teaching.ts";

/** A page of a lesson, written for the demo, on the page of the programme that it belongs to. */
export async function writeSample(
  tx: Transaction,
  programmeIds: ProgrammeIds,
  storage: Storage,
): Promise<void> {
  const bytes = await readFile(join(DEMO_FILES_DIR, "lesson-page.webp"));
  const sampleKey = `samples/${randomBytes(24).toString("base64url")}`;
  await storage.put(sampleKey, Readable.from([bytes]), bytes.length);
  await tx
    .update(programmes)
    .set({ sampleKey, sampleBytes: bytes.length })
    .where(eq(programmes.id, programmeIds["standard-arabic"]));
}
