import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";

import { expect } from "./test.ts";

const SERVER = fileURLToPath(new URL("../../apps/server/dist/server.js", import.meta.url));
const CLOCK = new URL("../../scripts/shift-clock.mjs", import.meta.url).href;
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const READY_MS = 120_000;

type Row = Record<string, unknown>;

type Of = {
  /** From the port of this run: two journeys with servers of their own do not meet. */
  portsAhead: number;
  env?: Record<string, string>;
};

/** A server that a journey may kill and start again at another time, with a folder of its own. */
export function ownServer({ portsAhead, env = {} }: Of) {
  const port = String(Number(process.env.E2E_PORT) + portsAhead);
  const address = `http://127.0.0.1:${port}`;
  let dataDir = "";
  let server: ChildProcess | undefined;

  async function kill(): Promise<void> {
    if (!server) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
    server = undefined;
  }

  return {
    address,
    /** Its clock shows `atMs` when it starts, and goes on from there. */
    start: async (atMs = Date.now()) => {
      dataDir ||= await mkdtemp(join(tmpdir(), "riwaq-own-"));
      // Beside that of this process, if its own is shifted (scripts/shift-clock.mjs).
      const shift = String(atMs - Date.now() + Number(process.env.CLOCK_SHIFT_MS ?? 0));
      server = spawn(process.execPath, ["--import", CLOCK, SERVER], {
        env: {
          ...process.env,
          ...env,
          PORT: port,
          PUBLIC_URL: address,
          DATA_DIR: dataDir,
          LOG_LEVEL: "silent",
          CLOCK_SHIFT_MS: shift,
        },
        stdio: "ignore",
      });
      const isReady = () =>
        fetch(`${address}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        );
      await expect.poll(isReady, { timeout: READY_MS, intervals: [100] }).toBe(true);
    },
    kill,
    /** Every row of every table, as the backup that staff can make holds them; the server has ended. */
    rows: async () => {
      await kill();
      const file = join(dataDir, "backup.jsonl.gz");
      await promisify(execFile)("npm", ["run", "-s", "db", "--", "backup", file], {
        cwd: ROOT,
        env: { ...process.env, DATA_DIR: dataDir },
      });
      const [, ...batches] = gunzipSync(await readFile(file))
        .toString()
        .trim()
        .split("\n");
      const tables = new Map<string, Row[]>();
      for (const line of batches) {
        const { table, rows } = JSON.parse(line) as { table: string; rows: Row[] };
        tables.set(table, [...(tables.get(table) ?? []), ...rows]);
      }
      return (table: string) => tables.get(table) ?? [];
    },
    remove: async () => {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type OwnServer = ReturnType<typeof ownServer>;
