import { on } from "../../../platform/events/subscriber.ts";
import { accountSuspended } from "../../identity/events.ts";
import { tellStaff } from "../notices/tell-staff.ts";

/** Staff are told of a child whom nobody looks after any more, as somebody has to. */
export const childSuspended = [
  on(accountSuspended, (ctx, tx, { subject: { id }, aside: { name, parent } }) =>
    tellStaff(ctx, tx, {
      template: "child-suspended",
      key: `child-suspended:${id}:${ctx.clock.now().toISOString()}`,
      params: { student: name, guardian: parent },
      path: "/staff/messages",
    }),
  ),
];
