import type { StaffVouchers, VoucherCode, Vouchers } from "@riwaq/contracts/billing/vouchers";
import { stateOfVoucher } from "@riwaq/domain/billing/vouchers";

import { requireRight, requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { amountsOf, findSeller, findShop } from "../shop/queries.ts";
import { openCode } from "./new-code.ts";
import { presentGift, presentListed, presentOwn, standingOf } from "./presenter.ts";
import { findBought, findRedeemed, findVouchers, requireBought } from "./queries.ts";

/** What somebody bought and pays with, and what can be bought. */
export async function listOwnVouchers({ db, actor, clock }: Context): Promise<Vouchers> {
  const { id } = requireSignedIn(actor);
  const now = clock.now();
  const { isOpen, seller, sold, values } = await findShop(db, now);
  const amounts = sold.flatMap((plan) => {
    const amount = amountsOf(plan, now)[seller.currency];
    const { lessonsPerWeek, lengthMinutes } = plan;
    return amount === undefined
      ? []
      : [{ amount, lessons_per_week: lessonsPerWeek, length_minutes: lengthMinutes }];
  });
  return {
    is_open: isOpen,
    currency: seller.currency,
    amounts: isOpen ? amounts : [],
    months: values.voucherMonths,
    bought: (await findBought(db, id)).map(({ voucher }) => presentGift(voucher, now)),
    redeemed: (await findRedeemed(db, id)).map(({ voucher, left }) => presentOwn(voucher, left)),
  };
}

/** For its buyer alone, and only while it can be redeemed. */
export async function showCode(ctx: Context, id: string): Promise<VoucherCode> {
  const { id: buyerId } = requireSignedIn(ctx.actor);
  const held = await requireBought(ctx.db, { id, buyerId });
  const state = stateOfVoucher(standingOf(held), ctx.clock.now().getTime());
  if (state !== "open" || held.codeSealed === null) throw new AppError("not_found");
  return { code: openCode(held.codeSealed, ctx.secret) };
}

export async function listVouchers({ db, actor, clock }: Context): Promise<StaffVouchers> {
  requireRight("money")(actor);
  const now = clock.now();
  const { currency } = await findSeller(db);
  return { currency, vouchers: (await findVouchers(db)).map((one) => presentListed(one, now)) };
}
