/** The reader's calendar outside of the site: a secret address to subscribe to, and the clock changes to come. */
import { createHash } from "node:crypto";

import * as calendar from "@riwaq/contracts/scheduling/calendar.calls";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireSignedIn } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { listClockChanges } from "./list-clock-changes.ts";
import { makeFeed } from "./make-feed.ts";
import { presentClockChanges, presentFeed } from "./presenter.ts";
import { findFeed } from "./queries.ts";
import { readFeed } from "./read-feed.ts";
import { revokeFeed } from "./revoke-feed.ts";

const FIVE_MINUTES_MS = 300_000;

const ownCalendar = routesOf("calendar", (on, app) => {
  const making = app.throttle("calendar-feed", {
    byAddress: { max: 60, windowMs: FIVE_MINUTES_MS },
  });

  on(calendar.clockChanges, async ({ ctx }) => ({
    time_zone: requireSignedIn(ctx.actor).timeZone,
    changes: presentClockChanges(await listClockChanges(ctx)),
  }));

  on(calendar.feed, async ({ ctx }) =>
    presentFeed(await findFeed(ctx.db, requireSignedIn(ctx.actor).id)),
  );

  on(calendar.makeFeed, { preHandler: making }, async ({ ctx }) => ({
    exists: true,
    url: await makeFeed(ctx),
    read_at: null,
  }));

  on(calendar.revokeFeed, async ({ ctx }) => revokeFeed(ctx));
});

export const calendarRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(ownCalendar);

  app.get(
    "/calendar/:token.ics",
    {
      config: { public: true },
      // Generous: the large calendars ask for all their people from few addresses.
      preHandler: app.throttle("calendar", {
        byAddress: { max: 300, windowMs: 60_000 },
      }),
      // A calendar's, not the site's: it is in no description for callers.
      schema: { hide: true, params: z.object({ token: z.string().regex(/^[0-9a-f]{64}$/) }) },
    },
    async ({ ctx, params, headers }, reply) => {
      const text = await readFeed(ctx, params.token);
      const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
      reply.header("cache-control", "private, no-cache").header("etag", etag);
      if (headers["if-none-match"] === etag) return reply.status(304).send();
      return reply.type("text/calendar; charset=utf-8").send(text);
    },
  );
};
