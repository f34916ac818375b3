import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export class DataDirInUse extends Error {}

/**
 * Two processes on one embedded database silently lose rows, so each takes this lock first. It is the operating
 * system's own (an exclusive transaction on a small SQLite file): a killed process leaves nothing behind.
 */
export function lockDataDir(dataDir: string, purpose: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const holderFile = join(dataDir, "lock.json");
  const lock = new DatabaseSync(join(dataDir, "lock.sqlite"));
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new DataDirInUse(
      `${dataDir} is in use by ${holderOf(holderFile)}. Stop it first, or set another DATA_DIR.`,
    );
  }
  writeFileSync(holderFile, JSON.stringify({ pid: process.pid, purpose }));
  return { release: () => lock.close() };
}

function holderOf(file: string): string {
  try {
    const holder = JSON.parse(readFileSync(file, "utf8")) as { pid: number; purpose: string };
    return `process ${holder.pid} (${holder.purpose})`;
  } catch {
    return "another process";
  }
}
