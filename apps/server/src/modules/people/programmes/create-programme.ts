import type { NewProgramme, StaffProgramme } from "@riwaq/contracts/people/programmes";
import { slugOf } from "@riwaq/domain/people/slug";

import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { lockProgrammes } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { programmeCreated } from "../events.ts";
import { programmes } from "../tables/programmes.ts";
import { presentStaffProgramme } from "./presenter.ts";
import { nextPosition } from "./queries.ts";

type Asked = { input: NewProgramme; key: string };

/** At the end of the order. Asked again with the same key, it is the same programme. */
export const createProgramme = command({
  by: requireRight("content"),
  once: ({ input, key }: Asked) => ({ key, request: { createProgramme: input } }),
  lock: lockProgrammes,
  run: async (ctx, { input }): Promise<StaffProgramme> => {
    const { tx } = ctx;
    const [row] = await tx
      .insert(programmes)
      .values({
        ...input,
        slug: slugOf(input.name.en, await takenSlugs(tx), "programme"),
        position: await nextPosition(tx),
      })
      .returning();
    if (!row) throw new Error("insert returned nothing");
    await emit(ctx, tx, programmeCreated(row.id));
    return presentStaffProgramme(row, []);
  },
});

async function takenSlugs(tx: Transaction): Promise<ReadonlySet<string>> {
  const rows = await tx.select({ slug: programmes.slug }).from(programmes);
  return new Set(rows.map(({ slug }) => slug));
}
