import { roomFault } from "@riwaq/domain/classroom/room-window";
import { and, eq, isNull } from "drizzle-orm";

import type { RoundDeps } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { roomSeats } from "../tables/room-seats.ts";
import { lessonOfRoom } from "./room-name.ts";
import { roomService } from "./room-service.ts";

type Deps = Pick<RoundDeps, "db" | "clock" | "config" | "secret">;

/**
 * Makes what stands at LiveKit what our rows say, outside of any transaction: the call of a lesson that is over, cancelled
 * or held at another hour is ended, and who sits in its room no more is removed. What could not be reached is found again the
 * next time, since nothing is noted here. Answers how much was ended; with `only`, of that lesson alone.
 */
export async function settleCalls(deps: Deps, only?: string): Promise<number> {
  const { livekit } = deps.config;
  if (!livekit) return 0;
  const service = roomService({ livekit, clock: deps.clock });
  const faults: unknown[] = [];
  let ended = 0;
  for (const name of await service.listRooms()) {
    const place = lessonOfRoom(deps, name);
    if (!place || (only !== undefined && place.sessionId !== only)) continue;
    try {
      ended += await settle(deps, { service, name, ...place });
    } catch (error) {
      // One that cannot be ended holds up no other.
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
  return ended;
}

type Standing = {
  service: ReturnType<typeof roomService>;
  name: string;
  sessionId: string;
  startsAt: Date;
};

async function settle({ db, clock }: Deps, standing: Standing): Promise<number> {
  const { service, name, sessionId } = standing;
  if (!(await isHeldNow(db, { ...standing, now: clock.now() }))) {
    await service.deleteRoom(name);
    return 1;
  }
  // In this order: whoever came in had sat down before, so nobody is listed whose seat is not read.
  const there = await service.listIdentities(name);
  const seats = await db
    .select({ id: roomSeats.id })
    .from(roomSeats)
    .where(and(eq(roomSeats.sessionId, sessionId), isNull(roomSeats.leftAt)));
  const taken = new Set(seats.map(({ id }) => id));
  const gone = there.filter((identity) => !taken.has(identity));
  for (const identity of gone) await service.removeParticipant(name, identity);
  return gone.length;
}

async function isHeldNow(
  db: Database,
  { sessionId, startsAt, now }: { sessionId: string; startsAt: Date; now: Date },
): Promise<boolean> {
  const [lesson] = await db
    .select({ startsAt: sessions.startsAt, endsAt: sessions.endsAt, status: sessions.status })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  if (!lesson || lesson.startsAt.getTime() !== startsAt.getTime()) return false;
  const fault = roomFault({
    startsAtMs: lesson.startsAt.getTime(),
    endsAtMs: lesson.endsAt.getTime(),
    status: lesson.status,
    nowMs: now.getTime(),
  });
  return fault === null;
}
