import type { Language } from "@riwaq/contracts/languages";

import { mailText } from "../../../platform/i18n/translate.ts";
import { type ShownToFamilies, approvalDecided } from "../../people/events.ts";
import { findReader } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

/** A teacher is told of the approval: what families see from now on, staff's note, and what is still missing. */
export const teacherApproved = defineKind({
  name: "teacher-approved",
  group: "account",
  words: {},
  mail: {
    templates: ["teacher-approved", "teacher-approved-unlinked"],
    words: { details: "private", quote: "private" },
    isAlways: true,
  },
}).follows([approvalDecided], async (ctx, tx, { subject, payload: { to }, aside }) => {
  const reader = to === "approved" ? await findReader(tx, subject.id) : undefined;
  if (!reader) return [];
  const { note, hasRoom, shown } = aside;
  const template = hasRoom ? "teacher-approved" : "teacher-approved-unlinked";
  return [
    {
      userId: reader.id,
      key: `${template}:${ctx.clock.now().toISOString()}`,
      words: {},
      path: "/profile?tab=teaching",
      mail: { template, words: { details: listShown(shown, reader.language), quote: note } },
    },
  ];
});

/** Of a pause, or of being declined, with staff's note. */
export const teacherDecided = defineKind({
  name: "teacher-decided",
  bell: "institute",
  group: "account",
  words: { what: "plain" },
  mail: {
    templates: ["teacher-paused", "teacher-declined"],
    words: { quote: "private" },
    isAlways: true,
  },
}).follows([approvalDecided], (ctx, _, { subject, payload: { to }, aside: { note } }) => {
  if (to === "approved") return [];
  const what = `teacher-${to}`;
  return [
    {
      userId: subject.id,
      key: `${what}:${ctx.clock.now().toISOString()}`,
      words: { what },
      path: "/profile",
      mail: { template: what, words: { quote: note } },
    },
  ];
});

/** A line for each thing, in the order of the application. */
function listShown({ hasPhoto, bio, ...files }: ShownToFamilies, language: Language): string {
  const say = (part: string, params: Record<string, string> = {}) =>
    mailText(`teacher-approved.${part}`, language, params);
  const languages = bio.map((one) => say(`in.${one}`)).join(" · ");
  return [
    hasPhoto && say("photo"),
    languages !== "" && say("bio", { languages }),
    files.hasRecitation && say("recitation"),
    files.certificates.length > 0 &&
      say("certificates", { titles: files.certificates.join(" · ") }),
  ]
    .filter((line) => line !== false)
    .join("\n");
}
