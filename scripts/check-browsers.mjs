/** What the built site asks of a browser, against the oldest that the README promises. Run after the build. */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import bcd from "@mdn/browser-compat-data" with { type: "json" };
import { parse } from "acorn";
import { full } from "acorn-walk";

import { ROOT, report } from "./lib/tree.mjs";

const OLDEST = { safari_ios: "16.4", safari: "16.4", firefox: "153" };
const NAMED = `Safari ${OLDEST.safari} and Firefox ESR ${OLDEST.firefox}`;
/** The newest syntax that all of them read. */
const SYNTAX = 2022;
const BUILT = "apps/web/dist/client";

/** Brings along itself what older browsers lack: only its syntax is read. */
const BRINGS_ITS_OWN = /\/assets\/pdf\//;

/** Not what they look like, or done without where they are missing. */
const HARMLESS = new Map([
  ["EventTarget.when()", "zod's own method"],
  ["RegExp.escape()", "i18next's own method"],
  ["Atomics.pause()", "a sound's own method"],
  ["Response.bytes()", "protobuf's own method"],
  ["Symbol.dispose()", "the own method of what LiveKit keeps its state in"],
  ["Uint8Array.fromBase64()", "LiveKit looks for it and goes on without"],
  ["Navigator.getUserMedia()", "the method of navigator.mediaDevices"],
  ["Element.startViewTransition()", "React tries it and goes on without"],
  ["@page", "margins of a printed page"],
  [":selection", "a colour"],
  [":open", "stands in :is(), which passes over what it does not know"],
  [":popover-open", "stands in :is(), which passes over what it does not know"],
  [":details-content", "for print only: sections that were closed stay so"],
]);

/** Things on which a method of that name is almost certainly theirs; others share names with everybody's code. */
const DOM = "Document Element Event EventTarget HTMLElement Navigator Node Response Window".split(
  " ",
);
/** Of no use but with `using` and with a polyfill; their methods bear everybody's names. */
const OWN_SYNTAX = /Disposable|Suppressed|Temporal/;
const globals = { ...bcd.api, ...bcd.javascript.builtins };
const isKnown = (feature) => feature?.__compat !== undefined;

function isAtMost(version, limit) {
  const [[major, minor = 0], [most, least = 0]] = [version, limit].map((one) =>
    one.replace("≤", "").split(".").map(Number),
  );
  return major < most || (major === most && minor <= least);
}

function isOldEnough({ __compat: { support } }) {
  return Object.entries(OLDEST).every(([browser, limit]) =>
    [support[browser] ?? []]
      .flat()
      .some(
        ({
          version_added: added,
          version_removed: removed,
          flags,
          prefix,
          alternative_name: other,
        }) =>
          typeof added === "string" &&
          added !== "preview" &&
          isAtMost(added, limit) &&
          ![removed, flags, prefix, other].some(Boolean),
      ),
  );
}

/** Names of methods that nothing old enough has, with what has them. */
const newMethods = new Map();
const owners = [
  ...Object.entries(bcd.javascript.builtins).filter(([name]) => !OWN_SYNTAX.test(name)),
  ...DOM.map((name) => [name, bcd.api[name]]),
];
for (const [owner, members] of owners) {
  for (const [name, feature] of Object.entries(members).filter(([, one]) => isKnown(one))) {
    const isNew = !isOldEnough(feature) && newMethods.get(name) !== null;
    newMethods.set(name, isNew ? `${owner}.${name}()` : null);
  }
}

function newerThing({ callee }) {
  if (callee.type === "Identifier") {
    const feature = Object.hasOwn(globals, callee.name) ? globals[callee.name] : undefined;
    return isKnown(feature) && !isOldEnough(feature) ? [callee.name, callee.name] : undefined;
  }
  if (callee.type !== "MemberExpression" || callee.computed || callee.optional) return undefined;
  const { object, property } = callee;
  if (object.type !== "Identifier" || !Object.hasOwn(globals, object.name)) {
    return newMethods.get(property.name) && [newMethods.get(property.name), property.name];
  }
  const owner = globals[object.name];
  const feature = owner[`${property.name}_static`] ?? owner[property.name];
  const isNewer = isKnown(feature) && !isOldEnough(feature);
  return isNewer ? [`${object.name}.${property.name}()`, property.name] : undefined;
}

/** A file that asks `typeof it` or `"it" in them` does without where it is missing. */
function isAskedFor(text, name) {
  return new RegExp(`typeof [\\w$.]*\\b${name}\\b|["'\`]${name}["'\`]\\s?in\\b`).test(text);
}

function scriptFaults(text, isWhole) {
  let tree;
  try {
    tree = parse(text, { ecmaVersion: SYNTAX, sourceType: "module" });
  } catch (error) {
    return [`syntax newer than ES${SYNTAX}: ${error.message}`];
  }
  if (isWhole) return [];
  const found = new Map();
  full(tree, (node) => {
    if (node.type !== "CallExpression" && node.type !== "NewExpression") return;
    // `it?.()` does without.
    if (node.optional) return;
    const newer = newerThing(node);
    if (newer) found.set(...newer);
  });
  return [...found].filter(([, name]) => !isAskedFor(text, name)).map(([thing]) => thing);
}

/** A property that is not known is passed over; a selector or rule that is not takes all within it away. */
function styleFaults(text) {
  const { "at-rules": rules, selectors } = bcd.css;
  const asked = [
    ...[...text.matchAll(/@([a-z-]+)/g)].map(([, name]) => [`@${name}`, rules[name]]),
    ...[...text.matchAll(/::?((?!-)[a-z-]+)(?=[^{};]*\{)/g)].map(([, name]) => [
      `:${name}`,
      selectors[name],
    ]),
    ...(/[{;}]\s*&/.test(text) ? [["nesting", selectors.nesting]] : []),
  ];
  const newer = asked.filter(([, feature]) => isKnown(feature) && !isOldEnough(feature));
  return [...new Set(newer.map(([name]) => name))];
}

const problems = [];
const paths = globSync(join(ROOT, BUILT, "{assets/**/*.{js,mjs,css},sw.js}"));
for (const path of paths) {
  const faultsOf = path.endsWith(".css") ? styleFaults : scriptFaults;
  const faults = faultsOf(readFileSync(path, "utf8"), BRINGS_ITS_OWN.test(path)).filter(
    (fault) => !HARMLESS.has(fault),
  );
  problems.push(...faults.map((fault) => `${basename(path)}: ${fault} is newer than ${NAMED}`));
}
if (paths.length === 0) problems.push(`${BUILT} is empty: run the build first`);
report(problems, `browsers: ${paths.length} files ask for nothing newer than ${NAMED}`);
