/** What a bank that asks for a payment back is shown. */
import * as calls from "@riwaq/contracts/billing/disputes.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { dispositionOf } from "../../../platform/http/send-file.ts";
import { openEvidence } from "./open-evidence.ts";

const PRINTED_WITHIN_MS = 600_000;

export const disputesRoutes = routesOf("staff", (on, app) => {
  const preHandler = app.throttle("evidence", {
    byAddress: { max: 60, windowMs: PRINTED_WITHIN_MS },
    byAccount: { max: 30, windowMs: PRINTED_WITHIN_MS },
  });
  on(calls.evidence, { preHandler }, async ({ ctx, params }, reply) => {
    const content = await openEvidence(ctx, params.id);
    return reply
      .header("cache-control", "private, no-store")
      .header("content-disposition", dispositionOf({ name: "evidence.pdf", isInline: false }))
      .type("application/pdf")
      .send(content);
  });
});
