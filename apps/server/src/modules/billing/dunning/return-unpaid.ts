import { byAnyone, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { letHoursGo, returnLessons } from "../../scheduling/changes/withhold-lessons.ts";
import { unpaidSettled } from "../events.ts";
import { lockSubscription } from "../subscriptions/lock-own.ts";
import { findKept, lockPupil, settleKept } from "./kept-lessons.ts";

/**
 * Lessons that were cancelled unpaid stand again once it is paid, as far as they can; of those that are over by now, or
 * that nobody is asked to pay for any more, the hour is let go.
 */
export const returnUnpaid = command({
  by: byAnyone,
  trace: "if_changed",
  lock: (tx, { now }, id: string) => lockPupil(tx, id, now),
  run: async (ctx, id): Promise<boolean> => {
    const { tx, now } = ctx;
    await lockSubscription(tx, id);
    const over = (await findKept(tx, id)).filter(
      ({ charge, startsAt }) => charge !== "due" || startsAt <= now,
    );
    if (over.length === 0) return false;
    const idsOf = (rows: typeof over) => rows.map(({ sessionId }) => sessionId);
    const paid = over.filter(({ charge, startsAt }) => charge === "paid" && startsAt > now);
    await letHoursGo(tx, idsOf(over));
    const returned = await returnLessons(ctx, idsOf(paid));
    const freed = idsOf(over).filter((one) => !returned.includes(one));
    await settleKept(tx, returned, { state: "returned", now });
    await settleKept(tx, freed, { state: "freed", now });
    const facts = { returned: returned.length, freed: freed.length };
    await emit(ctx, tx, unpaidSettled(id, facts));
    return true;
  },
});
