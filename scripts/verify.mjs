/** Every check that needs no running program, two at a time. Prints a line for each; output only where one fails. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { ROOT, files } from "./lib/tree.mjs";

const bin = join(ROOT, "node_modules/.bin");
const node = join(bin, "node");
const script = (name) => [node, join(ROOT, "scripts", name)];

const workspaces = files
  .filter((path) => /^[^/]+\/([^/]+\/)?tsconfig[.]json$/.test(path))
  .map((path) => path.replace("/tsconfig.json", ""));

// The longest first.
const checks = [
  ...workspaces.map((workspace) => [
    `types ${workspace}`,
    [join(bin, "tsc"), "--pretty", "false", "-p", workspace],
  ]),
  ["dead code", [join(bin, "knip"), "--no-progress"]],
  [
    "imports",
    [
      node,
      "--import=./scripts/lib/typescript-for-dependency-cruiser.mjs",
      "node_modules/.bin/depcruise",
      "--no-cache",
      "--config=.dependency-cruiser.cjs",
      ...["packages", "apps", "e2e", "bench"].filter((folder) => existsSync(join(ROOT, folder))),
    ],
  ],
  ["lint", [join(bin, "oxlint")]],
  ["format", [join(bin, "oxfmt"), "--check", "."]],
  ["structure", script("check-structure.mjs")],
  ["tables", script("check-tables.mjs")],
  ["lines", script("check-lines.mjs")],
  ["direction", script("check-logical.mjs")],
  ["locales", script("check-locales.mjs")],
  ["documents", script("check-docs.mjs")],
  ["lock file", [...script("complete-lock.mjs"), "--check"]],
];

function run([command, ...args]) {
  return new Promise((resolve) => {
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, NO_COLOR: "1" };
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ isPassed: false, output: error.message }));
    child.on("close", (code) => resolve({ isPassed: code === 0, output }));
  });
}

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
const started = performance.now();
const failed = [];

async function work(queue) {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const [name, command] = check;
    const from = performance.now();
    const { isPassed, output } = await run(command);
    console.log(`${isPassed ? "ok    " : "FAILED"}  ${name.padEnd(24)} ${seconds(from)}`);
    if (!isPassed) failed.push({ name, output });
  }
}

const queue = [...checks];
await Promise.all([work(queue), work(queue)]);

for (const { name, output } of failed) console.log(`\n${name}:\n${output.trim()}`);
console.log(
  failed.length === 0
    ? `\nverify: ${checks.length} checks passed in ${seconds(started)}`
    : `\nverify: ${failed.length} of ${checks.length} checks failed in ${seconds(started)}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
