import type { NewPrice, Shop } from "@riwaq/contracts/billing/shop";
import { daysLater, toInstant, toWall } from "@riwaq/domain/time/zone";
import { and, eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError, badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockShop } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { priceSet } from "../events.ts";
import { planPrices } from "../tables/plan-prices.ts";
import { findBillingValues } from "./find-billing-values.ts";
import { findPriceReaders } from "./find-price-readers.ts";
import { findSeller, requirePlan } from "./queries.ts";
import { showShop } from "./show-shop.ts";

/**
 * What a period costs from a day of the seller on: tomorrow at the earliest, since today's price was shown today; the
 * first one of a currency at once. Whoever subscribes already is told, and pays it once it was announced in time.
 */
export const setPrice = command({
  by: requireRight("money"),
  lock: lockShop,
  run: async (ctx, { id, input }: { id: string; input: NewPrice }): Promise<Shop> => {
    const { tx, actor, now } = ctx;
    const plan = await requirePlan(tx, id);
    if (plan.retiredAt !== null) throw new AppError("not_found");
    const { currency, amount, valid_from: date } = input;
    const { timeZone: zone } = await findSeller(tx);
    const isFirst = !(await tx.$count(
      planPrices,
      and(eq(planPrices.planId, id), eq(planPrices.currency, currency)),
    ));
    const nowMs = now.getTime();
    const earliest = toWall(isFirst ? nowMs : daysLater(nowMs, 1, zone), zone).date;
    if (date < earliest) throw badField("valid_from", "price_too_soon");
    const validFrom = new Date(toInstant({ date, time: "00:00", zone }).epochMs);
    const [row] = await tx
      .insert(planPrices)
      .values({ planId: id, currency, amount, validFrom, announcedAt: now, setById: actor.id })
      .onConflictDoNothing()
      .returning({ amount: planPrices.amount });
    if (!row) throw badField("valid_from", "price_day_taken");
    const { priceNoticeDays: noticeDays } = await findBillingValues(tx);
    const version = { amount, validFromMs: validFrom.getTime(), announcedAtMs: nowMs };
    const readers = await findPriceReaders(
      tx,
      { planId: id, currency, version },
      { now, zone, noticeDays },
    );
    await emit(ctx, tx, priceSet(id, { currency, amount, from: date }, { readers }));
    return showShop(tx, now);
  },
});
