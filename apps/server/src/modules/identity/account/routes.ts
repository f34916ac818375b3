import { ErrorBody } from "@riwaq/contracts/errors";
import { Id } from "@riwaq/contracts/fields";
/** What is one's own to decide about one's account: where it is signed in, its data, and its end. */
import {
  AccountClosed,
  AccountClosing,
  DeletionConsequences,
  Devices,
} from "@riwaq/contracts/identity/account";
import { Done } from "@riwaq/contracts/identity/authentication";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireSignedIn } from "../../../platform/actors.ts";
import { sessionCookieName, sessionCookieOptions } from "../../../platform/http/session-token.ts";
import { closeAccount } from "./close-account.ts";
import { presentDevice } from "./presenter.ts";
import { findDevices } from "./queries.ts";
import { showConsequences } from "./show-consequences.ts";
import { signOutDevice, signOutOthers } from "./sign-out-device.ts";
import { writeArchive } from "./write-archive.ts";

const tags = ["account"];
const params = z.object({ id: Id });
const HOUR_MS = 3_600_000;
const REFUSED = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 429: ErrorBody };
const DONE = { done: true } as const;

export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/profile/devices/",
    { schema: { tags, response: { 200: Devices, 401: ErrorBody } } },
    async ({ ctx, sessionToken }) => {
      const rows = await findDevices(ctx.db, requireSignedIn(ctx.actor).id, ctx.clock.now());
      return rows.map((row) => presentDevice(row, sessionToken));
    },
  );

  app.delete(
    "/profile/devices/:id/",
    {
      schema: { tags, params, response: { 200: Done, ...REFUSED, 404: ErrorBody, 409: ErrorBody } },
    },
    async ({ ctx, params: { id }, sessionToken }) => {
      await signOutDevice(ctx, { id, sessionToken });
      return DONE;
    },
  );

  app.post(
    "/profile/devices/sign-out-others/",
    { schema: { tags, response: { 200: Done, ...REFUSED } } },
    async ({ ctx, sessionToken }) => {
      await signOutOthers(ctx, { sessionToken });
      return DONE;
    },
  );

  app.get(
    "/profile/data/",
    {
      preHandler: app.throttle("data", {
        byAddress: { max: 20, windowMs: HOUR_MS },
        byAccount: { max: 5, windowMs: HOUR_MS },
      }),
      schema: { tags, response: { 200: z.unknown(), 401: ErrorBody, 429: ErrorBody } },
    },
    async ({ ctx }, reply) => {
      const day = ctx.clock.now().toISOString().slice(0, 10);
      const archive = writeArchive(ctx, requireSignedIn(ctx.actor));
      reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="riwaq-data-${day}.zip"`)
        .type("application/zip");
      return reply.status(200).send(archive);
    },
  );

  app.get(
    "/profile/deletion/",
    { schema: { tags, response: { 200: DeletionConsequences, ...REFUSED } } },
    async ({ ctx }) => showConsequences(ctx),
  );

  app.post(
    "/profile/deletion/",
    {
      preHandler: app.throttle("password", { byAddress: { max: 20, windowMs: 900_000 } }),
      schema: {
        tags,
        body: AccountClosing,
        response: { 200: AccountClosed, ...REFUSED, 409: ErrorBody },
      },
    },
    async ({ ctx, body }, reply) => {
      const closed = await closeAccount(ctx, body);
      const { isHttps } = ctx.config;
      reply.clearCookie(sessionCookieName(isHttps), sessionCookieOptions(isHttps));
      reply.issueCsrfToken(undefined);
      return closed;
    },
  );
};
