/** What is for sale, by whom and under which tax: staff who decide about money set it, everybody reads the prices. */
import { prices } from "@riwaq/contracts/billing/prices.calls";
import * as calls from "@riwaq/contracts/billing/shop.calls";

import { requireRight } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { addPlan } from "./add-plan.ts";
import { addTaxRule } from "./add-tax-rule.ts";
import { changeSeller } from "./change-seller.ts";
import { changeValues } from "./change-values.ts";
import { listPrices } from "./list-prices.ts";
import { openShop } from "./open-shop.ts";
import { retirePlan } from "./retire-plan.ts";
import { setPrice } from "./set-price.ts";
import { showShop } from "./show-shop.ts";
import { takeTaxRuleBack } from "./take-tax-rule-back.ts";

export const shopRoutes = routesOf("staff", (on) => {
  on(calls.show, async ({ ctx: { db, actor, clock } }) => {
    requireRight("money")(actor);
    return showShop(db, clock.now());
  });
  on(calls.changeSeller, async ({ ctx, body }) => changeSeller(ctx, body));
  on(calls.changeValues, async ({ ctx, body }) => changeValues(ctx, body));
  on(calls.open, async ({ ctx, body }) => openShop(ctx, body));
  on(calls.addTaxRule, async ({ ctx, body }) => addTaxRule(ctx, body));
  on(calls.takeTaxRuleBack, async ({ ctx, params }) => takeTaxRuleBack(ctx, params));
  on(calls.addPlan, async ({ ctx, body }) => addPlan(ctx, body));
  on(calls.retirePlan, async ({ ctx, params }) => retirePlan(ctx, params));
  on(calls.setPrice, async ({ ctx, params, body }) =>
    setPrice(ctx, { id: params.id, input: body }),
  );
  on(
    prices,
    { config: { public: true }, schema: { tags: ["billing"] } },
    async ({ ctx: { db, clock } }) => {
      return listPrices(db, clock.now());
    },
  );
});
