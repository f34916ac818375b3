/** The line of a seat in the room of a lesson: as long as it stands, its page is told what happens there. */
import websocket from "@fastify/websocket";
import { SocketQuery } from "@riwaq/contracts/classroom/socket";
import { Id } from "@riwaq/contracts/fields";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Config } from "../../../platform/config.ts";
import type { Services } from "../../../platform/services.ts";
import { beginLine } from "../lines/begin-line.ts";
import type { Line } from "../lines/line.ts";
import { Rooms } from "../lines/rooms.ts";

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
        // Whoever is cut off every few seconds comes back as often.
        preHandler: app.throttle("open-line", {
          byAddress: { max: 12_000, windowMs: 3_600_000 },
          byAccount: { max: 2000, windowMs: 3_600_000 },
        }),
      },
      (socket, request) => {
        const { ctx, params, query, sessionToken = "" } = request as Asked;
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
        const asked = { sessionId: params.id, ...query, token: sessionToken, socket };
        const sitDown = async () => {
          const begun = await beginLine(ctx, asked);
          if (!begun) return;
          line = begun;
          await rooms.open(begun);
          for (const text of early) rooms.take(begun, text);
          if (isGone) await rooms.end(begun, 1006);
        };
        // Without a database not even the reason can be found; the page tries again.
        sitDown().catch((error: unknown) => {
          noteFault(request, error);
          socket.close(1011);
        });
      },
    );
  };
}

function noteFault({ log }: FastifyRequest, error: unknown): void {
  log.warn({ name: error instanceof Error ? error.name : "unknown" }, "no seat");
}

/** A page of another site must not open a line with somebody's cookie. */
function requireOwnPage({ headers, host }: FastifyRequest, { publicUrl }: Config): void {
  const { origin } = headers;
  const from = origin === undefined ? null : URL.parse(origin)?.host;
  if (from !== host && from !== new URL(publicUrl).host) throw new AppError("forbidden");
}
