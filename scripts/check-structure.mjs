/** Names, places and lengths of files. Usage: check-structure.mjs [--self-test] */
import assert from "node:assert/strict";
import { basename, dirname, extname } from "node:path";

import { files, lineCount, read, report } from "./lib/tree.mjs";

const FORBIDDEN_NAMES = /^(utils?|helpers?|common|misc|managers?|service)$/;
const SERVER_FEATURE_FILE =
  /^(routes|queries|policy|presenter|notify|states|[a-z0-9]+(-[a-z0-9]+)+|[a-z0-9]+(-[a-z0-9]+)+[.]job)[.]ts$/;
const WEB_FEATURE_ENTRY = /^(queries[.]ts|mutations[.]ts|components|model|model[.]ts)$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*([.][a-z0-9]+(-[a-z0-9]+)*)*$/;
const CODE = new Set([".ts", ".tsx", ".mjs", ".cjs", ".css"]);

const isTest = (path) => /[.]test[.]tsx?$|[.]d[.]ts$/.test(path);
const isGenerated = (path) => /[.]gen[.]ts$|\/db\/migrations\//.test(path);
const isWebRoute = (path) => path.startsWith("apps/web/src/routes/");
const camelCase = (kebab) => kebab.replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

function limitOf(path) {
  if (isTest(path)) return 300;
  if (isWebRoute(path) && !path.endsWith("__root.tsx")) return 60;
  if (/^apps\/web\/src\/(components|features\/.*\/components)\/.*[.]tsx$/.test(path)) return 150;
  return 300;
}

function nameProblem(path) {
  for (const part of path.split("/")) {
    const stem = part.split(".")[0];
    if (FORBIDDEN_NAMES.test(stem)) {
      return `the name "${stem}" says nothing: use a word of the domain`;
    }
    const isFree = part.startsWith(".") || isWebRoute(path) || part === "Dockerfile";
    if (!isFree && !KEBAB.test(part)) return `"${part}" is not kebab-case`;
  }
  return basename(path).startsWith("index.") && !isWebRoute(path)
    ? "a barrel or index file: import from the file itself"
    : undefined;
}

/** A folder with routes; beside it stand rooms of tables, of adapters and of what several commands build on. */
const isRoom = (path, paths) =>
  path.startsWith("apps/web/") || paths.has(`${dirname(path)}/routes.ts`);

function placeProblem(path, paths) {
  if (!isRoom(path, paths)) return undefined;
  const [, side, rest] =
    /^apps\/(server|web)\/src\/(?:modules\/[^/]+|views|features\/[^/]+)\/[^/]+\/(.+)$/.exec(path) ??
    [];
  if (!side || isTest(path)) return undefined;
  if (side === "web") {
    return WEB_FEATURE_ENTRY.test(rest.split("/")[0])
      ? undefined
      : "a web feature has queries.ts, mutations.ts, components/ and model.ts (or model/) only";
  }
  return SERVER_FEATURE_FILE.test(rest)
    ? undefined
    : "a server feature has routes.ts, queries.ts, policy.ts, presenter.ts, states.ts, <verb>-<noun>.ts, *.job.ts and tests only";
}

/** A command's file carries the name of the function it exports. */
function commandProblem(path, text, paths) {
  if (!isRoom(path, paths)) return undefined;
  const [, name] =
    /^apps\/server\/src\/(?:modules\/[^/]+|views)\/[^/]+\/([a-z0-9]+(?:-[a-z0-9]+)+)[.]ts$/.exec(
      path,
    ) ?? [];
  if (!name || isTest(path)) return undefined;
  const wanted = camelCase(name);
  return new RegExp(`export (async )?(function|const) ${wanted}\\b`).test(text)
    ? undefined
    : `a command's file exports a function of its own name: ${wanted}`;
}

function commentProblem(path, text) {
  if (isTest(path)) return undefined;
  const topped =
    /^apps\/server\/src\/(?:modules\/[^/]+|views)\/[^/]+\/(routes|policy)[.]ts$|^packages\/domain\/src\/(?!.*testing\/)/;
  if (topped.test(path) && !/^\s*(\/\*\*|\/\/)/m.test(text.split(/^export /m)[0])) {
    return "one sentence of comment tops each routes.ts, policy.ts and domain file";
  }
  if (!/^packages\/domain\/src\/(?!.*testing\/)/.test(path)) return undefined;
  const bare = /(?<!\*\/)\n(export (?:async )?function (\w+))/.exec(`\n${text}`);
  return bare ? `the public function ${bare[2]} of the domain has no docstring` : undefined;
}

