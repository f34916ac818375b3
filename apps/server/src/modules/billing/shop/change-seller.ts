import type { SellerChange, Shop } from "@riwaq/contracts/billing/shop";
import { isValidIBAN } from "ibantools";

import { requireRight } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockShop } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { sellerChanged } from "../events.ts";
import { sellers } from "../tables/sellers.ts";
import { findSeller } from "./queries.ts";
import { showShop } from "./show-shop.ts";

/** Who sells, said anew as a whole. What was sold before keeps what was said then. */
export const changeSeller = command({
  by: requireRight("money"),
  lock: lockShop,
  trace: "if_changed",
  run: async (ctx, input: SellerChange): Promise<Shop> => {
    const { tx, now } = ctx;
    if (input.iban !== "" && !isValidIBAN(input.iban)) throw badField("iban", "iban_invalid");
    const before = await findSeller(tx);
    const next = columnsOf(input);
    const names = Object.keys(next) as Array<keyof typeof next>;
    const changed = names.filter((name) => before[name] !== next[name]);
    if (changed.length > 0) {
      const said = { ...next, updatedAt: now };
      await tx.insert(sellers).values(said).onConflictDoUpdate({ target: sellers.only, set: said });
      await emit(ctx, tx, sellerChanged("shop", { changed }));
    }
    return showShop(tx, now);
  },
});

const columnsOf = ({ tax_number, time_zone, account_holder, ...same }: SellerChange) => ({
  ...same,
  taxNumber: tax_number,
  timeZone: time_zone,
  accountHolder: account_holder,
});
