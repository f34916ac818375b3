import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

import { DAY_MS } from "@riwaq/domain/time/civil-date";

import { applicationFiles } from "../modules/people/tables/application-files.ts";
import { DEMO_FILES_DIR } from "../paths.ts";
import type { Transaction } from "../platform/db/transaction.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { entriesOf } from "./people.ts";
import { TEACHING } from "./teaching-profiles.ts";
import type { PersonIds } from "./write-people.ts";

const ADDED_DAYS_AGO = 120;
const CERTIFICATE = { file: "shahada.webp", mimeType: "image/webp" };
/** No voice: a melody that says so itself. */
const RECITATION = { file: "tilawa.webm", mimeType: "audio/webm" };
const RECITATION_MS = 12_200;

/** What each teacher showed the institute: checked of those who teach, still to be heard and looked at of who applied. */
export async function writeApplications(
  tx: Transaction,
  now: Date,
  ids: PersonIds,
  storage: Storage,
): Promise<void> {
  const addedAt = new Date(now.getTime() - ADDED_DAYS_AGO * DAY_MS);
  for (const [teacher, { approval, certificates }] of entriesOf(TEACHING)) {
    const isChecked = approval === "approved";
    const judged = isChecked
      ? { state: "checked" as const, judgedAt: addedAt, judgedById: ids.staff }
      : {};
    const row = { teacherId: ids[teacher], createdAt: addedAt, ...judged };
    const recited = await keep(RECITATION, storage);
    await tx
      .insert(applicationFiles)
      .values({ ...row, kind: "recitation", durationMs: RECITATION_MS, ...recited });
    for (const said of certificates) {
      const kept = await keep(CERTIFICATE, storage);
      await tx.insert(applicationFiles).values({ ...row, kind: "certificate", ...said, ...kept });
    }
  }
}

async function keep({ file, mimeType }: typeof CERTIFICATE, storage: Storage) {
  const bytes = await readFile(join(DEMO_FILES_DIR, file));
  const storageKey = `applications/${randomBytes(24).toString("base64url")}`;
  await storage.put(storageKey, Readable.from([bytes]), bytes.length);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { mimeType, sizeBytes: bytes.length, sha256, storageKey };
}
