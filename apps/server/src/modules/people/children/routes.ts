/** Parents and their children: sub-accounts, consent, and codes that link a parent to a student. */
import * as children from "@riwaq/contracts/people/children.calls";

import { requireParent, requireStudent } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { addChild } from "./add-child.ts";
import { changeChild } from "./change-child.ts";
import { giveConsent } from "./give-consent.ts";
import { inviteGuardian } from "./invite-guardian.ts";
import { requireGuardianship } from "./policy.ts";
import { presentChild, presentGuardians } from "./presenter.ts";
import { findChildren, findGuardians, isOfAge } from "./queries.ts";

const QUARTER_MS = 900_000;
const HOUR_MS = 3_600_000;

export const childrenRoutes = routesOf("children", (on, app) => {
  on(children.list, async ({ ctx }) => {
    const now = ctx.clock.now();
    const rows = await findChildren(ctx.db, requireParent(ctx.actor).id, now);
    return rows.map((row) => presentChild(row, now));
  });

  on(children.add, async ({ ctx, body, headers }) =>
    addChild(ctx, { input: body, key: headers["idempotency-key"] }),
  );

  on(children.change, async ({ ctx, params, body }) =>
    presentChild(await changeChild(ctx, { id: params.id, change: body }), ctx.clock.now()),
  );

  on(children.consent, async ({ ctx, params }) =>
    presentChild(await giveConsent(ctx, params.id), ctx.clock.now()),
  );

  const inviting = app.throttle("invite-guardian", {
    byAddress: { max: 60, windowMs: HOUR_MS },
    byAccount: { max: 20, windowMs: HOUR_MS },
  });
  on(children.inviteTo, { preHandler: inviting }, async ({ ctx, params }) => {
    await requireGuardianship(ctx.db, requireParent(ctx.actor), params.id);
    return inviteGuardian(ctx, params.id);
  });

  on(children.inviteMine, { preHandler: inviting }, async ({ ctx }) =>
    inviteGuardian(ctx, requireStudent(ctx.actor).id),
  );

  // Eight letters are few: whoever guesses is stopped by account as well as by address.
  const guessing = app.throttle("accept-guardian", {
    byAddress: { max: 20, windowMs: QUARTER_MS },
    byAccount: { max: 10, windowMs: QUARTER_MS },
  });
  on(children.link, { preHandler: guessing }, async ({ ctx, body }) =>
    presentChild(await acceptInvitation(ctx, body), ctx.clock.now()),
  );

  on(children.guardians, async ({ ctx: { actor, db, clock } }) => {
    const { id } = requireStudent(actor);
    return presentGuardians(await findGuardians(db, id), await isOfAge(db, id, clock.now()));
  });
});
