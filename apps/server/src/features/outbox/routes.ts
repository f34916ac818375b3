/** The messages of the institute, for staff: where no mail server is set, this is where mails are read. */
import { ErrorBody } from "@riwaq/contracts/errors";
import { OutboxMail, OutboxMails, OutboxQuery } from "@riwaq/contracts/outbox";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireStaff } from "../../actors.ts";
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
      return (await findOutboxMails(ctx.db, query.show)).map(presentOutboxMail);
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
    async ({ ctx, params }) => presentOutboxMail(await sendAgain(ctx, params.id)),
  );
};
