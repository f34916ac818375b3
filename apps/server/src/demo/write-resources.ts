import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

import { DAY_MS } from "@riwaq/domain/time/civil-date";

import { resourceAssignments } from "../modules/learning/tables/resource-assignments.ts";
import { resourceVersions } from "../modules/learning/tables/resource-versions.ts";
import { resources } from "../modules/learning/tables/resources.ts";
import { storageKey } from "../modules/learning/uploads/storage-key.ts";
import { DEMO_FILES_DIR } from "../paths.ts";
import type { Transaction } from "../platform/db/transaction.ts";
import { inspectFile } from "../platform/files/inspect-file.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { RESOURCES } from "./resources.ts";
import type { PersonIds } from "./write-people.ts";

/** Material with files that open: each one looked through and kept as if its teacher had sent it. */
export async function writeResources(
  tx: Transaction,
  now: Date,
  ids: PersonIds,
  storage: Storage,
): Promise<void> {
  for (const { teacher, title, daysOld, assignedTo, file } of RESOURCES) {
    const at = new Date(now.getTime() - daysOld * DAY_MS);
    const id = randomUUID();
    const { type, ...kept } = await keepFile(file, storage);
    const teacherId = ids[teacher];
    const { sizeBytes } = kept;
    const dates = { createdAt: at, updatedAt: at };
    await tx
      .insert(resources)
      .values({ id, teacherId, title, type, sizeBytes, version: 1, ...dates });
    await tx.insert(resourceVersions).values({
      ...kept,
      resourceId: id,
      version: 1,
      uploadedById: teacherId,
      createdAt: at,
    });
    const given = assignedTo.map((one) => ({ resourceId: id, studentId: ids[one], createdAt: at }));
    if (given.length > 0) await tx.insert(resourceAssignments).values(given);
  }
}

async function keepFile(fileName: string, storage: Storage) {
  const path = join(DEMO_FILES_DIR, fileName);
  const { type, mimeType } = await inspectFile(path);
  const bytes = await readFile(path);
  const key = storageKey(randomBytes(24).toString("base64url"));
  await storage.put(key, Readable.from([bytes]), bytes.length);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { type, fileName, mimeType, sizeBytes: bytes.length, sha256, storageKey: key };
}
