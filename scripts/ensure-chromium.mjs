/** Finds a Chromium for the browser journeys and prints its path; as root on Debian it installs one. */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function ofPlaywright() {
  const caches = [
    process.env["PLAYWRIGHT_BROWSERS_PATH"],
    join(homedir(), ".cache/ms-playwright"),
    join(homedir(), "Library/Caches/ms-playwright"),
  ].filter((cache) => cache && existsSync(cache));
  return caches
    .flatMap((cwd) =>
      globSync("chromium-*/*/{chrome,Chromium.app/Contents/MacOS/Chromium}", { cwd }).map((path) =>
        join(cwd, path),
      ),
    )
    .toSorted()
    .at(-1);
}

/** The path of a Chromium, or undefined: CHROMIUM_PATH, then the system's, then Playwright's own. */
export function findChromium() {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onSystem = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onSystem, ...MAC].find((path) => existsSync(path)) ?? ofPlaywright();
}

function canInstall() {
  const release = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  return process.getuid?.() === 0 && /^ID=debian$/m.test(release);
}

function install() {
  console.error("No Chromium found: installing Debian's (once, about a minute)");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => {
    const { status, stdout, stderr } = spawnSync("apt-get", args, {
      env,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
    if (status !== 0) console.error(`apt-get ${args[0]} failed:\n${stdout}${stderr}`);
    return status === 0;
  };
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", "chromium");
}

function main() {
  const named = process.env["CHROMIUM_PATH"];
  if (!findChromium() && !named && canInstall()) install();
  const found = findChromium();
  if (found) {
    console.log(`Chromium: ${found}`);
    return;
  }
  console.error(
    named
      ? `CHROMIUM_PATH names a file that does not exist: ${named}`
      : "No Chromium found: run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.",
  );
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main();
