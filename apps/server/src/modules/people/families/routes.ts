/** Families and who pays for their lessons. */
import * as families from "@riwaq/contracts/people/families.calls";

import { isFamily, requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { changePayer } from "./change-payer.ts";
import { findFamiliesOf, findFamilyOfStudent } from "./queries.ts";

export const familiesRoutes = routesOf("families", (on) => {
  on(families.list, async ({ ctx }) => {
    const reader = requireSignedIn(ctx.actor);
    if (!isFamily(reader)) throw new AppError("forbidden");
    return findFamiliesOf(ctx.db, reader.id);
  });

  on(families.changePayer, async ({ ctx, params, body }) =>
    changePayer(ctx, { familyId: params.id, payerId: body.payer_id }),
  );

  on(families.ofStudent, { schema: { tags: ["staff"] } }, async ({ ctx, params }) =>
    findFamilyOfStudent(ctx.db, params.id),
  );
});
