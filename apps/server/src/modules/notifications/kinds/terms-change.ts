import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Emitting } from "../../../platform/events/emit.ts";
import { policySet, policyTakenBack } from "../../institute/events.ts";
import { findFamilyIds } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

const OF_TERMS = { group: "account", words: { from: "date" }, mail: { isAlways: true } } as const;

/** Whoever learns here, or answers for somebody who does, reads from which day on the terms are others. */
export const termsChange = defineKind({ ...OF_TERMS, name: "terms-change" }).follows(
  [policySet],
  (ctx, tx, { payload }) => toFamilies("terms-change", ctx, tx, payload.holdsFrom),
);

/** And that they will not be. */
export const termsKept = defineKind({ ...OF_TERMS, name: "terms-kept" }).follows(
  [policyTakenBack],
  (ctx, tx, { payload }) => toFamilies("terms-kept", ctx, tx, payload.holdsFrom),
);

async function toFamilies(name: string, ctx: Emitting, tx: Transaction, from: string) {
  const at = ctx.clock.now().toISOString();
  return (await findFamilyIds(tx)).map((userId) => ({
    userId,
    key: `${name}:${from}:${at}`,
    words: { from },
    path: "/terms",
  }));
}
