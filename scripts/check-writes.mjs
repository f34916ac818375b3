/**
 * Modules write in transactions, which commands open: what is written by the pool is written down here, and where a
 * transaction is at hand the pool is not used beside it. Usage: check-writes.mjs
 */
import assert from "node:assert/strict";

import ts from "@typescript/typescript6";

import { files, read, report } from "./lib/tree.mjs";

const MODULES = /^apps\/server\/src\/(?:modules|views)\/(.*(?<![.]test)[.]ts)$/;

/** One statement each, of which nobody asks later who did it: docs/decisions/020-a-command-is-declared-once.md. */
const AGREED = [
  // When somebody or something was last there.
  "identity/sign-in/actor.ts",
  "scheduling/calendar/read-feed.ts",
  // Rounds that clear away what is past its day, or propose what staff decide about.
  "learning/resources/clear-resources.job.ts",
  "learning/uploads/clear-uploads.job.ts",
  "notifications/notifications/clear-notifications.job.ts",
  "notifications/outbox/clear-messages.job.ts",
  "scheduling/holidays/propose-holidays.job.ts",
  "scheduling/sessions/clear-lesson-marks.job.ts",
  // Who works at it at the moment, and how that went: between such words lies something slow, which no transaction waits for.
  "learning/uploads/lease-upload.ts",
  "learning/uploads/receive-piece.ts",
  "notifications/channels/push-sender.ts",
  "notifications/outbox/claim-message.ts",
  "notifications/outbox/dispatch-messages.ts",
  "scheduling/meetings/states.ts",
];

const POOLS = new Set(["db", "patientDb"]);
const WRITES = new Set(["insert", "update", "delete"]);
const INSIDE = new Set(["tx", "doing"]);

const lastName = (node) => (ts.isPropertyAccessExpression(node) ? node.name.text : node.text);

/** A parameter by which a function is given a transaction: itself, or in the context of a command. */
function isGivenTransaction({ name }) {
  if (ts.isIdentifier(name)) return INSIDE.has(name.text);
  return name.elements.some((element) => !element.name || INSIDE.has(element.name.text));
}

/** Whether this says the pool: as a value of its own, or out of a context. */
function isPool(node) {
  if (ts.isPropertyAccessExpression(node)) return POOLS.has(node.name.text);
  const { parent } = node;
  return (
    ts.isIdentifier(node) &&
    POOLS.has(node.text) &&
    !ts.isParameter(parent) &&
    !ts.isBindingElement(parent) &&
    !ts.isPropertyAssignment(parent) &&
    !(ts.isPropertyAccessExpression(parent) && parent.name === node)
  );
}

/** What a file writes by the pool, and where it asks the pool with a transaction at hand. */
function findFaults(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const found = { written: [], beside: [] };
  const visit = (node, isInside) => {
    const isFunction = ts.isFunctionLike(node) && node.body;
    const inside = isInside || (isFunction && node.parameters.some(isGivenTransaction));
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      WRITES.has(node.expression.name.text) &&
      POOLS.has(lastName(node.expression.expression))
    ) {
      found.written.push(lineOf(node));
    }
    if (inside && isPool(node)) found.beside.push(lineOf(node));
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, false);
  return found;
}

function selfTest() {
  const found = (text) => findFaults("x.ts", text);
  assert.deepEqual(found("await ctx.db\n.insert(rows).values({})").written, [1]);
  assert.deepEqual(found("await db.delete(rows)").written, [1]);
  assert.deepEqual(found("await tx.update(rows); seen.delete(id)").written, []);
  assert.deepEqual(found("const f = (ctx) => g(ctx, async (doing) => find(ctx.db))").beside, [1]);
  assert.deepEqual(found("run({ run: async ({ tx }) => find(db) })").beside, [1]);
  assert.deepEqual(found("const f = async (ctx) => { await g(ctx); return ctx.db; }").beside, []);
  assert.deepEqual(found("const f = async (tx) => find(tx)").beside, []);
}

selfTest();
const problems = [];
const writers = new Set();
for (const path of files) {
  const [, name] = MODULES.exec(path) ?? [];
  if (!name) continue;
  const text = read(path);
  if (!/\b(db|patientDb)\b/.test(text)) continue;
  const { written, beside } = findFaults(path, text);
  if (written.length > 0) writers.add(name);
  if (written.length > 0 && !AGREED.includes(name)) {
    problems.push(`${path}:${written[0]}: written by the pool: only a command writes`);
  }
  for (const line of beside) problems.push(`${path}:${line}: the pool, with a transaction at hand`);
}
for (const name of AGREED.filter((one) => !writers.has(one))) {
  problems.push(`check-writes: ${name} writes nothing by the pool any more`);
}
report(problems);
