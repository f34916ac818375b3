import type { Language } from "@riwaq/contracts/languages";
import type { ApplicationItem } from "@riwaq/domain/people/applications/items";

import { mailText } from "../../../platform/i18n/translate.ts";
import { applicationFileJudged, moreAsked } from "../../people/events.ts";
import { findReader } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

/** The application is with the teacher again: what staff ask for, item by item, and their note. */
export const applicationReturned = defineKind({
  name: "application-returned",
  group: "account",
  words: {},
  mail: { words: { details: "private", quote: "private" }, isAlways: true },
}).follows(
  [moreAsked],
  async (ctx, tx, { subject, payload: { items }, aside: { asked, note } }) => {
    const reader = await findReader(tx, subject.id);
    if (!reader) return [];
    const details = items
      .map((item) => lineOf(item, asked[item] ?? "", reader.language))
      .join("\n");
    return [
      {
        userId: reader.id,
        key: `application-returned:${ctx.clock.now().toISOString()}`,
        words: {},
        path: "/",
        mail: { words: { details, quote: note } },
      },
    ];
  },
);

const lineOf = (item: ApplicationItem, text: string, language: Language) =>
  mailText(`application-returned.${item}`, language, { text });

/** A recitation or certificate was not accepted, with staff's word why. What is accepted is told with the approval. */
export const applicationFileRefused = defineKind({
  name: "application-file-refused",
  group: "account",
  words: {},
  mail: { words: { details: "private", quote: "private" }, isAlways: true },
}).follows([applicationFileJudged], async (ctx, tx, { subject, payload, aside }) => {
  if (payload.state !== "refused") return [];
  const reader = await findReader(tx, subject.id);
  if (!reader) return [];
  const details =
    aside.title || mailText("application-file-refused.recitation", reader.language, {});
  return [
    {
      userId: reader.id,
      key: `application-file-refused:${ctx.clock.now().toISOString()}`,
      words: {},
      path: "/profile?tab=teaching",
      mail: { words: { details, quote: aside.note } },
    },
  ];
});
