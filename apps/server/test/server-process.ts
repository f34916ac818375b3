import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("../dist/server.js", import.meta.url));

export type ServerProcess = {
  url: string;
  child: ChildProcess;
  /** What it wrote to its error output. */
  errors(): string;
  exit(signal: NodeJS.Signals): Promise<number | null>;
};

const running = new Set<ChildProcess>();

/** Ends what a failed test left behind. */
export function killServers(): void {
  for (const child of running) child.kill("SIGKILL");
}

/** The built server as a process of its own, ready to answer; for what only a process can show. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const started = await spawnServer(env);
  await untilReady(started);
  return started;
}

export async function spawnServer(env: Record<string, string>): Promise<ServerProcess> {
  if (!existsSync(SERVER)) throw new Error("The server is not built: npm run build");
  const port = await freePort();
  const child = spawn(process.execPath, [SERVER], {
    env: {
      ...inherited(),
      PORT: String(port),
      LOG_LEVEL: "silent",
      RATE_LIMITS: "off",
      STAFF_TWO_STEP: "off",
      ...env,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let errors = "";
  child.stderr.on("data", (chunk) => (errors += String(chunk)));
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    errors: () => errors,
    exit: async (signal) => {
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** Nothing of this machine's settings, but where its commands lie and what its clock is made to show. */
function inherited(): Record<string, string> {
  const names = ["PATH", "NODE_OPTIONS", "CLOCK_SHIFT_MS", "LD_PRELOAD", "FAKETIME"];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
}

async function untilReady({ url, child, errors }: ServerProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) {
      throw new Error(`the server stopped with ${child.exitCode}: ${errors()}`);
    }
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await once(child, "exit", { signal: AbortSignal.timeout(30) }).catch(() => {});
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}
