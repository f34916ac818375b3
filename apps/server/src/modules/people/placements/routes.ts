/** The placement test for Arabic: sent by families, confirmed by teachers and staff. Anybody takes it, and nothing is kept until it is sent. */
import * as placements from "@riwaq/contracts/people/placements.calls";

import { requireSignedIn } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { requirePupil } from "../reach/pupils.ts";
import { confirmPlacement } from "./confirm-placement.ts";
import { findPlacement } from "./queries.ts";
import { sendPlacement } from "./send-placement.ts";

const HOUR_MS = 3_600_000;

export const placementsRoutes = routesOf("students", (on, app) => {
  on(placements.ofStudent, async ({ ctx: { db, actor, clock }, params }) => {
    const [reader, now] = [requireSignedIn(actor), clock.now()];
    const student = await requirePupil(db, reader, params.id, now);
    return findPlacement(db, student, { reader, now });
  });

  const sending = app.throttle("send-placement", {
    byAddress: { max: 60, windowMs: HOUR_MS },
    byAccount: { max: 20, windowMs: HOUR_MS },
  });
  on(placements.send, { preHandler: sending }, async ({ ctx, body, headers }) =>
    sendPlacement(ctx, { input: body, key: headers["idempotency-key"] }),
  );

  on(placements.confirm, async ({ ctx, params, body }) =>
    confirmPlacement(ctx, { id: params.id, said: body }),
  );
});
