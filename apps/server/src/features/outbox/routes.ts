/** The mails of the institute, for staff: where no mail server is set, this is where they are read. */
import { ErrorBody } from "@riwaq/contracts/errors";
import { OutboxMails } from "@riwaq/contracts/outbox";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { requireStaff } from "../../actors.ts";
import { presentOutboxMail } from "./presenter.ts";
import { findOutboxMails } from "./queries.ts";

export const outboxRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/outbox/",
    { schema: { tags: ["staff"], response: { 200: OutboxMails, 401: ErrorBody, 403: ErrorBody } } },
    async ({ ctx }) => {
      requireStaff(ctx.actor);
      return (await findOutboxMails(ctx.db)).map(presentOutboxMail);
    },
  );
};
