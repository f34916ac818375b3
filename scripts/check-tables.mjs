/**
 * A table belongs to one module: nobody else writes it, and what lies below that module does not read it either, but for
 * what docs/decisions/017-modules-stand-in-an-order.md excuses. Who is whose guardian is asked of people alone
 * (docs/decisions/018). Usage: check-tables.mjs
 */
import assert from "node:assert/strict";

import parts from "./lib/server-parts.cjs";
import { files, read, report } from "./lib/tree.mjs";

const SERVER = "apps/server/src/";
const TABLE = /^apps\/server\/src\/(?:modules\/([^/]+)|(platform)\/.*)?\/tables\/[^/]+[.]ts$/;
const isTest = (path) => /[.]test[.]ts$|\/test\//.test(path);
// The demo fills an empty institute at once; it is composed above all modules, like the server itself.
const isComposition = (path) => /^apps\/server\/src\/(demo|cli)\//.test(path);

const ownerOf = (path) => {
  const [, area, module] = /^apps\/server\/src\/([^/]+)\/([^/]+)/.exec(path) ?? [];
  return area === "modules" ? module : area;
};

/** Each table's name in the database and in code, with its module. */
function tablesOf(paths, readText) {
  return paths
    .filter((path) => TABLE.test(path))
    .flatMap((path) =>
      [...readText(path).matchAll(/export const (\w+) = pgTable\(\s*"(\w+)"/g)].map(
        ([, variable, name]) => ({ variable, name, owner: ownerOf(path) }),
      ),
    );
}

/** The tables of others that this text writes: through the query builder, or in SQL. */
function foreignWrites(path, text, tables) {
  return tables
    .filter(({ owner }) => owner !== ownerOf(path))
    .filter(({ variable, name }) => {
      const built = new RegExp(`[.](insert|update|delete)\\(\\s*${variable}\\b`);
      const written = new RegExp(`\\b(insert into|update|delete from) "?${name}\\b(?! of\\b)`, "i");
      return built.test(text) || written.test(text);
    })
    .map(({ name }) => `${path.slice(SERVER.length)} ${name}`);
}

const ORDER = parts.PARTS.map((part) => part.split("/").at(-2));

/** Reads of tables that lie above, each excused by the decision. */
const EXCUSED = [
  "modules/institute/leads/open-leads.job.ts session_students",
  "modules/institute/leads/open-leads.job.ts sessions",
  "modules/people/applications/queries.ts time_slots",
  "modules/people/children/queries.ts session_students",
  "modules/people/children/queries.ts sessions",
  "modules/people/reach/pupils.ts covers",
  "modules/people/reach/pupils.ts session_reports",
  "modules/people/reach/pupils.ts session_students",
  "modules/people/reach/pupils.ts sessions",
  "modules/people/teachers/find-applicants.ts sessions",
  "modules/people/teachers/find-teachers.ts time_slots",
  "modules/people/teachers/facts-in-sql.ts time_slots",
  "modules/people/teachers/find-free-hours.ts time_slots",
];

/** The tables of modules above that this text reads in SQL; what it would import is refused with the imports. */
function upwardReads(path, text, tables) {
  const place = ORDER.indexOf(ownerOf(path));
  if (place === -1) return [];
  return tables
    .filter(({ owner }) => ORDER.indexOf(owner) > place)
    .filter(({ name }) => new RegExp(`\\b(from|join|using)\\s+"?${name}\\b`, "i").test(text))
    .map(({ name }) => `${path.slice(SERVER.length)} ${name}`);
}

/** The view of who is whose guardian, read outside people: there are fragments of SQL for that. */
const readsGuardianships = (path, text) =>
  ownerOf(path) !== "people" && /\b(from|join) guardianships\b/i.test(text);

function selfTest() {
  const tables = tablesOf(
    ["apps/server/src/modules/a/tables/things.ts"],
    () => 'export const things = pgTable("things", {});',
  );
  const found = (path, text) => foreignWrites(`${SERVER}modules/${path}`, text, tables);
  assert.deepEqual(found("b/x.ts", "await tx.update(things).set({})"), ["modules/b/x.ts things"]);
  assert.deepEqual(found("b/x.ts", "sql`delete from things where true`"), [
    "modules/b/x.ts things",
  ]);
  assert.deepEqual(found("b/x.ts", "await tx.select().from(things)"), []);
  assert.deepEqual(found("a/x.ts", "await tx.insert(things).values({})"), []);

  const above = [{ variable: "lessons", name: "lessons", owner: "scheduling" }];
  const reads = (path) => upwardReads(`${SERVER}modules/${path}`, "select from lessons l", above);
  assert.deepEqual(reads("people/x.ts"), ["modules/people/x.ts lessons"]);
  assert.deepEqual(reads("learning/x.ts"), []);
  assert.deepEqual(reads("scheduling/x.ts"), []);

  const guards = "select from guardianships link";
  assert(readsGuardianships(`${SERVER}modules/institute/x.ts`, guards));
  assert(!readsGuardianships(`${SERVER}modules/people/x.ts`, guards));
}

selfTest();
const tables = tablesOf(files, read);
const sources = files.filter(
  (path) =>
    path.startsWith(SERVER) && path.endsWith(".ts") && !isTest(path) && !isComposition(path),
);
const writes = new Set(sources.flatMap((path) => foreignWrites(path, read(path), tables)));
const reads = sources.flatMap((path) => upwardReads(path, read(path), tables));
report([
  ...[...writes].map((line) => `${line}: not its table to write`),
  ...reads.filter((line) => !EXCUSED.includes(line)).map((line) => `${line}: a table from above`),
  ...sources
    .filter((path) => readsGuardianships(path, read(path)))
    .map((path) => `${path.slice(SERVER.length)}: asks people who is whose guardian`),
  ...EXCUSED.filter((line) => !reads.includes(line)).map(
    (line) => `${line}: excused, and not read`,
  ),
]);
