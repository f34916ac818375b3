import { LEVELS_MAX, type NewLevel, type StaffProgramme } from "@riwaq/contracts/people/programmes";
import { eq, max } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockProgrammes } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { levelAdded } from "../events.ts";
import { programmeLevels } from "../tables/programme-levels.ts";
import { offeredLevels } from "./find-levels.ts";
import { findProgramme } from "./queries.ts";
import { showProgramme } from "./show-programmes.ts";

type Asked = { programmeId: string; input: NewLevel; key: string };

/** After the others. Asked again with the same key, it is the same level. */
export const addLevel = command({
  by: requireRight("content"),
  once: ({ programmeId, input, key }: Asked) => ({
    key,
    request: { addLevel: input, programmeId },
  }),
  lock: lockProgrammes,
  run: async (ctx, { programmeId, input }): Promise<StaffProgramme> => {
    const { tx } = ctx;
    if (!(await findProgramme(tx, programmeId))) throw new AppError("not_found");
    const position = await placeForOneMore(tx, programmeId);
    const [row] = await tx
      .insert(programmeLevels)
      .values({ ...input, programmeId, position })
      .returning({ id: programmeLevels.id });
    if (!row) throw new Error("insert returned nothing");
    await emit(ctx, tx, levelAdded(programmeId, { level: row.id }));
    return showProgramme(tx, programmeId);
  },
});

/** After all others, where a programme may have one more. */
export async function placeForOneMore(tx: Transaction, programmeId: string): Promise<number> {
  const offered = await offeredLevels(tx, programmeId);
  if (offered.length >= LEVELS_MAX) throw new AppError("conflict");
  const [last] = await tx
    .select({ position: max(programmeLevels.position) })
    .from(programmeLevels)
    .where(eq(programmeLevels.programmeId, programmeId));
  return (last?.position ?? 0) + 1;
}
