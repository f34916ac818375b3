/** What is declared of a contract without signing in, and staff who say whose it is. */
import type { StaffLegalActs } from "@riwaq/contracts/billing/legal-acts";
import * as calls from "@riwaq/contracts/billing/legal-acts.calls";

import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { declareAct } from "./declare-act.ts";
import { matchAct, previewMatch } from "./match-act.ts";
import { presentAct, presentCandidates } from "./presenter.ts";
import { findAct, findActs, findCandidates } from "./queries.ts";

const HOUR_MS = 3_600_000;

async function listActs({ db }: Pick<Context, "db">): Promise<StaffLegalActs> {
  const { open, matched } = await findActs(db);
  return { open: open.map(presentAct), matched: matched.map(presentAct) };
}

async function listCandidates({ db }: Context, { id, q }: { id: string; q: string }) {
  const act = await findAct(db, id);
  if (!act) throw new AppError("not_found");
  const { email, name, reference } = act.said as Record<string, string | undefined>;
  const words = q === "" ? [name ?? "", reference ?? ""] : [q];
  const sought = { email: email ?? "", words, reference: q === "" ? (reference ?? "") : q };
  return presentCandidates(await findCandidates(db, sought));
}

export const legalActsRoutes = routesOf("billing", (on, app) => {
  const declaring = {
    config: { public: true } as const,
    preHandler: app.throttle("declaration", {
      byAddress: { max: 10, windowMs: HOUR_MS },
      byAccount: { max: 5, windowMs: HOUR_MS },
    }),
  };
  on(calls.declare, declaring, async ({ ctx, body, headers }) =>
    declareAct(ctx, { declaration: body, idempotencyKey: headers["idempotency-key"] }),
  );

  on(calls.list, async ({ ctx }) => listActs(ctx));

  on(calls.candidates, async ({ ctx, params, query }) =>
    listCandidates(ctx, { id: params.id, q: query.q }),
  );

  on(calls.effect, async ({ ctx, params, query }) =>
    previewMatch(ctx, { id: params.id, subscriptionId: query.subscription_id }),
  );

  on(calls.match, async ({ ctx, params, body }) => {
    await matchAct(ctx, { id: params.id, match: body });
    return listActs(ctx);
  });
});
