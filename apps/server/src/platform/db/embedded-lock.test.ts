import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pathToFileURL } from "node:url";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { DataDirInUse, lockDataDir } from "./embedded-lock.ts";

const SOURCE = pathToFileURL(join(import.meta.dirname, "embedded-lock.ts")).href;
let dataDir: string;
let children: Array<ChildProcessByStdio<null, Readable, null>>;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "riwaq-lock-"));
  children = [];
});
afterEach(async () => {
  for (const child of children) await kill(child);
  rmSync(dataDir, { recursive: true });
});

/** Another process that takes the lock and says what came of it. */
async function holder(purpose: string) {
  const code = `
    const { lockDataDir } = await import(${JSON.stringify(SOURCE)});
    try {
      globalThis.held = lockDataDir(${JSON.stringify(dataDir)}, ${JSON.stringify(purpose)});
      console.log("held");
      setInterval(() => {}, 1000);
    } catch (error) {
      console.log(error.message);
    }`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  children.push(child);
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return { child, said: said.toString().trim() };
}

async function kill(child: ChildProcessByStdio<null, Readable, null>) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

describe("the lock of the embedded database", () => {
  it("keeps a second process out, and tells it who is in", async () => {
    const { child, said } = await holder("server");
    expect(said).toBe("held");
    expect(() => lockDataDir(dataDir, "backup")).toThrow(DataDirInUse);
    expect(() => lockDataDir(dataDir, "backup")).toThrow(
      `${dataDir} is in use by process ${child.pid} (server). Stop it first, or set another DATA_DIR.`,
    );
  });

  it("keeps another process out while this one holds it", async () => {
    const lock = lockDataDir(dataDir, "backup");
    const { said } = await holder("server");
    expect(said).toContain(`is in use by process ${process.pid} (backup)`);
    lock.release();
    expect((await holder("server")).said).toBe("held");
  });

  it("is free at once when its holder was killed", async () => {
    const { child } = await holder("server");
    await kill(child);
    const lock = lockDataDir(dataDir, "server");
    expect((await holder("server")).said).toContain(`process ${process.pid} (server)`);
    lock.release();
  });

  it("lets one of several in that start together", async () => {
    const started = await Promise.all(["a", "b", "c"].map((purpose) => holder(purpose)));
    expect(started.filter(({ said }) => said === "held")).toHaveLength(1);
  });

  it("is of one folder only", () => {
    const one = lockDataDir(join(dataDir, "one"), "server");
    const two = lockDataDir(join(dataDir, "two"), "server");
    expect(() => lockDataDir(join(dataDir, "two"), "backup")).toThrow(DataDirInUse);
    one.release();
    two.release();
  });
});
