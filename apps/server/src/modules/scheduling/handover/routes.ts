/** A running series that another teacher takes over from a date on: shown before, decided by staff. */
import * as handover from "@riwaq/contracts/scheduling/handover.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { handOverSeries } from "./hand-over-series.ts";
import { previewHandover } from "./preview-handover.ts";

const FOR_STAFF = { schema: { tags: ["staff"] } };

export const handoverRoutes = routesOf("sessions", (on) => {
  on(handover.preview, FOR_STAFF, async ({ ctx, params, query }) =>
    previewHandover(ctx, params.id, query),
  );

  on(handover.handOver, FOR_STAFF, async ({ ctx, params, body, headers }) =>
    handOverSeries(ctx, { id: params.id, handover: body, key: headers["idempotency-key"] }),
  );
});
