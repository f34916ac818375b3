import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { TestProject } from "vitest/node";

import { MIGRATIONS_DIR } from "../src/paths.ts";
import { migratedSnapshot } from "../src/platform/db/snapshot.ts";
import { makeTemplate } from "./server-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    snapshotFile: string;
    templateName: string;
  }
}

/** One migrated database for the whole run: a snapshot file, or a template on the server at TEST_DATABASE_URL. */
export async function setup(project: TestProject): Promise<void> {
  const version = migrationsHash();
  const cache = join(import.meta.dirname, "../node_modules/.cache");
  const snapshotFile = join(cache, `empty-database-${version}.tar.gz`);
  const url = process.env.TEST_DATABASE_URL;
  if (url) await makeTemplate(url, `riwaq_template_${version}`);
  else if (!existsSync(snapshotFile)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(snapshotFile, await migratedSnapshot());
  }
  project.provide("snapshotFile", snapshotFile);
  project.provide("templateName", `riwaq_template_${version}`);
}

function migrationsHash(): string {
  const hash = createHash("sha256");
  const files = readdirSync(MIGRATIONS_DIR).filter((name) => name.endsWith(".sql"));
  // The journal says when each was made: that is by what a database knows which ones it has.
  for (const file of [...files.toSorted(), "meta/_journal.json"]) {
    hash.update(readFileSync(join(MIGRATIONS_DIR, file)));
  }
  return hash.digest("hex").slice(0, 12);
}
