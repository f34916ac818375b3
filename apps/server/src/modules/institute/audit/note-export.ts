import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { auditExported } from "../events.ts";

/** That the journal was taken out of the house stands in the journal: by whom, when, and how many rows at most. */
export const noteExport = command({
  by: requireRight("audit"),
  run: async (ctx, { rows }: { rows: number }): Promise<void> =>
    emit(ctx, ctx.tx, auditExported("institute", { rows })),
});
