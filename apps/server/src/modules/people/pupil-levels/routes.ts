/** Where pupils stand in what they learn: said by their teachers and by staff, read by their families too. */
import * as calls from "@riwaq/contracts/people/pupil-levels.calls";

import { requireSignedIn } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { requirePupil } from "../reach/pupils.ts";
import { findPupilLevels } from "./queries.ts";
import { setLevel } from "./set-level.ts";

export const pupilLevelsRoutes = routesOf("students", (on) => {
  on(calls.list, async ({ ctx: { db, actor, clock }, params }) => {
    const reader = requireSignedIn(actor);
    return findPupilLevels(db, reader, await requirePupil(db, reader, params.id, clock.now()));
  });

  on(calls.set, async ({ ctx, params, body }) =>
    setLevel(ctx, { studentId: params.id, input: body }),
  );
});
