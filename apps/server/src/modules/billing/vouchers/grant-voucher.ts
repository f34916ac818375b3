import type { NewVoucher, StaffVoucher } from "@riwaq/contracts/billing/vouchers";
import { moneyOf } from "@riwaq/domain/billing/accounts";
import { moved } from "@riwaq/domain/billing/journal";
import { voucherExpiresAt } from "@riwaq/domain/billing/vouchers";

import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { voucherGranted } from "../events.ts";
import { post } from "../journal/post.ts";
import { findBillingValues } from "../shop/find-billing-values.ts";
import { findSeller } from "../shop/queries.ts";
import { vouchers } from "../tables/vouchers.ts";
import { hashOfCode, newCode, sealCode } from "./new-code.ts";
import { presentListed } from "./presenter.ts";
import { requireListed } from "./queries.ts";

type Asked = { granted: NewVoucher; key: string };

/** The code is sealed, since answers are kept for requests that come twice. */
type Granted = { voucher: StaffVoucher; sealed: string };

/**
 * The institute gives somebody a voucher: it earns that much less. The code is for whoever grants it to hand
 * on, and is kept nowhere.
 */
export const grantVoucher = command({
  by: requireRight("money"),
  once: ({ key, granted }: Asked) => ({ key, request: granted }),
  run: async (ctx, { granted }): Promise<Granted> => {
    const { tx, actor, now } = ctx;
    const { amount: value, currency, recipient, reason } = granted;
    const { timeZone: zone } = await findSeller(tx);
    const { voucherMonths } = await findBillingValues(tx);
    const code = newCode();
    const [row] = await tx
      .insert(vouchers)
      .values({
        origin: "goodwill",
        currency,
        value,
        recipient,
        reason,
        grantedById: actor.id,
        codeHash: hashOfCode(code),
        issuedAt: now,
        expiresAt: new Date(voucherExpiresAt(now.getTime(), voucherMonths, zone)),
        createdAt: now,
      })
      .returning({ id: vouchers.id });
    if (!row) throw new Error("The voucher was not written");
    const { id } = row;
    const entries = moved(value, moneyOf("earned", currency), moneyOf("voucher", currency, id));
    await post(tx, { key: `voucher:${id}`, kind: "voucher", subject: id, entries }, now);
    await emit(ctx, tx, voucherGranted(id, { value, currency }));
    const voucher = presentListed(await requireListed(tx, id), now);
    return { voucher, sealed: sealCode(code, ctx.secret) };
  },
});
