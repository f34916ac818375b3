import { requireStaff } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { tableExported } from "../events.ts";

type Taken = { table: string; format: string; from?: string; to?: string };

/** That a table was taken out of the house stands in the journal: which, by whom and when. */
export const noteExport = command({
  by: requireStaff,
  run: async (ctx, taken: Taken): Promise<void> =>
    emit(ctx, ctx.tx, tableExported("institute", taken)),
});
