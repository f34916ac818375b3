/** Who decides about people asks others by mail to work here; the link is accepted where sign-ins begin. */
import * as invitations from "@riwaq/contracts/identity/staff-invitations.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { hashOfToken } from "../../../platform/one-time-token.ts";
import { inviteStaff } from "./invite-staff.ts";
import { requireOpen } from "./policy.ts";
import { presentInvitation, presentOpened } from "./presenter.ts";
import { findInvitation, findInvitations, findOpened } from "./queries.ts";
import { resendInvitation } from "./resend-invitation.ts";
import { withdrawInvitation } from "./withdraw-invitation.ts";

const QUARTER_MS = 900_000;
const HOUR_MS = 3_600_000;
const PUBLIC = { public: true } as const;

export const staffInvitationsRoutes = routesOf("staff-invitations", (on, app) => {
  on(invitations.list, async ({ ctx }) => {
    const now = ctx.clock.now();
    return (await findInvitations(ctx.db)).map((row) => presentInvitation(row, now));
  });

  const inviting = app.throttle("invite-staff", {
    byAddress: { max: 120, windowMs: HOUR_MS },
    byAccount: { max: 40, windowMs: HOUR_MS },
  });
  on(invitations.invite, { preHandler: inviting }, async ({ ctx, body }) => inviteStaff(ctx, body));

  on(invitations.resend, { preHandler: inviting }, async ({ ctx, params: { id } }) => {
    await resendInvitation(ctx, id);
    return presentInvitation(await findInvitation(ctx.db, id), ctx.clock.now());
  });

  on(invitations.withdraw, async ({ ctx, params: { id } }) => withdrawInvitation(ctx, id));

  const opening = app.throttle("open-staff-invitation", {
    byAddress: { max: 60, windowMs: QUARTER_MS },
  });
  on(
    invitations.open,
    { config: PUBLIC, preHandler: opening },
    async ({ ctx, body: { token } }) => {
      const found = await findOpened(ctx.db, hashOfToken(token));
      return presentOpened(requireOpen(found, ctx.clock.now()), ctx.config);
    },
  );
});
