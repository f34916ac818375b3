import type { OutgoingHttpHeaders } from "node:http";

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";

import { requireSignedIn } from "../../actors.ts";
import { AppError } from "../../app-error.ts";
import type { Services } from "../../services.ts";
import { type Streams, keepStreams } from "./keep-streams.ts";

/** At least: browsers that a restart cut off come back one after the other. */
const RETRY_MS = 2000;

/**
 * GET /notifications/stream/ (text/event-stream). A browser that comes back says by Last-Event-ID what it has had; one
 * that opens it anew may say so by `?after=`. It has no end, so it is not among the calls that the API describes.
 */
export function streamNotifications(services: Services): FastifyPluginAsync {
  return async (app) => {
    const streams = keepStreams({ ...services, log: app.log });
    // Before the server waits for the answers under way, of which these would never end.
    app.addHook("preClose", async () => streams.close());
    app.get<{ Querystring: { after?: unknown } }>(
      "/notifications/stream/",
      { schema: { hide: true }, compress: false },
      async (request, reply) => open(request, reply, streams),
    );
  };
}

function open(
  request: FastifyRequest<{ Querystring: { after?: unknown } }>,
  reply: FastifyReply,
  streams: Streams,
): FastifyReply {
  const { id: userId } = requireSignedIn(request.ctx.actor);
  if (!streams.hasRoomFor(userId)) throw new AppError("too_many");
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    // nginx would hold it back until a buffer is full.
    "x-accel-buffering": "no",
  });
  raw.write(`retry: ${RETRY_MS + Math.floor(Math.random() * RETRY_MS)}\n\n`);
  streams.add({
    userId,
    token: request.sessionToken ?? "",
    after: numberFrom(request.headers["last-event-id"]) ?? numberFrom(request.query.after),
    to: raw,
  });
  return reply;
}

/** Whatever is not a number that was given out counts as none. */
function numberFrom(text: unknown): number | undefined {
  return typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
