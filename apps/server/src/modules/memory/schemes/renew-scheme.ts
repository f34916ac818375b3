import { isDeepStrictEqual } from "node:util";

import type { NewScheme } from "@riwaq/contracts/memory/schemes";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { schemeRenewed } from "../events.ts";
import { scoringSchemes } from "../tables/scoring-schemes.ts";
import { type SchemeRow, lockScheme } from "./queries.ts";

/** The last version of a scheme. @throws conflict where somebody made another meanwhile */
export async function lockLast(tx: Transaction, _: unknown, { id }: { id: string }) {
  const last = await lockScheme(tx, id);
  if (!last) throw new AppError("not_found");
  if (last.id !== id) throw new AppError("conflict");
  return last;
}

/** Other points are the next version; a test keeps those that it was held by. */
export const renewScheme = command({
  by: requireRight("content"),
  lock: (tx, asked, input: { id: string; change: NewScheme }) => lockLast(tx, asked, input),
  trace: "if_changed",
  run: async (ctx, { change: { name, points } }): Promise<SchemeRow> => {
    const { tx, actor, now, locked } = ctx;
    if (name === locked.name && isDeepStrictEqual(points, locked.points)) return locked;
    const { key, retiredAt } = locked;
    const version = locked.version + 1;
    const values = { key, version, name, points, retiredAt, madeById: actor.id, madeAt: now };
    const [made] = await tx.insert(scoringSchemes).values(values).returning();
    if (!made) throw new Error("insert returned nothing");
    await emit(ctx, tx, schemeRenewed(made.id, { version }));
    return made;
  },
});
