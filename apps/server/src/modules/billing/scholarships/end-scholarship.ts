import { toInstant, toWall } from "@riwaq/domain/time/zone";
import { and, eq, ne } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { loosen } from "../../../platform/storage/loose-files.ts";
import { scholarshipEnded } from "../events.ts";
import { findSeller } from "../shop/queries.ts";
import { discounts } from "../tables/discounts.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { lockScholarship } from "./queries.ts";

type Asked = { id: string; endsOn: string };

/**
 * From a day of the seller on the price is whole again, today meaning now. What would never have held is taken back, and
 * its document with it. A renewal that was told at the lower price is told anew.
 */
export const endScholarship = command({
  by: requireRight("money"),
  run: async (ctx, { id, endsOn }: Asked): Promise<void> => {
    const { tx, now } = ctx;
    const held = await lockScholarship(tx, id);
    if (held.endsAt !== null && held.endsAt <= now) throw refusal("conflict", "scholarship_over");
    const { timeZone: zone } = await findSeller(tx);
    const today = toWall(now.getTime(), zone).date;
    if (endsOn < today) throw badField("ends_on", "price_too_soon");
    const midnight = new Date(toInstant({ date: endsOn, time: "00:00", zone }).epochMs);
    const endsAt = endsOn === today ? now : midnight;
    if (endsAt <= held.startsAt) {
      await tx.delete(discounts).where(eq(discounts.id, id));
      await loosen(tx, held.proofKey === null ? [] : [held.proofKey], now);
    } else {
      await tx.update(discounts).set({ endsAt }).where(eq(discounts.id, id));
    }
    await tellAnew(tx, held.studentId);
    await emit(ctx, tx, scholarshipEnded(held.studentId, { from: endsOn }));
  },
});

async function tellAnew(tx: Transaction, studentId: string): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ noticedAt: null, noticedNumber: null })
    .where(and(eq(subscriptions.studentId, studentId), ne(subscriptions.state, "ended")));
}
