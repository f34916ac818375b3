/**
 * A page waits for its texts before it is shown: a route declares the namespace of every component that comes with it.
 * Of one that it forgot, the component asks later, and what was there already gives way to a sign of loading.
 */
import assert from "node:assert/strict";
import { posix } from "node:path";

import { files, read, report } from "./lib/tree.mjs";

const SOURCES = /^apps\/web\/src\/.*(?<![.](test|gen|d))[.]tsx?$/;
const PAGES = /^apps\/web\/src\/routes\/(?!_app[.]tsx)(?:.*\/)?(?!-)[^/]*$/;

/** What these show waits for its texts by itself, behind a boundary of its own. */
const BEHIND_A_BOUNDARY = new Set([
  "apps/web/src/components/account/confirm-address.tsx",
  "apps/web/src/routes/_app/-profile-tabs.tsx",
]);

const words = (text) => [...text.matchAll(/"(\w+)"/g)].map((match) => match[1]);

/** What comes with a file: types and what is imported lazily do not. */
export function importsOf(text, path) {
  return [...text.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from\s+"([.][^"]+)";/gm)].map(
    ([, from]) => posix.join(posix.dirname(path), from),
  );
}

export function usedIn(text) {
  return [...text.matchAll(/useTranslation\(\s*(\[[^\]]*\]|"\w+")/g)].flatMap(([, named]) =>
    words(named),
  );
}

/** In the route itself, or in a list beside it that it names. */
export function declaredIn(text, imported) {
  const list = /namespaces:\s*(\[[^\]]*\]|\w+)/.exec(text)?.[1];
  if (list === undefined || list.startsWith("[")) return words(list ?? "");
  const found = new RegExp(String.raw`const ${list}\b[^=]*=\s*(\[[^\]]*\])`).exec(
    [text, ...imported].join("\n"),
  );
  return words(found?.[1] ?? "");
}

const sources = new Map(
  files.filter((path) => SOURCES.test(path)).map((path) => [path, read(path)]),
);

/** Each file that comes with this one, by itself first. */
function comesWith(path) {
  const found = new Set([path]);
  // Iterating a set goes on with what is added meanwhile.
  for (const one of found) {
    if (BEHIND_A_BOUNDARY.has(one)) continue;
    for (const next of importsOf(sources.get(one), one)) if (sources.has(next)) found.add(next);
  }
  return [...found].filter((one) => !BEHIND_A_BOUNDARY.has(one));
}

function problemsOf(page) {
  const text = sources.get(page);
  const imported = importsOf(text, page).map((path) => sources.get(path) ?? "");
  const declared = new Set(["common", ...declaredIn(text, imported)]);
  const missing = new Map();
  for (const path of comesWith(page)) {
    for (const used of usedIn(sources.get(path))) {
      if (!declared.has(used) && !missing.has(used)) missing.set(used, path);
    }
  }
  return [...missing].map(([used, by]) => `${page}: declares no "${used}", which ${by} shows`);
}

function selfTest() {
  const text = `import { A } from "../a.tsx";\nimport type { B } from "./b.ts";\nconst C = lazy(() => import("./c.tsx"));`;
  assert.deepEqual(importsOf(text, "x/y/z.tsx"), ["x/a.tsx"]);
  assert.deepEqual(usedIn('useTranslation("a"); useTranslation(["b", "c"]); useTranslation();'), [
    "a",
    "b",
    "c",
  ]);
  assert.deepEqual(declaredIn('staticData: { namespaces: ["a", "b"] }', []), ["a", "b"]);
  assert.deepEqual(declaredIn("namespaces: ALL,", ['export const ALL = [\n  "a",\n] as const;']), [
    "a",
  ]);
  assert.deepEqual(declaredIn("component: Page", []), []);
}

selfTest();
report([...sources.keys()].filter((path) => PAGES.test(path)).flatMap(problemsOf));
