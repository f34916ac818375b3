import { byAnyone, command } from "../../../platform/command.ts";
import { payCharge } from "./pay-charge.ts";

/** Where the payer's credit is enough, nobody is charged. */
export const settleFromCredit = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, chargeId: string) => payCharge(ctx, ctx.tx, chargeId, ctx.now),
});
