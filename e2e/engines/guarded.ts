import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** Ends the program, whatever it started and its folder as soon as nobody holds the other end of its input. */
const GUARD = `setsid "$@" </dev/null & read -r _; kill -9 -$!; wait $! 2>/dev/null; rm -rf "$TMPDIR"`;

const SPEAKS_WITHIN_MS = 60_000;

export type Guarded = {
  /** Its own, for what it writes while it runs. */
  folder: string;
  stderr: Readable;
  /** What it writes where its caller asked it to: the file descriptor 3. */
  third: Readable;
  end(): Promise<void>;
};

/** A program that outlives nobody: it ends when it is told, and when this process ends, however that happens. */
export function startGuarded(
  program: string,
  args: (folder: string) => readonly string[],
  env: Record<string, string> = {},
): Guarded {
  const folder = mkdtempSync(join(tmpdir(), "riwaq-engines-"));
  const guard: ChildProcess = spawn("sh", ["-c", GUARD, "guard", program, ...args(folder)], {
    // Away from the terminal, whose Ctrl-C would end the guard first.
    detached: true,
    env: { ...process.env, ...env, TMPDIR: folder },
    stdio: ["pipe", "ignore", "pipe", "pipe"],
  });
  guard.stderr?.resume();
  return {
    folder,
    stderr: guard.stderr as Readable,
    third: guard.stdio[3] as Readable,
    end: async () => {
      const ended = once(guard, "exit");
      guard.stdin?.end();
      await ended;
    },
  };
}

/** What a program says first of all that looks like this. */
export function heard(stream: Readable, sought: RegExp): Promise<string> {
  let said = "";
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  stream.on("data", (chunk) => {
    said += String(chunk);
    const [found] = sought.exec(said) ?? [];
    if (found) resolve(found);
  });
  AbortSignal.timeout(SPEAKS_WITHIN_MS).addEventListener("abort", () => {
    reject(new Error(`${sought} was never said: ${said}`));
  });
  return promise;
}
