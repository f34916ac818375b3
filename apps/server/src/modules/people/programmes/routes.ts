/** What the institute teaches: for everyone who is signed in, and as staff arrange it. */
import * as programmes from "@riwaq/contracts/people/programmes.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { changeProgramme } from "./change-programme.ts";
import { createProgramme } from "./create-programme.ts";
import { orderProgrammes } from "./order-programmes.ts";
import { presentProgramme, presentStaffProgramme } from "./presenter.ts";
import { findAllProgrammes, findProgrammes } from "./queries.ts";

const FOR_STAFF = { schema: { tags: ["staff"] } };

export const programmesRoutes = routesOf("teachers", (on) => {
  on(programmes.list, async ({ ctx }) => (await findProgrammes(ctx.db)).map(presentProgramme));

  on(programmes.forStaff, FOR_STAFF, async ({ ctx }) => {
    return (await findAllProgrammes(ctx.db)).map(presentStaffProgramme);
  });

  on(programmes.create, FOR_STAFF, async ({ ctx, body, headers }) =>
    createProgramme(ctx, { input: body, key: headers["idempotency-key"] }),
  );

  on(programmes.order, FOR_STAFF, async ({ ctx, body }) =>
    (await orderProgrammes(ctx, body)).map(presentStaffProgramme),
  );

  on(programmes.change, FOR_STAFF, async ({ ctx, params, body }) =>
    presentStaffProgramme(await changeProgramme(ctx, { id: params.id, change: body })),
  );
});
