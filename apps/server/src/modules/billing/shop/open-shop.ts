import type { Shop, ShopOpen } from "@riwaq/contracts/billing/shop";

import { requireRight } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockShop } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { shopClosed, shopOpened } from "../events.ts";
import { paymentProviders } from "../payments/providers/choose-provider.ts";
import { sellers } from "../tables/sellers.ts";
import { findShop } from "./queries.ts";
import { showShop } from "./show-shop.ts";

/**
 * Opens the shop, or closes it: what is subscribed to goes on. It cannot be opened while anything is missing, or while
 * there is no way to pay.
 */
export const openShop = command({
  by: requireRight("money"),
  lock: lockShop,
  trace: "if_changed",
  run: async (ctx, { is_open: isOpen }: ShopOpen): Promise<Shop> => {
    const { tx, now } = ctx;
    const { seller, gaps } = await findShop(tx, now);
    if (isOpen && gaps.length > 0) throw refusal("conflict", "shop_incomplete");
    // From then on families book what they have paid for: they must be able to.
    const hasWay = seller.iban !== "" || paymentProviders(ctx.config).size > 0;
    if (isOpen && !hasWay) throw refusal("conflict", "shop_without_way");
    if (seller.isOpen !== isOpen) {
      await tx.update(sellers).set({ isOpen, updatedAt: now });
      await emit(ctx, tx, isOpen ? shopOpened("shop") : shopClosed("shop"));
    }
    return showShop(tx, now);
  },
});
