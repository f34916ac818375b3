/**
 * Every check that needs no running program, two at a time. Prints a line for each; output only where one fails.
 * Usage: verify.mjs [--changed]. With `--changed` only what the changes since the last commit can have broken: types of
 * the workspaces they touch and of those that use them, their lint and format; dead code and imports are for the whole.
 */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { ROOT, files } from "./lib/tree.mjs";

const bin = join(ROOT, "node_modules/.bin");
const node = join(bin, "node");
const script = (name) => [node, join(ROOT, "scripts", name)];

// By its place: the old compiler, which other tools need, brings a program of the same name. One thread each, because
// two checks run at a time and a second thread checks much of the same again.
const TSC = join(ROOT, "node_modules/typescript/bin/tsc");

const workspaces = files
  .filter((path) => /^[^/]+\/([^/]+\/)?tsconfig[.]json$/.test(path))
  .map((path) => path.replace("/tsconfig.json", ""));

const isWhole = !process.argv.includes("--changed");
const changed = isWhole ? files : changedFiles();

function changedFiles() {
  const git = (...args) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).split("\n");
  const named = [
    ...git("diff", "--name-only", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  return named.filter(Boolean);
}

/** The workspaces with a changed file, and all that use one of them; what all of them use concerns every one. */
function concerned() {
  if (changed.some((path) => /^(package(-lock)?|tsconfig[.]base)[.]json$/.test(path))) {
    return workspaces;
  }
  const usedBy = (workspace) => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(ROOT, workspace, "package.json"), "utf8"),
    );
    return Object.keys({ ...dependencies, ...devDependencies });
  };
  const nameOf = (workspace) => `@riwaq/${workspace.split("/").at(-1)}`;
  const found = new Set(
    workspaces.filter((workspace) => changed.some((path) => path.startsWith(`${workspace}/`))),
  );
  // Iterating a set goes on with what is added meanwhile.
  for (const one of found) {
    for (const other of workspaces) if (usedBy(other).includes(nameOf(one))) found.add(other);
  }
  // Those outside the two folders reach into the others by path.
  const isOutside = (workspace) => !/^(apps|packages)\//.test(workspace);
  return workspaces.filter((one) => found.has(one) || (found.size > 0 && isOutside(one)));
}

const types = (isWhole ? workspaces : concerned()).map((workspace) => [
  `types ${workspace}`,
  [node, TSC, "--pretty", "false", "--singleThreaded", "-p", workspace],
]);

const ofTheWhole = [
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
];

const named = isWhole ? [] : changed.filter((path) => existsSync(join(ROOT, path)));
const cheap = [
  ["lint", [join(bin, "oxlint"), ...named.filter((path) => /[.]([cm]?js|tsx?)$/.test(path))]],
  ["format", [join(bin, "oxfmt"), "--check", "--no-error-on-unmatched-pattern", ...named]],
  ["structure", script("check-structure.mjs")],
  ["tables", script("check-tables.mjs")],
  ["writes", script("check-writes.mjs")],
  ["lines", script("check-lines.mjs")],
  ["direction", script("check-logical.mjs")],
  ["locales", script("check-locales.mjs")],
  ["texts", script("check-texts.mjs")],
  ["documents", script("check-docs.mjs")],
  ["lock file", [...script("complete-lock.mjs"), "--check"]],
];

// The longest first.
const checks = changed.length === 0 ? [] : [...types, ...(isWhole ? ofTheWhole : []), ...cheap];

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
