import { randomUUID } from "node:crypto";

import type { Seat } from "@riwaq/contracts/classroom/room";
import type { SocketQuery } from "@riwaq/contracts/classroom/socket";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import { findSeenPupils, loadRoom } from "../room/load-room.ts";
import { findSeats } from "../room/queries.ts";
import { takeSeat } from "../room/take-seat.ts";
import { type CloseReason, findLineFault } from "./find-line-fault.ts";
import { Allowance, FIRST_STATE, type Line, type Socket } from "./line.ts";

type Asked = SocketQuery & { sessionId: string; token: string; socket: Socket };

/** Takes the seat; where it may not be taken, the page is told why before the line ends. */
export async function beginLine(ctx: Context, asked: Asked): Promise<Line | undefined> {
  const { socket } = asked;
  const actor = requireSignedIn(ctx.actor);
  try {
    return await sitDown(ctx, actor, asked);
  } catch (error) {
    const reason = error instanceof AppError ? await whyNot(ctx, actor, asked) : null;
    if (reason) socket.send(JSON.stringify({ type: "closed", reason }));
    else ctx.log.warn({ name: error instanceof Error ? error.name : "unknown" }, "no seat");
    socket.close(reason ? 4000 : 1011, reason ?? "");
    return undefined;
  }
}

async function sitDown(ctx: Context, actor: SignedIn, asked: Asked): Promise<Line> {
  const { sessionId, seat: id, role, pupil: pupilId = null, token, socket } = asked;
  await takeSeat(ctx, { sessionId, seat: id, role, pupilId });
  const now = ctx.clock.now();
  const { lesson, closesAt } = await loadRoom(ctx.db, actor, { id: sessionId, now });
  const seat = (await findSeats(ctx.db, sessionId)).find((one) => one.id === id);
  if (!seat) throw new AppError("conflict");
  const seen = await findSeenPupils(ctx.db, actor, lesson);
  const allowance = new Allowance(now.getTime());
  const own = { sessionId, seat, actor, token, socket, seen, closesAt };
  const fresh = { id: randomUUID(), heardAtMs: now.getTime(), state: FIRST_STATE };
  return { ...own, ...fresh, held: null, isStale: false, allowance };
}

async function whyNot(ctx: Context, actor: SignedIn, asked: Asked): Promise<CloseReason> {
  const { sessionId, seat: id, role, pupil = null, token } = asked;
  const seat: Seat = {
    id,
    user_id: actor.id,
    name: actor.name,
    role,
    pupil_id: pupil,
    since: "",
    is_away: false,
  };
  return (await findLineFault(ctx, { sessionId, seat, token })) ?? "full";
}
