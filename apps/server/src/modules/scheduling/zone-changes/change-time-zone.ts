import type { Profile } from "@riwaq/contracts/identity/profile";
import type { TimeZoneChange } from "@riwaq/contracts/scheduling/zone-changes";
import { and, eq, inArray, isNull } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { users } from "../../identity/tables/users.ts";
import { changeUser } from "../../identity/users/change-user.ts";
import { readProfile } from "../../people/profile/read-profile.ts";
import { isChildOf } from "../../people/reach/family.ts";
import { placeLessons } from "../changes/place-lessons.ts";
import { timeZoneChanged } from "../events.ts";
import { recordDecisions } from "../make-ups/record-decisions.ts";
import { series } from "../tables/series.ts";
import { planZoneChange, type ZonePlan } from "./plan-zone-change.ts";
import { findAnchoredPeople } from "./queries.ts";

/**
 * Another time zone, and the lessons keep either their instants or the hours on this person's wall. What cannot move
 * stays where it is; the other side is told of what does.
 */
export const changeTimeZone = command({
  by: requireSignedIn,
  run: async (ctx, { time_zone: to, lessons }: TimeZoneChange): Promise<Profile> => {
    const { tx, actor, now } = ctx;
    const from = actor.timeZone;
    let sessionIds: string[] = [];
    if (lessons === "wall_time") {
      await lockPeople(tx, await findAnchoredPeople(tx, actor, from));
      const plan = await planZoneChange(tx, { actor, from, to, now });
      await movePlanned(tx, plan, { actor, to, now });
      await moveChildren(tx, actor, { from, to, now });
      sessionIds = plan.moving.map(({ lesson }) => lesson.session.id);
    }
    // Before the profile has the new zone: what is told names the hours on the clock of before.
    await emit(ctx, tx, timeZoneChanged(actor.id, { lessons }, { sessionIds }));
    await changeUser(tx, actor.id, { timeZone: to, updatedAt: now });
    return readProfile(tx, actor.id);
  },
});

type Moving = { actor: SignedIn; to: string; now: Date };

async function movePlanned(
  tx: Transaction,
  { moving, seriesIds }: ZonePlan,
  { actor, to, now }: Moving,
): Promise<void> {
  if (seriesIds.length > 0) {
    await tx
      .update(series)
      .set({ anchorZone: to, updatedAt: now })
      .where(inArray(series.id, seriesIds));
  }
  const lessons = moving.map(({ lesson, to: hour }) => ({
    ...lesson.session,
    startsAt: new Date(hour.startsAtMs),
    endsAt: new Date(hour.endsAtMs),
    isShifted: hour.isShifted,
  }));
  await placeLessons(tx, { lessons, ifTaken: "hour_taken", now });
  const decisions = moving.map(({ lesson, inputs, decision }) => ({
    sessionId: lesson.session.id,
    inputs,
    decision,
  }));
  await recordDecisions(tx, actor, decisions, now);
}

/** A child whose account is the parents' lives by their clock. */
async function moveChildren(
  tx: Transaction,
  actor: SignedIn,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  const children = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.email), eq(users.timeZone, from), isChildOf(users.id, actor.id)))
    .orderBy(users.id);
  for (const { id } of children) await changeUser(tx, id, { timeZone: to, updatedAt: now });
}
