/** What of money waits for staff, and what they decide about it. */
import * as calls from "@riwaq/contracts/billing/desk.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { approveRefund } from "./approve-refund.ts";
import { noteTransfer } from "./note-transfer.ts";
import { refundCredit } from "./refund-credit.ts";
import { refuseRefund } from "./refuse-refund.ts";
import { settleDoubt } from "./settle-doubt.ts";
import { showToday } from "./show-today.ts";

export const moneyDeskRoutes = routesOf("staff", (on) => {
  on(calls.today, async ({ ctx }) => showToday(ctx));
  on(calls.approveRefund, async ({ ctx, params }) => approveRefund(ctx, params.id));
  on(calls.refuseRefund, async ({ ctx, params, body }) =>
    refuseRefund(ctx, { id: params.id, note: body.note }),
  );
  on(calls.noteTransfer, async ({ ctx, params }) => noteTransfer(ctx, params.id));
  on(calls.settleDoubt, async ({ ctx, params, body }) =>
    settleDoubt(ctx, { id: params.id, isPaid: body.is_paid }),
  );
  on(calls.refundCredit, async ({ ctx, params, body, headers }) =>
    refundCredit(ctx, { payerId: params.id, refund: body, key: headers["idempotency-key"] }),
  );
});
