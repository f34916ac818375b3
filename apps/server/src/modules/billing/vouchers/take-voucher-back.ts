import { stateOfVoucher } from "@riwaq/domain/billing/vouchers";

import { requireRight } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { standingOf } from "./presenter.ts";
import { lockVoucher } from "./queries.ts";
import { returnValue } from "./return-value.ts";

/** Staff give one back that nobody has redeemed, expired or not; of goodwill nothing goes out. */
export const takeVoucherBack = command({
  by: requireRight("money"),
  run: async (ctx, { id, note }: { id: string; note: string }): Promise<void> => {
    const { tx, actor, now } = ctx;
    const held = await lockVoucher(tx, id);
    const state = stateOfVoucher(standingOf(held), now.getTime());
    if (state !== "open" && state !== "expired") throw refusal("conflict", "voucher_over");
    await returnValue(ctx, tx, held, { reason: "staff", askedById: actor.id, note });
  },
});
