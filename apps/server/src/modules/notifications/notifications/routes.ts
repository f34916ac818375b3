/** The bell: what a person was told, what reaches them where, and the browsers that show it while the site is closed. */
import type { OutgoingHttpHeaders } from "node:http";

import { type NotificationMatrix, Unsubscribe } from "@riwaq/contracts/notifications/notifications";
import * as notifications from "@riwaq/contracts/notifications/notifications.calls";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import type { Services } from "../../../platform/services.ts";
import { availableChannels } from "../channels/available-channels.ts";
import { findWordings } from "../texts/find-wordings.ts";
import { addPushSubscription } from "./add-push-subscription.ts";
import { type Streams, keepStreams } from "./keep-streams.ts";
import { markRead } from "./mark-read.ts";
import { presentChoices, presentNotifications } from "./presenter.ts";
import { countUnread, findChoices, findNotifications } from "./queries.ts";
import { removePushSubscription } from "./remove-push-subscription.ts";
import { saveChoices } from "./save-choices.ts";
import { unsubscribeReader } from "./unsubscribe-reader.ts";

const HOUR_MS = 3_600_000;
/** Of a stream, at least: browsers that a restart cut off come back one after the other. */
const RETRY_MS = 2000;

const calls = routesOf("notifications", (on, app) => {
  on(notifications.list, async ({ ctx: { actor, db }, query }) => {
    const { id } = requireSignedIn(actor);
    const rows = await findNotifications(db, id, query.before);
    const [unread, wordings] = [await countUnread(db, id), await findWordings(db)];
    return presentNotifications(rows, { unread, wordings });
  });

  on(notifications.markRead, async ({ ctx, body }) => ({ unread: await markRead(ctx, body) }));

  on(notifications.choices, async ({ ctx }) => ownChoices(ctx));

  on(notifications.saveChoices, async ({ ctx, body }) => {
    await saveChoices(ctx, body);
    return ownChoices(ctx);
  });

  on(notifications.pushKey, async ({ ctx }) => ({
    public_key: ctx.config.vapid?.publicKey ?? null,
  }));

  const subscribing = app.throttle("push-subscriptions", {
    byAddress: { max: 200, windowMs: HOUR_MS },
    byAccount: { max: 60, windowMs: HOUR_MS },
  });
  on(notifications.subscribe, { preHandler: subscribing }, async ({ ctx, body, sessionToken }) =>
    addPushSubscription(ctx, { ...body, sessionToken }),
  );

  on(notifications.dropSubscription, async ({ ctx, body }) => removePushSubscription(ctx, body));
});

/** What the link in a mail's header leads to: a mail program posts a form to it (RFC 8058), a person opens it. */
const unsubscribing = routesOf(undefined, (on, app) => {
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"]) {
    // That a form says nothing that the address does not: its only field is List-Unsubscribe=One-Click.
    app.addContentTypeParser(type, { parseAs: "string", bodyLimit: 4096 }, (_, _form, done) =>
      done(null, {}),
    );
  }
  // The token is signed, so that no page can be misused; and it is in no description for callers.
  const config = { public: true, isSigned: true } as const;
  const schema = { hide: true };
  const preHandler = app.throttle("unsubscribe", { byAddress: { max: 600, windowMs: HOUR_MS } });

  on(notifications.unsubscribe, { config, schema, preHandler }, async ({ ctx, query, body }) =>
    unsubscribeReader(ctx, { token: query.token ?? body.token ?? "" }),
  );

  app.get<{ Querystring: Unsubscribe }>(
    notifications.unsubscribe.path,
    { config, schema: { ...schema, querystring: Unsubscribe } },
    async ({ query }, reply) =>
      reply.redirect(`/unsubscribe?token=${encodeURIComponent(query.token ?? "")}`),
  );
});

export const notificationsRoutes: FastifyPluginAsync = async (app) => {
  await app.register(calls);
  await app.register(unsubscribing);
};

async function ownChoices(ctx: Context): Promise<NotificationMatrix> {
  return presentChoices(
    await findChoices(ctx.db, requireSignedIn(ctx.actor).id),
    availableChannels(ctx.config),
  );
}

/**
 * What has no end: GET /notifications/stream/ (text/event-stream). A browser that comes back says by Last-Event-ID what it has had; one
 * that opens it anew may say so by `?after=`. It is not among the calls that the API describes.
 */
export function streamNotifications(services: Services): FastifyPluginAsync {
  return async (app) => {
    const streams = keepStreams({ ...services, log: app.log });
    // Before the server waits for the answers under way, of which these would never end.
    app.addHook("preClose", async () => streams.close());
    app.get<{ Querystring: { after?: unknown } }>(
      "/notifications/stream/",
      { config: { isSecret: true }, schema: { hide: true }, compress: false },
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
