/** The messages of the institute, for staff: where no mail server is set, this is where mails are read. */
import { ErrorBody } from "@riwaq/contracts/errors";
import { OutboxMail, OutboxMails, OutboxQuery } from "@riwaq/contracts/notifications/outbox";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireStaff } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { openSecret } from "./open-secret.ts";
import { presentOutboxMail } from "./presenter.ts";
import { findOutboxMails } from "./queries.ts";
import { sendAgain } from "./send-again.ts";

const TAGS = { tags: ["staff"] };
const FAULTS = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody };

export const outboxRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/outbox/",
    { schema: { ...TAGS, querystring: OutboxQuery, response: { 200: OutboxMails, ...FAULTS } } },
    async ({ ctx, query }) => {
      requireStaff(ctx.actor);
      const rows = await findOutboxMails(ctx.db, query.show);
      return rows.map((row) => presentOutboxMail(row, readingOf(ctx)));
    },
  );

  app.post(
    "/outbox/:id/send-again/",
    {
      schema: {
        ...TAGS,
        params: z.object({ id: z.uuid() }),
        response: { 200: OutboxMail, 404: ErrorBody, ...FAULTS },
      },
    },
    async ({ ctx, params }) => presentOutboxMail(await sendAgain(ctx, params.id), readingOf(ctx)),
  );

  app.post(
    "/outbox/:id/open/",
    {
      schema: {
        ...TAGS,
        params: z.object({ id: z.uuid() }),
        response: { 200: OutboxMail, 404: ErrorBody, ...FAULTS },
      },
    },
    async ({ ctx, params }) => {
      const row = await openSecret(ctx, params.id);
      return presentOutboxMail(row, { ...readingOf(ctx), isOpened: true });
    },
  );
};

const readingOf = ({ config }: Context) => ({ hasMailServer: config.smtpUrl !== undefined });
