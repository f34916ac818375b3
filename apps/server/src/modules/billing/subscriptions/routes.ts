/** What families subscribe to, pay and have left: each for what they pay themselves. */
import * as payers from "@riwaq/contracts/billing/payers.calls";
import * as calls from "@riwaq/contracts/billing/subscriptions.calls";

import { requireSignedIn } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { showCharge } from "../charges/show-charge.ts";
import { dropOrder } from "../orders/drop-order.ts";
import { orderSubscription } from "../orders/order-subscription.ts";
import { quoteOrder } from "../orders/quote-order.ts";
import { startOrder } from "../orders/start-order.ts";
import { forgetMethod } from "../payments/forget-method.ts";
import { lookAgain } from "../payments/look-again.ts";
import { startPayment } from "../payments/start-payment.ts";
import { changePlan } from "./change-plan.ts";
import { countLessonsLeft } from "./count-lessons-left.ts";
import { leaveSubscription, previewLeaving } from "./leave-subscription.ts";
import { listOwn } from "./list-own.ts";
import { pauseSubscription, resumeSubscription } from "./pause-subscription.ts";
import { previewPlan } from "./preview-plan.ts";
import { showLedger } from "./show-ledger.ts";
import { showPayer, showStaffLedger } from "./show-payer.ts";

export const subscriptionsRoutes = routesOf("billing", (on) => {
  on(calls.list, async ({ ctx }) => listOwn(ctx));
  on(calls.lessonsLeft, async ({ ctx }) => countLessonsLeft(ctx));
  on(calls.orderStart, async ({ ctx, params }) => startOrder(ctx, params.id));
  on(calls.quote, async ({ ctx, body }) => quoteOrder(ctx, body));
  on(calls.order, async ({ ctx, body, headers }) =>
    orderSubscription(ctx, { order: body, key: headers["idempotency-key"] }),
  );
  on(calls.dropOrder, async ({ ctx, params }) => dropOrder(ctx, params.id));
  on(calls.ledger, async ({ ctx, params }) => showLedger(ctx, params.id));
  on(calls.charge, async ({ ctx, params }) => showCharge(ctx, params.id));
  on(calls.pay, async ({ ctx, params, body }) =>
    startPayment(ctx, { chargeId: params.id, provider: body.provider }),
  );
  on(calls.look, async ({ ctx, params }) => lookAgain(ctx, params.id));
  on(calls.previewLeaving, async ({ ctx, params }) => previewLeaving(ctx, params.id, "leaving"));
  on(calls.leave, async ({ ctx, params, body, headers }) =>
    leaveSubscription(ctx, {
      id: params.id,
      reason: "leaving",
      expected: body.amount,
      key: headers["idempotency-key"],
    }),
  );
  on(calls.previewWithdrawal, async ({ ctx, params }) =>
    previewLeaving(ctx, params.id, "withdrawal"),
  );
  on(calls.withdraw, async ({ ctx, params, body, headers }) =>
    leaveSubscription(ctx, {
      id: params.id,
      reason: "withdrawal",
      expected: body.amount,
      key: headers["idempotency-key"],
    }),
  );
  on(calls.pause, async ({ ctx, params, body }) => {
    await pauseSubscription(ctx, { id: params.id, until: body.until });
    return listOwn(ctx);
  });
  on(calls.goOn, async ({ ctx, params }) => {
    await resumeSubscription(ctx, params.id);
    return listOwn(ctx);
  });
  on(calls.previewPlan, async ({ ctx, params }) => previewPlan(ctx, params.id, params.plan_id));
  on(calls.changePlan, async ({ ctx, params, body }) => {
    await changePlan(ctx, { id: params.id, planId: body.plan_id, expected: body.amount });
    return listOwn(ctx);
  });
  on(payers.ofPerson, async ({ ctx, params }) => showPayer(ctx, params.id));
  on(payers.staffLedger, async ({ ctx, params }) => showStaffLedger(ctx, params.id));
  on(calls.forgetMethod, async ({ ctx }) => {
    requireSignedIn(ctx.actor);
    await forgetMethod(ctx, undefined);
  });
});
