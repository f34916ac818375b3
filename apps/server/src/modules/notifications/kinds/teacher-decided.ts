import { approvalDecided } from "../../people/events.ts";
import { defineKind } from "./define-kind.ts";

/** A teacher is told what staff decided, with their note, and what is still missing. */
export const teacherDecided = defineKind({
  name: "teacher-decided",
  bell: "institute",
  group: "account",
  words: { what: "plain" },
  mail: {
    templates: [
      "teacher-approved",
      "teacher-approved-unlinked",
      "teacher-paused",
      "teacher-declined",
    ],
    words: { quote: "private" },
    isAlways: true,
  },
}).follows([approvalDecided], (ctx, _, { subject, payload: { to }, aside: { note, hasRoom } }) => {
  const isUnlinked = to === "approved" && !hasRoom;
  const what = isUnlinked ? "teacher-approved-unlinked" : `teacher-${to}`;
  return [
    {
      userId: subject.id,
      key: `${what}:${ctx.clock.now().toISOString()}`,
      words: { what },
      path: isUnlinked ? "/profile?tab=teaching" : "/profile",
      mail: { template: what, words: { quote: note } },
    },
  ];
});
