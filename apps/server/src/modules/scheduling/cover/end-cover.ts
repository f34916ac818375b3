import type { CoverState } from "@riwaq/domain/scheduling/cover/cover";

import type { Doing } from "../../../platform/command.ts";
import type { Actor } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { coverEnded } from "../events.ts";
import { assignTeacher } from "./assign-teacher.ts";
import { letHourGo } from "./hold-hour.ts";
import type { LockedCover } from "./lock-cover.ts";
import { asideOf, settleCover } from "./write-cover.ts";

type Ending = {
  state: Exclude<CoverState, "offered" | "standing">;
  by: "staff" | "family" | "substitute" | "time";
  /** Null where time did it. */
  userId: string | null;
  word?: string;
};

type DoingToCover = Doing<Actor, LockedCover>;

/** The hour that was held is free again, and a lesson that was covered is its regular teacher's, if its hour is. */
export async function endCover(
  ctx: DoingToCover,
  { state, by, userId, word = "" }: Ending,
): Promise<void> {
  const { tx, now, locked: cover } = ctx;
  const { id, regularTeacherId, lesson } = cover;
  const isHeld = cover.state === "offered";
  if (isHeld) await letHourGo(tx, id);
  const ended = { state, heldUntil: null, settledAt: now, settledById: userId, word };
  const row = await settleCover(ctx, id, ended);
  if (!isHeld) {
    await assignTeacher(tx, { ids: [lesson.id], teacherId: regularTeacherId, now });
  }
  const payload = { substituteId: cover.substituteId, was: cover.state, state, by };
  await emit(ctx, tx, coverEnded(lesson.id, payload, asideOf(row)));
}
