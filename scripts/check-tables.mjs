/** A table belongs to one module, and nobody else writes it. Usage: check-tables.mjs */
import assert from "node:assert/strict";

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
}

selfTest();
const tables = tablesOf(files, read);
const found = new Set(
  files
    .filter((path) => path.startsWith(SERVER) && path.endsWith(".ts"))
    .filter((path) => !isTest(path) && !isComposition(path))
    .flatMap((path) => foreignWrites(path, read(path), tables)),
);
report([...found].map((line) => `${line}: not its table to write`));
