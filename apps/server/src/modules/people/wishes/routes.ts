/** What families seek for those who learn: asked at the beginning, changed at any time, and never owed. */
import * as wishes from "@riwaq/contracts/people/wishes.calls";

import { isFamily, requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { findOwnWishes, findWishesOf, findWishProgrammes } from "./queries.ts";
import { sayWish } from "./say-wish.ts";

export const wishesRoutes = routesOf("wishes", (on) => {
  on(wishes.list, async ({ ctx }) => {
    const reader = requireSignedIn(ctx.actor);
    if (!isFamily(reader)) throw new AppError("forbidden");
    return {
      learners: await findOwnWishes(ctx.db, reader),
      programmes: await findWishProgrammes(ctx.db),
    };
  });

  on(wishes.ofPerson, { schema: { tags: ["staff"] } }, async ({ ctx, params }) => ({
    learners: await findWishesOf(ctx.db, params.id),
    programmes: await findWishProgrammes(ctx.db),
  }));

  on(wishes.say, async ({ ctx, params, body }) =>
    sayWish(ctx, { studentId: params.id, wish: body }),
  );
});
