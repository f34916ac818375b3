import type { CLOSE_REASONS } from "@riwaq/contracts/classroom/socket";

import { AppError } from "../../../platform/app-error.ts";
import type { Services } from "../../../platform/services.ts";
import { findSignIn } from "../../identity/sign-in/find-sign-in.ts";
import { personOf } from "../../identity/sign-in/person-of.ts";
import { loadRoom, requireChoice } from "../room/load-room.ts";
import type { Line } from "./line.ts";

export type CloseReason = (typeof CLOSE_REASONS)[number];

const OF_ROOM = { early: "moved", over: "over", cancelled: "cancelled" } as const;

/** Why somebody may not sit there any more; null while they may. */
export async function findLineFault(
  { db, clock }: Pick<Services, "db" | "clock">,
  line: Pick<Line, "sessionId" | "seat" | "token">,
): Promise<CloseReason | null> {
  const now = clock.now();
  const { sessionId, seat, token } = line;
  const found = await findSignIn(db, token, now);
  if (!found) return "signed_out";
  // As they are by now: a right may have been taken from them since they came in.
  const actor = personOf(found);
  try {
    const { lesson, fault } = await loadRoom(db, actor, { id: sessionId, now });
    if (fault) return OF_ROOM[fault];
    await requireChoice(db, actor, { lesson, role: seat.role, pupilId: seat.pupil_id });
    return null;
  } catch (error) {
    if (error instanceof AppError) return "not_yours";
    throw error;
  }
}
