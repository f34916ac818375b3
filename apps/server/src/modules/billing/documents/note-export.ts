import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { documentsExported } from "../events.ts";

type Taken = {
  file: "table" | "totals" | "payments" | "owed" | "archive";
  from: string;
  to: string;
};

/** That documents were taken out of the house stands in the journal: of which days, by whom and when. */
export const noteExport = command({
  by: requireRight("money"),
  run: async (ctx, taken: Taken): Promise<void> =>
    emit(ctx, ctx.tx, documentsExported("shop", taken)),
});