function problemsOf(path, text, paths) {
  const length = lineCount(text);
  const limit = limitOf(path);
  const tooLong =
    length > limit && extname(path) !== ".json"
      ? `${length} lines; the limit here is ${limit}`
      : undefined;
  return [
    nameProblem(path),
    placeProblem(path, paths),
    commandProblem(path, text, paths),
    commentProblem(path, text),
    tooLong,
  ]
    .filter(Boolean)
    .map((problem) => `${path}: ${problem}`);
}

/** A domain word is one room with one name on every floor: it has a contract where it has calls. */
function roomProblems(paths) {
  const contracts = new Set(
    paths
      .filter((path) => path.startsWith("packages/contracts/src/"))
      .map((path) => basename(path, ".ts")),
  );
  const rooms = paths.map((path) =>
    /^apps\/(?:server\/src\/(?:modules\/[^/]+|views)\/([^/]+)\/routes[.]ts|web\/src\/features\/[^/]+\/([^/]+)\/(?:api\/|(?:queries|mutations)[.]ts$))/.exec(
      path,
    ),
  );
  const names = new Map(rooms.filter(Boolean).map((room) => [`${room[0]}`, room[1] ?? room[2]]));
  return [...names]
    .filter(([, name]) => !contracts.has(name))
    .map(
      ([place, name]) =>
        `${place}: no packages/contracts/src/${name}.ts (one word, one name on every floor)`,
    );
}

function lengthReport(sources) {
  const byWorkspace = Map.groupBy(sources, ({ path }) => path.split("/").slice(0, 2).join("/"));
  const total = (all) => all.reduce((sum, { length }) => sum + length, 0);
  for (const [workspace, all] of byWorkspace) {
    const [tests = [], code = []] = [true, false].map((wanted) =>
      all.filter(({ path }) => isTest(path) === wanted),
    );
    const lengths = code.map(({ length }) => length).toSorted((a, b) => a - b);
    const at = (share) =>
      lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0;
    const ratio = (total(tests) / Math.max(1, total(code))).toFixed(2);
    console.log(
      `${workspace}: ${code.length} files, median ${at(0.5)}, p90 ${at(0.9)} lines; tests ${ratio} of source`,
    );
  }
}

function selfTest() {
  const paths = new Set(["apps/server/src/modules/m/a/routes.ts"]);
  const found = (path, text = "") => problemsOf(path, text, paths).length;
  assert.equal(
    found("apps/server/src/modules/m/a/save-week.ts", "export async function saveWeek() {}"),
    0,
  );
  assert.equal(found("apps/server/src/modules/m/a/save-week.ts", "export const x = 1;"), 1);
  assert.equal(found("apps/server/src/modules/m/a/index.ts"), 2);
  assert.equal(found("apps/server/src/platform/mail/helpers.ts"), 1);
  assert.equal(found("apps/web/src/lib/fooBar.ts"), 1);
  assert.equal(found("apps/web/src/routes/_app/$id.tsx"), 0);
  assert.equal(found("apps/web/src/routes/about.tsx", "x\n".repeat(61)), 1);
  assert.equal(
    found("packages/domain/src/time/day.ts", "/** Days. */\nexport function day() {}"),
    0,
  );
  assert.equal(
    found("packages/domain/src/time/day.ts", "/** Top. */\n\nexport function day() {}"),
    1,
  );
  assert.equal(roomProblems(["apps/web/src/features/identity/log-in/api/login.ts"]).length, 1);
}

selfTest();
const sources = files.filter(
  (path) => CODE.has(extname(path)) && path.includes("/") && !isGenerated(path),
);
const measured = sources.map((path) => ({ path, text: read(path), length: lineCount(read(path)) }));
const paths = new Set(files);
report([
  ...measured.flatMap(({ path, text }) => problemsOf(path, text, paths)),
  ...roomProblems(files),
]);
lengthReport(measured.filter(({ path }) => /^(apps|packages)\/[^/]+\/src\//.test(path)));
