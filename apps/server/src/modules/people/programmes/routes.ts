/** What the institute teaches: for visitors, for everyone who is signed in, and as staff arrange it. */
import * as programmes from "@riwaq/contracts/people/programmes.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { addLevel } from "./add-level.ts";
import { changeLevel } from "./change-level.ts";
import { changeProgramme } from "./change-programme.ts";
import { createProgramme } from "./create-programme.ts";
import { orderLevels } from "./order-levels.ts";
import { orderProgrammes } from "./order-programmes.ts";
import { presentProgramme } from "./presenter.ts";
import { findProgrammes } from "./queries.ts";
import { removeLevel } from "./remove-level.ts";
import { showOffered, showProgrammes } from "./show-programmes.ts";

const FOR_STAFF = { schema: { tags: ["staff"] } };

export const programmesRoutes = routesOf("teachers", (on) => {
  on(programmes.list, async ({ ctx }) => (await findProgrammes(ctx.db)).map(presentProgramme));

  on(programmes.offered, { config: { public: true } }, async ({ ctx }) => showOffered(ctx.db));

  on(programmes.forStaff, FOR_STAFF, async ({ ctx }) => showProgrammes(ctx.db));

  on(programmes.create, FOR_STAFF, async ({ ctx, body, headers }) =>
    createProgramme(ctx, { input: body, key: headers["idempotency-key"] }),
  );

  on(programmes.order, FOR_STAFF, async ({ ctx, body }) => orderProgrammes(ctx, body));

  on(programmes.change, FOR_STAFF, async ({ ctx, params, body }) =>
    changeProgramme(ctx, { id: params.id, change: body }),
  );

  on(programmes.addLevel, FOR_STAFF, async ({ ctx, params, body, headers }) =>
    addLevel(ctx, { programmeId: params.id, input: body, key: headers["idempotency-key"] }),
  );

  on(programmes.orderLevels, FOR_STAFF, async ({ ctx, params, body }) =>
    orderLevels(ctx, { ...body, programmeId: params.id }),
  );

  on(programmes.changeLevel, FOR_STAFF, async ({ ctx, params, body }) =>
    changeLevel(ctx, { id: params.id, change: body }),
  );

  on(programmes.removeLevel, FOR_STAFF, async ({ ctx, params }) =>
    removeLevel(ctx, { id: params.id }),
  );
});
