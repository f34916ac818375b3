import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { transferSetAside } from "../events.ts";
import { bankLines } from "../tables/bank-lines.ts";
import { lockLine } from "./queries.ts";

/** Money that is for nothing that is asked for here: it waits no longer, and posts nothing. */
export const setLineAside = command({
  by: requireRight("money"),
  trace: "if_changed",
  run: async (ctx, { id, word }: { id: string; word: string }): Promise<void> => {
    const { tx, actor, now } = ctx;
    const line = await lockLine(tx, id);
    if (line.state === "aside") return;
    if (line.state !== "open") throw refusal("conflict", "transfer_settled");
    const settled = { word, settledById: actor.id, settledAt: now };
    await tx
      .update(bankLines)
      .set({ state: "aside", ...settled })
      .where(eq(bankLines.id, id));
    const { amount, currency } = line;
    await emit(ctx, tx, transferSetAside(id, { amount, currency, word }));
  },
});
