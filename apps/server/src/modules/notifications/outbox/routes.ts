/** The messages of the institute, for staff: where no mail server is set, this is where mails are read. */
import * as outbox from "@riwaq/contracts/notifications/outbox.calls";

import type { Context } from "../../../platform/context.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { findWordings } from "../texts/find-wordings.ts";
import { openSecret } from "./open-secret.ts";
import { presentOutboxMail } from "./presenter.ts";
import { findOutboxMails } from "./queries.ts";
import { sendAgain } from "./send-again.ts";

const readingOf = async ({ config, db }: Context) => ({
  hasMailServer: config.smtpUrl !== undefined,
  wordings: await findWordings(db),
});

export const outboxRoutes = routesOf("staff", (on) => {
  on(outbox.list, async ({ ctx, query }) => {
    const rows = await findOutboxMails(ctx.db, query.show);
    const reading = await readingOf(ctx);
    return rows.map((row) => presentOutboxMail(row, reading));
  });

  on(outbox.sendAgain, async ({ ctx, params }) =>
    presentOutboxMail(await sendAgain(ctx, params), await readingOf(ctx)),
  );

  on(outbox.open, async ({ ctx, params }) => {
    const row = await openSecret(ctx, params);
    return presentOutboxMail(row, { ...(await readingOf(ctx)), isOpened: true });
  });
});
