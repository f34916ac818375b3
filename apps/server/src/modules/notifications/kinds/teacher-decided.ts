import { on } from "../../../platform/events/subscriber.ts";
import { approvalDecided } from "../../people/events.ts";
import { notify } from "../notifications/notify.ts";

/** A teacher is told what staff decided, with their note, and what is still missing. */
export const teacherDecided = [
  on(approvalDecided, (ctx, tx, { subject, payload: { to }, aside: { note, hasRoom } }) => {
    const isUnlinked = to === "approved" && !hasRoom;
    const what = isUnlinked ? "teacher-approved-unlinked" : (`teacher-${to}` as const);
    return notify(ctx, tx, [
      {
        userId: subject.id,
        event: "institute",
        key: `${what}:${ctx.clock.now().toISOString()}`,
        params: { what },
        path: isUnlinked ? "/profile?tab=teaching" : "/profile",
        mail: { template: what, params: { quote: note }, isAlways: true },
      },
    ]);
  }),
];
