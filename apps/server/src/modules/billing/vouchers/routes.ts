/** Vouchers: bought as a present, redeemed by a code, granted and given back by staff. */
import * as calls from "@riwaq/contracts/billing/vouchers.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { grantVoucher } from "./grant-voucher.ts";
import { listOwnVouchers, listVouchers, showCode } from "./list-vouchers.ts";
import { openCode } from "./new-code.ts";
import { orderGift } from "./order-gift.ts";
import { redeemVoucher } from "./redeem-voucher.ts";
import { takeVoucherBack } from "./take-voucher-back.ts";
import { withdrawGift } from "./withdraw-gift.ts";

const HOUR_MS = 3_600_000;

export const vouchersRoutes = routesOf("billing", (on, app) => {
  on(calls.own, async ({ ctx }) => listOwnVouchers(ctx));
  on(calls.order, async ({ ctx, body, headers }) =>
    orderGift(ctx, { order: body, key: headers["idempotency-key"] }),
  );
  on(calls.code, async ({ ctx, params }) => showCode(ctx, params.id));
  on(calls.withdraw, async ({ ctx, params }) => {
    await withdrawGift(ctx, params.id);
    return listOwnVouchers(ctx);
  });

  const guarded = {
    preHandler: app.throttle("voucher-redeem", {
      byAddress: { max: 30, windowMs: HOUR_MS },
      byAccount: { max: 10, windowMs: HOUR_MS },
    }),
  };
  on(calls.redeem, guarded, async ({ ctx, body }) => {
    await redeemVoucher(ctx, body.code);
    return listOwnVouchers(ctx);
  });

  on(calls.list, async ({ ctx }) => listVouchers(ctx));
  on(calls.grant, async ({ ctx, body, headers }) => {
    const asked = { granted: body, key: headers["idempotency-key"] };
    const { voucher, sealed } = await grantVoucher(ctx, asked);
    return { voucher, code: openCode(sealed, ctx.secret) };
  });
  on(calls.takeBack, async ({ ctx, params, body }) => {
    await takeVoucherBack(ctx, { id: params.id, note: body.note });
    return listVouchers(ctx);
  });
});
