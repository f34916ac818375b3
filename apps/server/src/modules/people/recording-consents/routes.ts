/** Whether recitations of a pupil may be recorded: said by a parent, or by an adult of themselves. */
import * as recordingConsents from "@riwaq/contracts/people/recording-consents.calls";

import { requireSignedIn } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { requirePupil } from "../reach/pupils.ts";
import { changeConsent } from "./change-consent.ts";
import { findConsent } from "./queries.ts";

export const recordingConsentsRoutes = routesOf("students", (on) => {
  on(recordingConsents.show, async ({ ctx: { db, actor, clock }, params }) => {
    const reader = requireSignedIn(actor);
    const now = clock.now();
    return findConsent(db, await requirePupil(db, reader, params.id, now), { reader, now });
  });

  on(recordingConsents.change, async ({ ctx, params, body }) =>
    changeConsent(ctx, { studentId: params.id, isGiven: body.is_given }),
  );
});
