/** Teachers ask guardians by mail to bring a pupil; the guardian opens the link and accepts it. */
import * as invitations from "@riwaq/contracts/people/student-invitations.calls";

import { requireTeacher } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { acceptStudentInvitation } from "./accept-student-invitation.ts";
import { inviteStudent } from "./invite-student.ts";
import { openInvitation } from "./open-invitation.ts";
import { presentInvitation, presentOpened } from "./presenter.ts";
import { findInvitations } from "./queries.ts";
import { resendInvitation } from "./resend-invitation.ts";
import { withdrawInvitation } from "./withdraw-invitation.ts";

const QUARTER_MS = 900_000;
const HOUR_MS = 3_600_000;

export const studentInvitationsRoutes = routesOf("student-invitations", (on, app) => {
  on(invitations.list, async ({ ctx }) => {
    const now = ctx.clock.now();
    const rows = await findInvitations(ctx.db, requireTeacher(ctx.actor).id, now);
    return rows.map((row) => presentInvitation(row, now));
  });

  const inviting = app.throttle("invite-student", {
    byAddress: { max: 120, windowMs: HOUR_MS },
    byAccount: { max: 40, windowMs: HOUR_MS },
  });
  on(invitations.invite, { preHandler: inviting }, async ({ ctx, body, headers }) =>
    inviteStudent(ctx, { input: body, key: headers["idempotency-key"] }),
  );

  on(invitations.resend, { preHandler: inviting }, async ({ ctx, params }) =>
    presentInvitation(await resendInvitation(ctx, params.id), ctx.clock.now()),
  );

  on(invitations.withdraw, async ({ ctx, params }) => withdrawInvitation(ctx, params.id));

  const opening = {
    config: { public: true } as const,
    preHandler: app.throttle("open-invitation", { byAddress: { max: 60, windowMs: QUARTER_MS } }),
  };
  on(invitations.open, opening, async ({ ctx, body }) =>
    presentOpened(await openInvitation(ctx, body.token)),
  );

  const accepting = app.throttle("accept-invitation", {
    byAddress: { max: 60, windowMs: QUARTER_MS },
    byAccount: { max: 20, windowMs: QUARTER_MS },
  });
  on(invitations.accept, { preHandler: accepting }, async ({ ctx, body }) => ({
    child_id: await acceptStudentInvitation(ctx, body),
  }));
});
