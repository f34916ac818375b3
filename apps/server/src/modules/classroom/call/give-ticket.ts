import type { CallTicket } from "@riwaq/contracts/classroom/room";
import { maySpeak } from "@riwaq/domain/classroom/seats";
import { and, eq, isNull } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { loadRoom, requireChoice, requireOpenRoom } from "../room/load-room.ts";
import { roomSeats } from "../tables/room-seats.ts";
import { roomNameOf } from "./room-name.ts";
import { signToken } from "./sign-token.ts";

/** For coming in alone: LiveKit renews it for who is there, and a page that comes back asks for another. */
const VALID_MS = 10 * 60_000;

/**
 * Lets the page of a taken seat into the call of its room: nobody else, as what they sit there, and within the hours of
 * the room. LiveKit learns the seat and no name. Who only listens sends nothing, and is hidden there; that they are in
 * the room is said by the room itself.
 */
export async function giveTicket(
  ctx: Context,
  { id, seat }: { id: string; seat: string },
): Promise<CallTicket> {
  const { db, clock, config } = ctx;
  const actor = requireSignedIn(ctx.actor);
  const { livekit } = config;
  if (!livekit) throw new AppError("not_found");
  const now = clock.now();
  const lesson = await requireOpenRoom(db, actor, { id, now });
  const { role, pupilId } = await requireOwnSeat(db, actor, { id, seat });
  // As they are by now: somebody may have changed sides since they sat down.
  await requireChoice(db, actor, { lesson, role, pupilId });
  const { opensAt, closesAt } = await loadRoom(db, actor, { id, now });
  const expiresAt = new Date(Math.min(now.getTime() + VALID_MS, closesAt.getTime()));
  const speaks = maySpeak(role);
  const token = signToken(livekit, {
    identity: seat,
    notBefore: opensAt,
    expiresAt,
    video: {
      roomJoin: true,
      room: roomNameOf(ctx, { sessionId: id, startsAt: lesson.startsAt }),
      canSubscribe: true,
      canPublish: speaks,
      canPublishSources: speaks ? ["microphone", "camera"] : [],
      canPublishData: false,
      canUpdateOwnMetadata: false,
      hidden: !speaks,
    },
  });
  return { url: livekit.url, token, expires_at: expiresAt.toISOString() };
}

async function requireOwnSeat(
  db: Database,
  actor: SignedIn,
  { id, seat }: { id: string; seat: string },
) {
  const [row] = await db
    .select({ role: roomSeats.role, pupilId: roomSeats.pupilId })
    .from(roomSeats)
    .where(
      and(
        eq(roomSeats.id, seat),
        eq(roomSeats.sessionId, id),
        eq(roomSeats.userId, actor.id),
        isNull(roomSeats.leftAt),
      ),
    );
  if (!row) throw refusal("forbidden", "room_seat");
  return row;
}
