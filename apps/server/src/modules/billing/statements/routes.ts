/** What came by bank transfer: staff who decide about money read statements and say whose it is. */
import { STATEMENT_BYTES_MAX } from "@riwaq/contracts/billing/statements";
import * as calls from "@riwaq/contracts/billing/statements.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { confirmExact } from "./confirm-exact.ts";
import { matchLine } from "./match-line.ts";
import { readStatement } from "./read-statement.ts";
import { setLineAside } from "./set-line-aside.ts";
import { searchCharges, showStatements } from "./show-statements.ts";
import { takeLineBack } from "./take-line-back.ts";

/** Base64 is a third longer than its file. */
const bodyLimit = 2 * STATEMENT_BYTES_MAX;

export const statementsRoutes = routesOf("staff", (on) => {
  on(calls.show, async ({ ctx }) => showStatements(ctx));
  on(calls.read, { bodyLimit }, async ({ ctx, body }) => readStatement(ctx, body));
  on(calls.confirm, async ({ ctx, body }) => confirmExact(ctx, body.line_ids));
  on(calls.match, async ({ ctx, params, body }) => {
    const to = body.to === "charge" ? { chargeId: body.id } : { payerId: body.id };
    await matchLine(ctx, { id: params.id, to });
  });
  on(calls.setAside, async ({ ctx, params, body }) =>
    setLineAside(ctx, { id: params.id, word: body.word }),
  );
  on(calls.takeBack, async ({ ctx, params }) => takeLineBack(ctx, params));
  on(calls.openCharges, async ({ ctx, query }) => searchCharges(ctx, query.q));
});
