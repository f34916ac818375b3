import { applicationFileAdded, applicationSent } from "../../people/events.ts";
import { findStaffWith } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

const SHARED = { group: "account", words: { teacher: "name" } } as const;

/** Staff who decide about people have an application to read, whatever mails they chose. */
export const applicationReceived = defineKind({
  ...SHARED,
  name: "application-received",
  mail: { isAlways: true },
}).follows([applicationSent], async (ctx, tx, { subject, aside: { name } }) =>
  (await findStaffWith(tx, "people")).map((userId) => ({
    userId,
    key: `application-received:${subject.id}:${ctx.clock.now().toISOString()}`,
    words: { teacher: name },
    path: "/staff/teachers",
  })),
);

/** And what somebody adds who already teaches: until it is checked, families do not know of it. */
export const applicationFileReceived = defineKind({
  ...SHARED,
  name: "application-file-received",
}).follows([applicationFileAdded], async (ctx, tx, { subject, aside: { name, approval } }) =>
  (approval === "approved" ? await findStaffWith(tx, "people") : []).map((userId) => ({
    userId,
    key: `application-file-received:${subject.id}:${ctx.clock.now().toISOString()}`,
    words: { teacher: name },
    path: "/staff/teachers?tab=approved",
  })),
);
