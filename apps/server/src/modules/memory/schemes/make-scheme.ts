import { randomUUID } from "node:crypto";

import type { NewScheme, Scheme } from "@riwaq/contracts/memory/schemes";

import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { schemeMade } from "../events.ts";
import { scoringSchemes } from "../tables/scoring-schemes.ts";
import { presentScheme } from "./present-scheme.ts";

/** Another way of counting, with a first version of its own. Asked again with the same key, it is the same one. */
export const makeScheme = command({
  by: requireRight("content"),
  once: ({ input, key }: { input: NewScheme; key: string }) => ({
    key,
    request: { makeScheme: input },
  }),
  run: async (ctx, { input: { name, points } }): Promise<Scheme> => {
    const { tx, actor, now } = ctx;
    const values = { key: randomUUID(), version: 1, name, points, madeById: actor.id, madeAt: now };
    const [made] = await tx.insert(scoringSchemes).values(values).returning();
    if (!made) throw new Error("insert returned nothing");
    await emit(ctx, tx, schemeMade(made.id));
    return presentScheme(made);
  },
});
