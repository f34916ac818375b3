import type { NewPolicy } from "@riwaq/contracts/institute/policies";
import { beginsAtMs, type PolicyValues } from "@riwaq/domain/scheduling/policy/values";
import { civilDateMs, civilDateOf, DAY_MS } from "@riwaq/domain/time/civil-date";
import { toWall } from "@riwaq/domain/time/zone";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockPolicies } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { policySet, policyTakenBack } from "../events.ts";
import { policies } from "../tables/policies.ts";
import { findTerms, type Terms } from "./find-terms.ts";

/** Tomorrow on the institute's clock: what holds today was promised for all of it. */
export function earliestDay(now: Date, zone: string): string {
  const { date } = toWall(now.getTime(), zone);
  return civilDateOf((civilDateMs(date) ?? now.getTime()) + DAY_MS);
}

/** Staff say what the terms will be from a day on; families are told at once. */
export const setPolicy = command({
  by: requireRight("content"),
  lock: lockPolicies,
  run: async (ctx, { holds_from: holdsFrom, ...values }: NewPolicy): Promise<void> => {
    const { tx, actor, now } = ctx;
    const terms = await findTerms(tx);
    if (holdsFrom < earliestDay(now, terms.zone)) throw badField("holds_from", "policy_too_soon");
    if (terms.versions.some((version) => version.holdsFrom === holdsFrom)) {
      throw badField("holds_from", "policy_day_taken");
    }
    const set = valuesOf(values);
    if (isSame(set, heldBefore(terms, holdsFrom))) throw badField("holds_from", "policy_same");
    await tx.insert(policies).values({ ...set, holdsFrom, setById: actor.id, createdAt: now });
    await emit(ctx, tx, policySet("institute", { holdsFrom, ...set }));
  },
});

/** One that does not hold yet: nobody has acted by it. Whoever was told of it is told that it will not be. */
export const takePolicyBack = command({
  by: requireRight("content"),
  lock: lockPolicies,
  run: async (ctx, { id }: { id: string }): Promise<void> => {
    const { tx, now } = ctx;
    const [row] = await tx.select().from(policies).where(eq(policies.id, id));
    if (!row) throw new AppError("not_found");
    const { zone } = await findTerms(tx);
    const { holdsFrom } = row;
    if (beginsAtMs(holdsFrom, zone) <= now.getTime()) throw refusal("conflict", "policy_holds");
    await tx.delete(policies).where(eq(policies.id, id));
    await emit(ctx, tx, policyTakenBack("institute", { holdsFrom }));
  },
});

const heldBefore = ({ at, zone }: Terms, holdsFrom: string): PolicyValues =>
  at(new Date(beginsAtMs(holdsFrom, zone) - 1));

const valuesOf = (asked: Omit<NewPolicy, "holds_from">): PolicyValues => ({
  noticeHours: asked.notice_hours,
  makeUpsPerMonth: asked.make_ups_per_month,
  movesPerLesson: asked.moves_per_lesson,
  makeUpDays: asked.make_up_days,
});

const isSame = (a: PolicyValues, b: PolicyValues) =>
  (["noticeHours", "makeUpsPerMonth", "movesPerLesson", "makeUpDays"] as const).every(
    (name) => a[name] === b[name],
  );
