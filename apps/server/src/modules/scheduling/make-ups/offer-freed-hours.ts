import { DAY_MS } from "@riwaq/domain/time/civil-date";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { type Emitting, on, type Subscriber } from "../../../platform/events/subscriber.ts";
import { findParentsOf } from "../../people/reach/family.ts";
import { pupilOfInstitute } from "../../people/reach/pupils.ts";
import {
  hourFreed,
  lessonDeclined,
  lessonMoved,
  lessonsCancelled,
  type OfferedHour,
  offerDeclined,
  offerLapsed,
  teacherLeft,
} from "../events.ts";
import { findDecidersOf } from "../offers/queries.ts";
import { mayBeHeldAt } from "./find-free-hours.ts";
import { findFreedLessons, findOwedWith } from "./queries.ts";

const SOON_MS = 7 * DAY_MS;

/** An hour with a teacher that somebody gave back, and whose it was. */
type Freed = { teacherId: string; startsAt: Date; studentIds: readonly string[] };

/**
 * An hour of the next seven days that a family gives back is offered to those whom the institute owes a lesson with that
 * teacher. What a teacher or staff cancel is not offered: the teacher may not be there.
 */
export const offerFreedHours: readonly Subscriber[] = [
  on(lessonsCancelled, (ctx, tx, { aside }) => offerLessons(ctx, tx, aside.sessionIds)),
  on(lessonDeclined, (ctx, tx, { aside }) => offerLessons(ctx, tx, aside.sessionIds)),
  on(teacherLeft, (ctx, tx, { aside }) => offerLessons(ctx, tx, aside.sessionIds)),
  on(lessonMoved, async (ctx, tx, { aside: { sessionIds, before } }) => {
    const mover = ctx.actor.kind === "user" ? ctx.actor.id : null;
    if (mover === null) return;
    const lessons = await findFreedLessons(tx, sessionIds, { movedBy: mover });
    await offer(
      ctx,
      tx,
      lessons.map((lesson) => ({ ...lesson, startsAt: before })),
    );
  }),
  on(offerDeclined, (ctx, tx, { aside }) => offerHeld(ctx, tx, aside)),
  on(offerLapsed, (ctx, tx, { aside }) => offerHeld(ctx, tx, aside)),
];

async function offerLessons(ctx: Emitting, tx: Transaction, sessionIds: readonly string[]) {
  await offer(ctx, tx, await findFreedLessons(tx, sessionIds, { cancelledBy: "family" }));
}

type Held = { teacherId: string; studentId: string; hours: ReadonlyArray<{ startsAt: Date }> };

async function offerHeld(ctx: Emitting, tx: Transaction, { teacherId, studentId, hours }: Held) {
  const studentIds = [studentId];
  await offer(
    ctx,
    tx,
    hours.map(({ startsAt }) => ({ teacherId, startsAt, studentIds })),
  );
}

async function offer(ctx: Emitting, tx: Transaction, freed: readonly Freed[]): Promise<void> {
  const nowMs = ctx.clock.now().getTime();
  const soon = freed.filter(({ startsAt }) => {
    const aheadMs = startsAt.getTime() - nowMs;
    return aheadMs > 0 && aheadMs <= SOON_MS;
  });
  for (const hour of soon) await offerOne(ctx, tx, hour);
}

async function offerOne(ctx: Emitting, tx: Transaction, freed: Freed): Promise<void> {
  const { teacherId, startsAt, studentIds } = freed;
  const now = ctx.clock.now();
  const owed = await findOwedWith(tx, teacherId, now);
  if (owed.length === 0) return;
  const givers = new Set([
    ...studentIds,
    ...(await findParentsOf(tx, studentIds)).map(({ parentId }) => parentId),
  ]);
  const offered: OfferedHour[] = [];
  for (const one of owed) {
    const userIds = await findDecidersOf(tx, one, now);
    if ([one.studentId, ...userIds].some((id) => givers.has(id))) continue;
    const pupilId = pupilOfInstitute(one.studentId);
    if (!(await mayBeHeldAt(tx, { ...one, pupilId, teacherId }, startsAt, now))) continue;
    const { id: makeUpId, studentId, lengthMin } = one;
    offered.push({ makeUpId, studentId, lengthMin, userIds });
  }
  if (offered.length === 0) return;
  const payload = { starts_at: startsAt.toISOString(), families: offered.length };
  await emit(ctx, tx, hourFreed(teacherId, payload, { startsAt, offered }));
}
