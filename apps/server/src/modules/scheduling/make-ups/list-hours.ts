import type { MakeUpHours } from "@riwaq/contracts/scheduling/bookings";
import { isExpired } from "@riwaq/domain/scheduling/policy/make-up-expiry";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { requirePupil, wayTo } from "../../people/reach/pupils.ts";
import { findNextHours } from "./find-free-hours.ts";
import { findOwedLesson } from "./queries.ts";

/** The next hours at which what is owed to the reader's family can be held; of others' nothing is known. */
export async function listHoursOfMakeUp(ctx: Context, id: string): Promise<MakeUpHours> {
  const reader = requireSignedIn(ctx.actor);
  const now = ctx.clock.now();
  const owed = await findOwedLesson(ctx.db, id);
  if (!owed || (await wayTo(ctx.db, reader, owed.studentId, now)) !== "family") {
    throw new AppError("not_found");
  }
  const pupilId = await requirePupil(ctx.db, reader, owed.studentId, now);
  const expiresAtMs = owed.expiresAt?.getTime() ?? null;
  const isOpen = owed.state === "owed" && !isExpired(expiresAtMs, now.getTime());
  const starts = isOpen ? await findNextHours(ctx.db, { ...owed, pupilId }, now) : [];
  return {
    hours: starts.map((start) => ({
      starts_at: start.toISOString(),
      ends_at: new Date(start.getTime() + owed.lengthMin * 60_000).toISOString(),
    })),
    teacher_zone: owed.teacherZone,
    time_zone: reader.timeZone,
  };
}
