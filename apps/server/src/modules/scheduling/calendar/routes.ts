/** The reader's calendar outside of the site: a secret address to subscribe to, and the clock changes to come. */
import { createHash } from "node:crypto";

import { ErrorBody } from "@riwaq/contracts/errors";
import { Done } from "@riwaq/contracts/identity/authentication";
import { CalendarFeed, ClockChanges } from "@riwaq/contracts/scheduling/calendar";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireSignedIn } from "../../../platform/actors.ts";
import { listClockChanges } from "./list-clock-changes.ts";
import { makeFeed } from "./make-feed.ts";
import { presentClockChanges, presentFeed } from "./presenter.ts";
import { findFeed } from "./queries.ts";
import { readFeed } from "./read-feed.ts";
import { revokeFeed } from "./revoke-feed.ts";

const TAGS = { tags: ["calendar"] };
const REFUSALS = { 401: ErrorBody, 403: ErrorBody };
const FIVE_MINUTES_MS = 300_000;

export const calendarRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/sessions/clock-changes/",
    { schema: { ...TAGS, response: { 200: ClockChanges, 401: ErrorBody } } },
    async ({ ctx }) => ({
      time_zone: requireSignedIn(ctx.actor).timeZone,
      changes: presentClockChanges(await listClockChanges(ctx)),
    }),
  );

  app.get(
    "/calendar-feed/",
    { schema: { ...TAGS, response: { 200: CalendarFeed, 401: ErrorBody } } },
    async ({ ctx }) => presentFeed(await findFeed(ctx.db, requireSignedIn(ctx.actor).id)),
  );

  app.post(
    "/calendar-feed/",
    {
      preHandler: app.throttle("calendar-feed", {
        byAddress: { max: 60, windowMs: FIVE_MINUTES_MS },
      }),
      schema: { ...TAGS, response: { 201: CalendarFeed, ...REFUSALS, 429: ErrorBody } },
    },
    async ({ ctx }, reply) => {
      const url = await makeFeed(ctx);
      return reply.status(201).send({ exists: true, url, read_at: null });
    },
  );

  app.delete(
    "/calendar-feed/",
    { schema: { ...TAGS, response: { 200: Done, ...REFUSALS } } },
    async ({ ctx }) => {
      await revokeFeed(ctx);
      return { done: true } as const;
    },
  );

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
