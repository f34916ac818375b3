/**
 * `npm install` leaves platform packages out of the lock file where it could not fetch them, and `npm ci` then refuses
 * the lock. This writes an entry for each, with the platform that its name says; `--check` only tells.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "./lib/tree.mjs";

const FILE = join(ROOT, "package-lock.json");
const PARTS =
  /(?<os>android|darwin|freebsd|linux|openharmony|win32|aix|netbsd|openbsd|sunos)-(?<cpu>arm64|arm|x64|ia32|ppc64|riscv64|s390x|loong64|mips64el|x86)(-(?<libc>gnu|musl))?/;

const text = readFileSync(FILE, "utf8");
const lock = JSON.parse(text);
const places = Object.keys(lock.packages);

function isLocked(name) {
  return places.some((place) => place.endsWith(`node_modules/${name}`));
}

function entryFor(name, version, parent) {
  const { os, cpu, libc } = PARTS.exec(name)?.groups ?? {};
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(parent.dev ? { dev: true } : {}),
    ...(libc ? { libc: [libc === "gnu" ? "glibc" : libc] } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}

const missing = Object.values(lock.packages)
  .filter((parent) => !parent.link)
  .flatMap((parent) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name, version]) => /^\d/.test(version) && PARTS.test(name) && !isLocked(name))
      .map(([name, version]) => [`node_modules/${name}`, entryFor(name, version, parent)]),
  );

if (process.argv.includes("--check")) {
  for (const [place] of missing) console.log(`package-lock.json: ${place} is missing`);
  if (missing.length > 0) {
    console.log("npm ci would refuse the lock file: run `node scripts/complete-lock.mjs`");
    process.exit(1);
  }
} else if (missing.length > 0) {
  const sorted = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
  sorted.sort(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = Object.fromEntries(sorted);
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} platform packages written`);
}
