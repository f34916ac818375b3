/** House rules that a single line can break. Excuse: a comment `allow <rule>: <reason>`. */
import assert from "node:assert/strict";

import { lineProblems, refused } from "./lib/line-rules.mjs";
import { report } from "./lib/tree.mjs";

const CODE = /^(apps|packages|e2e|bench)\/.*[.]tsx?$/;
const WEB = /^apps\/web\/src\/.*[.]tsx?$/;
const TEST = /[.]test[.]tsx?$|\/testing\/|\/test\//;
// Split, so that this file does not refuse itself.
const MACHINE_FOLDERS = ["work", "root", "home"].join("|");

const rules = [
  {
    name: "focused-test",
    in: CODE,
    pattern: /\b(test|it|describe)[.](only|skip|fixme|todo)\b/,
    message: "every test runs",
  },
  {
    name: "sleep",
    in: /[.](test|spec)[.]tsx?$/,
    pattern: /(?<!test[.])\bsetTimeout\(|waitForTimeout\(|\bsleep\(/,
    message: "tests wait for an event, not for time",
  },
  {
    name: "clock",
    in: /^(packages\/domain|apps\/server\/src\/(modules|views))\/.*[.]ts$/,
    notIn: TEST,
    pattern: /\bDate[.]now\(|\bnew Date\(\)|Temporal[.]Now\b/,
    message: "rules and commands take the clock as an argument",
  },
  {
    name: "sql-now",
    in: /^apps\/server\/src\/(modules|views)\/.*[.]ts$/,
    pattern: /\bnow\(\)(?!\s*[{=])(?<!clock[.]now\(\))|\bcurrent_(timestamp|date)\b/i,
    message: "no SQL clock in a rule: pass the injected one",
  },
  {
    name: "word-list",
    in: /^apps\/server\/src\/.*[.]ts$/,
    notIn: TEST,
    pattern: /\benum: \[|\bin \(('[a-z]|\d)/i,
    message: "a list of words stands in the domain once: isOneOf of platform/db/columns.ts",
  },
  {
    name: "try-in-handler",
    in: /^apps\/server\/src\/(modules|views)\/.*routes[.]ts$/,
    pattern: /\btry\s*\{/,
    message: "one error handler maps every error",
  },
  {
    name: "address",
    in: WEB,
    notIn: /^apps\/web\/src\/config\/paths[.]ts$|[.]test[.]tsx?$/,
    pattern: /\b(to|href)(=|:\s*)\{?["'`]\/(?!\/|[^"'`]*[.][a-z0-9]+["'`])/,
    message: "addresses come from config/paths.ts",
  },
  {
    name: "format",
    in: WEB,
    notIn: /^apps\/web\/src\/lib\/format|[.]test[.]tsx?$/,
    pattern: /[.]toLocale(Date|Time)?String\(|\bIntl[.](DateTime|Number|RelativeTime|List)Format\b/,
    message: "numbers, dates and money only through lib/format",
  },
  {
    name: "isolated",
    in: WEB,
    notIn: /^apps\/web\/src\/lib\/format[.]ts$|[.]test[.]tsx?$/,
    pattern: /\\u2068/,
    message: "a name keeps to itself by isolated of lib/format",
  },
  {
    name: "key",
    in: WEB,
    notIn: TEST,
    pattern: /\b(query|mutation)Key:\s*\[|\bset(Query|Queries)Data\(\s*\[/,
    message: "a query is kept under its call: queryOf or keyOf of lib/api",
  },
  {
    name: "call",
    in: WEB,
    notIn: /[.]test[.]tsx?$|^apps\/web\/src\/lib\/(api|api-client)[.]ts$/,
    pattern: /\brequest(File)?\(\s*["'`]/,
    message: "the server is asked by a call of the contract: api of lib/api",
  },
  {
    name: "literal-attribute",
    in: /^apps\/web\/src\/.*[.]tsx$/,
    notIn: TEST,
    pattern:
      /(?:^|\s)(title|alt|placeholder|label|aria-(label|description|roledescription|valuetext))="[^"]*\p{L}/u,
    message: "text a reader meets comes through i18n",
  },
  {
    name: "literal-expression",
    in: /^apps\/web\/src\/.*[.]tsx$/,
    notIn: TEST,
    pattern: />\s*\{["'`][^"'`]*\p{L}{2}[^"'`]*["'`]\}/u,
    message: "text a reader meets comes through i18n",
  },
  {
    name: "papers",
    in: CODE,
    pattern: /\bspecification\b|\bappendix [a-z]\b|\(decisions, |\(issue "/i,
    message: "cite the terms or a decision in docs/, or say it in words",
  },
  {
    name: "machine-path",
    in: /./,
    pattern: new RegExp(`(?<![\\w.:@*})/-])/(${MACHINE_FOLDERS})/`),
    message: "a path of one machine",
  },
  {
    name: "secret",
    in: /./,
    pattern:
      /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\b[sr]k_live_\w{8}|\bxox[bp]-\w{10}|\bgh[pousr]_\w{30}/,
    message: "a secret does not belong in the repository",
  },
];

function selfTest() {
  const web = "apps/web/src/features/m/a/components/x.tsx";
  assert.equal(refused(rules, web, '<Link to="/about">'), 1);
  assert.equal(refused(rules, web, "<Link to={paths.about}>"), 0);
  assert.equal(refused(rules, web, '// allow address: the shell has no router\n<a href="/">'), 0);
  assert.equal(refused(rules, web, "name: `\\u2068${name}\\u2069`"), 1);
  assert.equal(refused(rules, web, 'queryKey: ["lessons", id],'), 1);
  assert.equal(refused(rules, web, "queryKey: keyOf(sessions.list),"), 0);
  assert.equal(refused(rules, web, 'request("users/me/", Shape)'), 1);
  assert.equal(refused(rules, web, '<img alt="Logo" />'), 1);
  assert.equal(refused(rules, web, '<b>{"Hello there"}</b>'), 1);
  assert.equal(
    refused(rules, "apps/server/src/modules/m/a/save-week.ts", "const at = new Date();"),
    1,
  );
  assert.equal(
    refused(rules, "apps/server/src/modules/m/a/save-week.ts", "const at = ctx.clock.now();"),
    0,
  );
  assert.equal(
    refused(rules, "apps/server/src/modules/m/a/save-week.ts", "sql`set at = now()`"),
    1,
  );
  const table = "apps/server/src/modules/m/tables/a.ts";
  assert.equal(refused(rules, table, 'side: text("side", { enum: ["a", "b"] }),'), 1);
  assert.equal(refused(rules, table, "check('side', sql`${table.side} in ('a', 'b')`)"), 1);
  assert.equal(refused(rules, table, 'check("side", isOneOf(table.side, SIDES))'), 0);
  assert.equal(
    refused(rules, "packages/domain/src/a.ts", `/** Hourly (${"specif"}ication, 5). */`),
    1,
  );
  assert.equal(refused(rules, "README.md", `cd ${"/"}home/someone`), 1);
  assert.equal(refused(rules, "a.ts", "https://example.org/home/x"), 0);
}

selfTest();
report(lineProblems(rules));
