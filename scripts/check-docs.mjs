/** What the documents name must exist: paths, links, commands, settings. */
import { existsSync, globSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";

import { ROOT, files, isIgnored, read, report } from "./lib/tree.mjs";

const KNOWN = /[.](ts|tsx|mjs|cjs|js|json|md|css|sql|ya?ml|png|svg|html)$/;
/** File names that documents name as a pattern. */
const PATTERNS =
  /^((routes|queries|policy|presenter|model)[.]ts|<verb>-<noun>([.](job|handler))?[.]ts)$/;
const topLevel = new Set(
  files.map((path) => path.split("/")[0]).filter((name) => !KNOWN.test(name)),
);
const names = new Set(files.map((path) => basename(path)));
const documents = files.filter((path) => path.endsWith(".md"));

const commands = new Set(
  files
    .filter((path) => basename(path) === "package.json")
    .flatMap((path) => Object.keys(JSON.parse(read(path)).scripts ?? {})),
);

function isPath(text) {
  if (/[\s:@$()|=]|^\/|^-|^[*.]+[a-z-]+$/i.test(text)) return false;
  return (
    KNOWN.test(text) ||
    (text.includes("/") && topLevel.has(text.replace(/^\.\//, "").split("/")[0]))
  );
}

function exists(text, document) {
  if (PATTERNS.test(text)) return true;
  const path = text.replaceAll(/<[^>]+>/g, "*").replace(/#.*$/, "");
  if (isIgnored(normalize(path))) return true;
  const candidates = [path, join(dirname(document), path)];
  if (/[*{]/.test(path)) return candidates.some((one) => globSync(one, { cwd: ROOT }).length > 0);
  return (
    candidates.some((one) => existsSync(join(ROOT, one))) ||
    (!path.includes("/") && names.has(path))
  );
}

function documentProblems(document) {
  const text = read(document);
  const prose = text.replaceAll(/^```.*?^```/gms, "");
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1]).filter(isPath);
  const linked = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => match[1])
    .filter((target) => !/^([a-z]+:|#)/.test(target));
  const scripts = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1]);
  return [
    ...[...quoted, ...linked]
      .filter((path) => !exists(path, document))
      .map((path) => `${path} does not exist`),
    ...scripts
      .filter((name) => !commands.has(name))
      .map((name) => `npm run ${name} does not exist`),
  ].map((problem) => `${document}: ${problem}`);
}

/** The table of settings and the server's schema name the same variables; the README has some of them. */
function settingsProblems() {
  const rowsOf = (path) =>
    new Set([...read(path).matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map((row) => row[1]));
  const rows = rowsOf("docs/operations.md");
  const schema = read("apps/server/src/platform/config.ts");
  const settings = new Set([...schema.matchAll(/^  ([A-Z][A-Z_]+): z\./gm)].map((line) => line[1]));
  return [
    ...[...settings]
      .filter((name) => !rows.has(name))
      .map((name) => `docs/operations.md: the setting ${name} is missing`),
    ...[...rows, ...rowsOf("README.md")]
      .filter((name) => !settings.has(name))
      .map((name) => `a table of settings: ${name} is no setting`),
  ];
}

/** The image says these itself. */
const SET_BY_THE_IMAGE = new Set(["NODE_ENV", "PORT", "HOST", "DATA_DIR"]);

/** Every setting is listed among the examples and handed through to the container. */
function handedThroughProblems() {
  const named = (path, pattern) => new Set([...read(path).matchAll(pattern)].map((one) => one[1]));
  const settings = named("apps/server/src/platform/config.ts", /^  ([A-Z][A-Z0-9_]+): z\./gm);
  const examples = named(".env.example", /^([A-Z][A-Z0-9_]+)=/gm);
  const handed = named("compose.yaml", /^      ([A-Z][A-Z0-9_]+): /gm);
  return [
    ...[...settings]
      .filter((name) => !examples.has(name))
      .map((name) => `.env.example: the setting ${name} is missing`),
    ...[...settings]
      .filter((name) => !handed.has(name) && !SET_BY_THE_IMAGE.has(name))
      .map((name) => `compose.yaml: the setting ${name} is not handed through`),
  ];
}

report([...documents.flatMap(documentProblems), ...settingsProblems(), ...handedThroughProblems()]);
