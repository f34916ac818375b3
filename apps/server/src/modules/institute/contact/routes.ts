/** The contact form of the public site, and its messages as staff read them. */
import * as contactMessages from "@riwaq/contracts/institute/contact-messages.calls";
import { send } from "@riwaq/contracts/institute/contact.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { deleteMessage } from "./delete-message.ts";
import { markMessage } from "./mark-message.ts";
import { presentContactMessage } from "./presenter.ts";
import { findContactMessages } from "./queries.ts";
import { receiveMessage } from "./receive-message.ts";

const HOUR_MS = 3_600_000;
const FOR_STAFF = { schema: { tags: ["staff"] } };

export const contactRoutes = routesOf("contact", (on, app) => {
  const writing = {
    config: { public: true } as const,
    preHandler: app.throttle("contact", {
      byAddress: { max: 10, windowMs: HOUR_MS },
      byAccount: { max: 5, windowMs: HOUR_MS },
    }),
  };
  on(send, writing, async ({ ctx, body, headers }) =>
    receiveMessage(ctx, { form: body, idempotencyKey: headers["idempotency-key"] }),
  );

  on(contactMessages.list, FOR_STAFF, async ({ ctx, query }) => {
    const { rows, page, pageCount } = await findContactMessages(ctx.db, query.page);
    return { messages: rows.map(presentContactMessage), page, page_count: pageCount };
  });

  on(contactMessages.mark, FOR_STAFF, async ({ ctx, params, body }) =>
    presentContactMessage(await markMessage(ctx, { id: params.id, isHandled: body.is_handled })),
  );

  on(contactMessages.remove, FOR_STAFF, async ({ ctx, params }) => deleteMessage(ctx, params));
});
