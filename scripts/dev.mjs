/** `npm run dev`: the server with reload and Vite side by side; one Ctrl-C, or the end of one, stops both. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const WORKSPACES = { server: "@riwaq/server", web: "@riwaq/web" };
const COLOURS = { server: "\u001b[36m", web: "\u001b[35m" };
const STOP_AFTER_MS = 5_000;

const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" };
let isStopping = false;
const children = Object.entries(WORKSPACES).map(([name, workspace]) => start(name, workspace));

function start(name, workspace) {
  const child = spawn("npm", ["run", "--silent", "dev", "-w", workspace], {
    env: { NODE_ENV: "development", ...colours, ...process.env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true, // its own process group: a signal reaches everything it starts
  });
  const label = process.stdout.isTTY
    ? `${COLOURS[name]}${name.padEnd(6)}\u001b[0m`
    : name.padEnd(6);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => console.log(`${label} │ ${line}`));
  }
  child.on("exit", (code) => {
    if (!isStopping) console.log(`${label} │ stopped (${code ?? "by a signal"})`);
    stop(code ?? 1);
  });
  return child;
}

function signal(child, name) {
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

function stop(exitCode) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = exitCode;
  for (const child of children) signal(child, "SIGTERM");
  setTimeout(() => children.forEach((child) => signal(child, "SIGKILL")), STOP_AFTER_MS).unref();
}

process.on("SIGINT", () => stop(0));
process.on("SIGTERM", () => stop(0));
