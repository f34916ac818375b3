import type { Seat } from "@riwaq/contracts/classroom/room";
import { type SeatRole, SEATS_EACH_MAX, sideOf, voicesMax } from "@riwaq/domain/classroom/seats";
import { and, asc, eq, isNull, ne } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { type Doing, command } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { noteRoomPresence } from "../../scheduling/meetings/note-room-presence.ts";
import { roomEntered } from "../events.ts";
import { sayInRoom } from "../lines/words.ts";
import { roomSeats } from "../tables/room-seats.ts";
import { requireChoice, requireOpenRoom } from "./load-room.ts";
import { lockRoom } from "./lock-room.ts";

export type SeatAsked = { sessionId: string; seat: string; role: SeatRole; pupilId: string | null };
type Row = typeof roomSeats.$inferSelect;

/**
 * Somebody comes into the room of a lesson, or back to the seat that their page has had before. Coming back within the
 * time for which a seat is kept is no leaving and no coming, and leaves no trace.
 */
export const takeSeat = command({
  by: requireSignedIn,
  trace: "none",
  run: async (ctx, asked: SeatAsked): Promise<Pick<Seat, "id" | "role" | "pupil_id">> => {
    const { tx, actor, now } = ctx;
    const { sessionId, role, pupilId } = asked;
    const lesson = await requireOpenRoom(tx, actor, { id: sessionId, now });
    await requireChoice(tx, actor, { lesson, role, pupilId });
    await lockRoom(tx, sessionId, now);
    const before = await findOwn(tx, actor, asked);
    if (role === "pupil") await requireVoice(ctx, sessionId);
    await emptyOthers(ctx, asked);
    if (before && !before.leftAt) await keep(ctx, before);
    else await sit(ctx, asked, before);
    await sayInRoom(tx, sessionId, { kind: "seats" });
    return { id: asked.seat, role, pupil_id: pupilId };
  },
});

/** The seat that this page has had; one of that name which is not theirs is not theirs to take. */
async function findOwn(
  tx: Transaction,
  actor: SignedIn,
  { seat, sessionId, role, pupilId }: SeatAsked,
) {
  const [row] = await tx.select().from(roomSeats).where(eq(roomSeats.id, seat)).for("update");
  if (!row) return undefined;
  const isSame =
    row.userId === actor.id &&
    row.sessionId === sessionId &&
    row.role === role &&
    row.pupilId === pupilId;
  if (!isSame) throw new AppError("conflict");
  return row;
}

/** One voice is kept for the teacher, without whom nothing begins. */
async function requireVoice(
  { tx, actor, config }: Doing<SignedIn>,
  sessionId: string,
): Promise<void> {
  const others = await tx
    .selectDistinct({ userId: roomSeats.userId })
    .from(roomSeats)
    .where(
      and(
        eq(roomSeats.sessionId, sessionId),
        eq(roomSeats.role, "pupil"),
        isNull(roomSeats.leftAt),
        ne(roomSeats.userId, actor.id),
      ),
    );
  const voices = voicesMax(config.livekit ? "forwarded" : "mesh");
  if (others.length >= voices - 1) throw refusal("conflict", "room_full");
}

/**
 * Whoever loads the page anew leaves a seat behind whose line is broken: it is theirs to empty. So is what somebody has
 * opened beyond a few pages, the one first that was not heard of for longest.
 */
async function emptyOthers(ctx: Doing<SignedIn>, { sessionId, seat }: SeatAsked): Promise<void> {
  const { tx, actor, now } = ctx;
  const left = await tx
    .select()
    .from(roomSeats)
    .where(
      and(
        eq(roomSeats.sessionId, sessionId),
        eq(roomSeats.userId, actor.id),
        ne(roomSeats.id, seat),
        isNull(roomSeats.leftAt),
      ),
    )
    .orderBy(asc(roomSeats.seenAt), asc(roomSeats.id));
  const open = left.filter(({ awayAt }) => awayAt === null);
  const beyond = open.slice(0, Math.max(0, open.length + 1 - SEATS_EACH_MAX));
  for (const row of [...left.filter(({ awayAt }) => awayAt !== null), ...beyond]) {
    await leave(ctx, { tx, row, at: row.awayAt ?? now });
  }
}

/** Nobody sits there any more since then. */
export async function leave(
  ctx: Emitting,
  { tx, row, at }: { tx: Transaction; row: Row; at: Date },
): Promise<void> {
  await tx.update(roomSeats).set({ leftAt: at }).where(eq(roomSeats.id, row.id));
  const side = sideOf(row.role);
  if (side === null) return;
  const { id: connection, sessionId, userId } = row;
  await noteRoomPresence(ctx, tx, { sessionId, userId, side, kind: "left", connection, at });
}

async function keep({ tx, now }: Doing<SignedIn>, { id }: Row): Promise<void> {
  await tx.update(roomSeats).set({ seenAt: now, awayAt: null }).where(eq(roomSeats.id, id));
}

async function sit(ctx: Doing<SignedIn>, asked: SeatAsked, before: Row | undefined): Promise<void> {
  const { tx, actor, now } = ctx;
  const { seat: id, sessionId, role, pupilId } = asked;
  const own = { sessionId, userId: actor.id, role, pupilId, since: now, seenAt: now };
  if (before) {
    await tx
      .update(roomSeats)
      .set({ seenAt: now, awayAt: null, leftAt: null })
      .where(eq(roomSeats.id, id));
  } else await tx.insert(roomSeats).values({ id, ...own });
  const side = sideOf(role);
  if (side === null) return emit(ctx, tx, roomEntered(sessionId, { role }));
  const presence = { sessionId, userId: actor.id, side, connection: id, at: now };
  await noteRoomPresence(ctx, tx, { ...presence, kind: "came" });
}
