/** Cancelling and moving lessons with what the terms say about it, taking that back, and the make-ups it leaves. */
import * as changes from "@riwaq/contracts/scheduling/changes.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { extendMakeUp } from "../make-ups/extend-make-up.ts";
import { listHoursOfMakeUp } from "../make-ups/list-hours.ts";
import { listMakeUps, listMakeUpsForStaff } from "../make-ups/list-make-ups.ts";
import { reviewEmergency } from "../make-ups/review-emergency.ts";
import { cancelSession } from "./cancel-session.ts";
import { moveSession } from "./move-session.ts";
import { previewCancellation } from "./preview-cancellation.ts";
import { previewMove } from "./preview-move.ts";
import { undoChange } from "./undo-change.ts";

export const changesRoutes = routesOf("changes", (on) => {
  on(changes.previewCancel, async ({ ctx, params, body }) =>
    previewCancellation(ctx, params.id, body),
  );

  on(changes.cancel, async ({ ctx, params: { id }, body: cancellation, headers }) =>
    cancelSession(ctx, { id, cancellation, key: headers["idempotency-key"] }),
  );

  on(changes.previewMove, async ({ ctx, params, body }) => previewMove(ctx, params.id, body));

  on(changes.move, async ({ ctx, params: { id }, body: move, headers }) =>
    moveSession(ctx, { id, move, key: headers["idempotency-key"] }),
  );

  on(changes.undo, async ({ ctx, params }) => undoChange(ctx, params));

  on(changes.makeUps, async ({ ctx }) => listMakeUps(ctx));

  on(changes.hoursOfMakeUp, async ({ ctx, params }) => listHoursOfMakeUp(ctx, params.id));

  on(changes.staffMakeUps, async ({ ctx, query }) => listMakeUpsForStaff(ctx, query.state));

  on(changes.extendMakeUp, async ({ ctx, params, body }) =>
    extendMakeUp(ctx, { ...params, ...body }),
  );

  on(changes.judgeMakeUp, async ({ ctx, params, body }) =>
    reviewEmergency(ctx, { ...params, ...body }),
  );
});
