import { accountSuspended } from "../../identity/events.ts";
import { findStaffIds } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

/** Staff are told of a child whom nobody looks after any more, as somebody has to. */
export const childSuspended = defineKind({
  name: "child-suspended",
  bell: "institute",
  group: "account",
  words: { student: "name", guardian: "name" },
  mail: { isAlways: true },
}).follows([accountSuspended], async (ctx, tx, { subject, aside: { name, parent } }) =>
  (await findStaffIds(tx)).map((userId) => ({
    userId,
    key: `child-suspended:${subject.id}:${ctx.clock.now().toISOString()}`,
    words: { student: name, guardian: parent },
    path: "/staff/messages",
  })),
);
