import { ErrorBody } from "@riwaq/contracts/errors";
import { Id } from "@riwaq/contracts/fields";
/** The contact form of the public site, and its messages as staff read them. */
import { Done } from "@riwaq/contracts/identity/authentication";
import {
  ContactForm,
  ContactHeaders,
  ContactMessage,
  ContactMessageChange,
  ContactMessages,
  ContactMessagesQuery,
} from "@riwaq/contracts/institute/contact";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireStaff } from "../../../platform/actors.ts";
import { deleteMessage } from "./delete-message.ts";
import { markMessage } from "./mark-message.ts";
import { presentContactMessage } from "./presenter.ts";
import { findContactMessages } from "./queries.ts";
import { receiveMessage } from "./receive-message.ts";

const HOUR_MS = 3_600_000;
const STAFF = { tags: ["staff"] };
const REFUSALS = { 401: ErrorBody, 403: ErrorBody };
const Params = z.object({ id: Id });

export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    "/contact/",
    {
      config: { public: true },
      preHandler: app.throttle("contact", {
        byAddress: { max: 10, windowMs: HOUR_MS },
        byAccount: { max: 5, windowMs: HOUR_MS },
      }),
      schema: {
        tags: ["contact"],
        headers: ContactHeaders,
        body: ContactForm,
        response: { 201: Done, 400: ErrorBody, 403: ErrorBody, 415: ErrorBody, 429: ErrorBody },
      },
    },
    async ({ ctx, body, headers }, reply) => {
      await receiveMessage(ctx, body, headers["idempotency-key"]);
      return reply.status(201).send({ done: true });
    },
  );

  app.get(
    "/contact-messages/",
    {
      schema: {
        ...STAFF,
        querystring: ContactMessagesQuery,
        response: { 200: ContactMessages, 400: ErrorBody, ...REFUSALS },
      },
    },
    async ({ ctx, query }) => {
      requireStaff(ctx.actor);
      const { rows, page, pageCount } = await findContactMessages(ctx.db, query.page);
      return { messages: rows.map(presentContactMessage), page, page_count: pageCount };
    },
  );

  app.patch(
    "/contact-messages/:id/",
    {
      schema: {
        ...STAFF,
        params: Params,
        body: ContactMessageChange,
        response: { 200: ContactMessage, 400: ErrorBody, 404: ErrorBody, ...REFUSALS },
      },
    },
    async ({ ctx, params, body }) => presentContactMessage(await markMessage(ctx, params.id, body)),
  );

  app.delete(
    "/contact-messages/:id/",
    { schema: { ...STAFF, params: Params, response: { 200: Done, 404: ErrorBody, ...REFUSALS } } },
    async ({ ctx, params }) => {
      await deleteMessage(ctx, params.id);
      return { done: true } as const;
    },
  );
};
