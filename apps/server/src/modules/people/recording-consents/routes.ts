/** Whether recitations of a pupil may be recorded: said by a parent, or by an adult of themselves. */
import * as recitations from "@riwaq/contracts/learning/recitations.calls";

import { requireSignedIn } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { requirePupil } from "../reach/pupils.ts";
import { changeConsent } from "./change-consent.ts";
import { findConsent } from "./queries.ts";

export const recordingConsentsRoutes = routesOf("students", (on) => {
  on(recitations.consent, async ({ ctx: { db, actor, clock }, params }) => {
    const reader = requireSignedIn(actor);
    const now = clock.now();
    return findConsent(db, await requirePupil(db, reader, params.id, now), { reader, now });
  });

  on(recitations.changeConsent, async ({ ctx, params, body }) =>
    changeConsent(ctx, { studentId: params.id, isGiven: body.is_given }),
  );
});
