/** Set phrases of reports: what teachers choose from, and as staff arrange it. */
import * as phrases from "@riwaq/contracts/learning/phrases.calls";

import { requireRight, requireTeacherOrStaff } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { changePhrase } from "./change-phrase.ts";
import { createPhrase } from "./create-phrase.ts";
import { orderPhrases } from "./order-phrases.ts";
import { presentPhrase, presentStaffPhrase } from "./presenter.ts";
import { findAllPhrases, findOfferedPhrases } from "./queries.ts";

const FOR_STAFF = { schema: { tags: ["staff"] } };

export const phrasesRoutes = routesOf("reports", (on) => {
  on(phrases.offered, async ({ ctx }) => {
    requireTeacherOrStaff(ctx.actor);
    return (await findOfferedPhrases(ctx.db)).map(presentPhrase);
  });

  on(phrases.forStaff, FOR_STAFF, async ({ ctx }) => {
    requireRight("content")(ctx.actor);
    return (await findAllPhrases(ctx.db)).map(presentStaffPhrase);
  });

  on(phrases.create, FOR_STAFF, async ({ ctx, body, headers }) =>
    createPhrase(ctx, { input: body, key: headers["idempotency-key"] }),
  );

  on(phrases.order, FOR_STAFF, async ({ ctx, body }) =>
    (await orderPhrases(ctx, body)).map(presentStaffPhrase),
  );

  on(phrases.change, FOR_STAFF, async ({ ctx, params, body }) =>
    presentStaffPhrase(await changePhrase(ctx, { id: params.id, change: body })),
  );
});
