import { ConfigError } from "../platform/config.ts";
import { BackupUnusable } from "../platform/db/backup.ts";
import { DatabaseNotEmpty } from "../platform/db/copy-rows.ts";
import { DataDirInUse } from "../platform/db/embedded-lock.ts";
import { DatabaseTooOld } from "../platform/db/migrate.ts";

/** A fault that a person at the terminal can mend: shown without a stack. */
export class CliError extends Error {}

const PLAIN = [
  CliError,
  ConfigError,
  DataDirInUse,
  BackupUnusable,
  DatabaseNotEmpty,
  DatabaseTooOld,
];

/** Runs one command: prints its answer, or the usage where it has none; exits 1 with a plain line on a fault. */
export async function runCli(
  usage: string,
  command: () => Promise<string | undefined>,
): Promise<void> {
  try {
    const answer = await command();
    if (answer === undefined) process.exitCode = 2;
    process.stdout.write(`${answer ?? usage}\n`);
  } catch (error) {
    process.stderr.write(`${faultText(error)}\n`);
    process.exitCode = 1;
  }
}

function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isPlain =
    PLAIN.some((kind) => error instanceof kind) || ("code" in error && error.code === "ENOENT");
  return isPlain ? error.message : (error.stack ?? error.message);
}
