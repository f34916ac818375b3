import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Folder names that .gitignore names (`dist/`): never part of the project's own tree. */
const ignoredFolders = new Set(
  readFileSync(join(ROOT, ".gitignore"), "utf8")
    .split("\n")
    .filter((line) => /^[^*!#/]+\/$/.test(line))
    .map((line) => line.slice(0, -1)),
);
const ignoredFiles =
  /(\.log|\.tsbuildinfo|^\.env|^package-lock\.json|\.(png|jpg|webp|avif|ico|woff2?|ttf))$/;

function walk(folder, found) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // A folder, or in a second working tree a file.
    if (entry.name === ".git") continue;
    if (entry.isDirectory()) {
      if (!ignoredFolders.has(entry.name)) walk(join(folder, entry.name), found);
    } else if (!ignoredFiles.test(entry.name)) {
      found.push(relative(ROOT, join(folder, entry.name)));
    }
  }
  return found;
}

/** Every text file of the project, relative to the root, sorted; without what .gitignore leaves out. */
export const files = walk(ROOT, []).toSorted();

export function isIgnored(path) {
  return path.split("/").some((part) => ignoredFolders.has(part) || part === ".env");
}

export function read(path) {
  return readFileSync(join(ROOT, path), "utf8");
}

export function lineCount(text) {
  return text === "" ? 0 : text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

/** The end of every check: prints each problem, one a line, and sets the exit code. */
export function report(problems, summary) {
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) {
    console.log(`${problems.length} problem${problems.length === 1 ? "" : "s"}`);
    process.exitCode = 1;
  } else if (summary) {
    console.log(summary);
  }
}
