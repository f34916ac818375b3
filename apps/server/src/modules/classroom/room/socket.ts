import websocket from "@fastify/websocket";
import type { Seat } from "@riwaq/contracts/classroom/room";
import { SocketQuery } from "@riwaq/contracts/classroom/socket";
import { Id } from "@riwaq/contracts/fields";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Config } from "../../../platform/config.ts";
import type { Services } from "../../../platform/services.ts";
import { type CloseReason, findLineFault } from "./find-line-fault.ts";
import { Rooms } from "./keep-rooms.ts";
import { findSeenPupils, loadRoom } from "./load-room.ts";
import { findSeats } from "./queries.ts";
import { Allowance, FIRST_STATE, type Line, type Socket } from "./room-line.ts";
import { takeSeat } from "./take-seat.ts";

/** An offer with video, and what is around it. */
const MESSAGE_MAX_BYTES = 65_536;
/** Before the seat is taken a page says nothing of weight. */
const EARLY_MAX = 50;

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: SocketQuery }>;

/** GET /classroom/{lesson}/socket/ (WebSocket): the line of a seat in the room of a lesson. It has no end, and is not among the calls that the API describes. */
export function roomSocket(services: Services): FastifyPluginAsync {
  return async (app) => {
    await app.register(websocket, { options: { maxPayload: MESSAGE_MAX_BYTES } });
    const rooms = new Rooms({ ...services, log: app.log });
    app.addHook("preClose", async () => rooms.close());
    // Of a request to upgrade, Node leaves the connection to us: one that was refused would stay open for ever.
    app.addHook("onResponse", async ({ raw }) => void raw.socket.destroySoon());
    app.get<{ Params: { id: string }; Querystring: SocketQuery }>(
      "/classroom/:id/socket/",
      {
        websocket: true,
        config: { isSecret: true },
        schema: { hide: true, params: z.object({ id: Id }), querystring: SocketQuery },
        preValidation: async (request) => {
          requireSignedIn(request.ctx.actor);
          requireOwnPage(request, services.config);
        },
      },
      (socket, request) => {
        const early: string[] = [];
        let line: Line | undefined;
        socket.on("message", (data) => {
          const text = String(data);
          if (line) rooms.take(line, text);
          else if (early.push(text) > EARLY_MAX) socket.close(1008);
        });
        // A connection that breaks says so by closing.
        socket.on("error", () => {});
        socket.once("close", (code) => {
          isGone = true;
          if (line) void rooms.end(line, code);
        });
        let isGone = false;
        void begin(request as Asked, socket).then(async (begun) => {
          if (!begun) return;
          line = begun;
          await rooms.open(begun);
          for (const text of early) rooms.take(begun, text);
          if (isGone) await rooms.end(begun, 1006);
        });
      },
    );
  };
}

/** A page of another site must not open a line with somebody's cookie. */
function requireOwnPage({ headers, host }: FastifyRequest, { publicUrl }: Config): void {
  const { origin } = headers;
  const from = origin === undefined ? null : URL.parse(origin)?.host;
  if (from !== host && from !== new URL(publicUrl).host) throw new AppError("forbidden");
}

/** Takes the seat; where it may not be taken, the page is told why before the line ends. */
async function begin(request: Asked, socket: Socket): Promise<Line | undefined> {
  const { ctx, params, query, sessionToken: token = "" } = request;
  const actor = requireSignedIn(ctx.actor);
  const { seat: id, role, pupil: pupilId = null } = query;
  try {
    await takeSeat(ctx, { sessionId: params.id, seat: id, role, pupilId });
    const now = ctx.clock.now();
    const { lesson, closesAt } = await loadRoom(ctx.db, actor, { id: params.id, now });
    const seat = (await findSeats(ctx.db, params.id)).find((one) => one.id === id);
    if (!seat) throw new AppError("conflict");
    const seen = await findSeenPupils(ctx.db, actor, lesson);
    const allowance = new Allowance(now.getTime());
    const own = { sessionId: params.id, seat, actor, token, socket, seen, closesAt };
    return { ...own, state: FIRST_STATE, held: null, isStale: false, allowance };
  } catch (error) {
    const reason = await whyNot(request, { actor, token, error });
    if (reason) socket.send(JSON.stringify({ type: "closed", reason }));
    else request.log.warn({ name: error instanceof Error ? error.name : "unknown" }, "no seat");
    socket.close(reason ? 4000 : 1011, reason ?? "");
    return undefined;
  }
}

type Refused = { actor: Line["actor"]; token: string; error: unknown };

async function whyNot(
  { ctx, params, query }: Asked,
  { actor, token, error }: Refused,
): Promise<CloseReason | null> {
  if (!(error instanceof AppError)) return null;
  const { seat: id, role, pupil = null } = query;
  const seat: Seat = {
    id,
    user_id: actor.id,
    name: actor.name,
    role,
    pupil_id: pupil,
    since: "",
    is_away: false,
  };
  const fault = await findLineFault(ctx, { sessionId: params.id, seat, actor, token });
  return fault ?? "full";
}
