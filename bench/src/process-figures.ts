import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("../../apps/server/dist/server.js", import.meta.url));

/** As `npm start` starts it: left alone, V8 lets the heap grow by half again before it looks for what is free. */
const FLAGS = ["--max-semi-space-size=8", "--heap-growing-percent=40"];

export type Running = {
  url: string;
  readyMs: number;
  pid: number;
  rssMb(): number;
  stop(): Promise<void>;
  /** At once, in the middle of whatever it does. */
  kill(): Promise<void>;
};

/** Starts the built server as its own process and waits until it is ready. */
export async function startServer(env: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const start = performance.now();
  const child = spawn(process.execPath, [...FLAGS, SERVER], {
    env: {
      PATH: process.env.PATH ?? "",
      PORT: String(port),
      LOG_LEVEL: "error",
      RATE_LIMITS: "off",
      STAFF_TWO_STEP: "off",
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return {
    url,
    readyMs: performance.now() - start,
    pid: child.pid ?? 0,
    rssMb: () => rssOf(child.pid ?? 0),
    stop: () => end(child, "SIGTERM"),
    kill: () => end(child, "SIGKILL"),
  };
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) {
      throw new Error(`the server stopped with ${child.exitCode}; is it built?`);
    }
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export function rssOf(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(line?.[1] ?? Number.NaN) / 1024;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}
