/** How mistakes of a test are counted, as staff arrange it. */
import * as schemes from "@riwaq/contracts/memory/schemes.calls";

import { requireRight } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { changeScheme } from "./change-scheme.ts";
import { makeScheme } from "./make-scheme.ts";
import { presentScheme } from "./present-scheme.ts";
import { findLastVersions } from "./queries.ts";
import { renewScheme } from "./renew-scheme.ts";

const FOR_STAFF = { schema: { tags: ["staff"] } };

export const schemesRoutes = routesOf("memory-tests", (on) => {
  on(schemes.forStaff, FOR_STAFF, async ({ ctx }) => {
    requireRight("content")(ctx.actor);
    return (await findLastVersions(ctx.db)).map(presentScheme);
  });

  on(schemes.make, FOR_STAFF, async ({ ctx, body, headers }) =>
    makeScheme(ctx, { input: body, key: headers["idempotency-key"] }),
  );

  on(schemes.renew, FOR_STAFF, async ({ ctx, params, body }) =>
    presentScheme(await renewScheme(ctx, { id: params.id, change: body })),
  );

  on(schemes.change, FOR_STAFF, async ({ ctx, params, body }) =>
    presentScheme(await changeScheme(ctx, { id: params.id, ...body })),
  );
});
