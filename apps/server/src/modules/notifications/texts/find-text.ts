import type { Language } from "@riwaq/contracts/languages";
import type { TextGroup } from "@riwaq/contracts/notifications/texts";

import { hasMailText, noticeKind } from "../../../platform/i18n/translate.ts";
import { KINDS, LETTERS } from "../catalogue.ts";
import type { Words } from "../kinds/kind.ts";
import { mailContent } from "../mail/mail-content.ts";
import { type Wordings, sayBell } from "../mail/own-words.ts";
import { wordedFor } from "../mail/worded-for.ts";
import { SAMPLE_LINK, sampleReader, sampleWords } from "./sample-words.ts";

/** A mail as the catalogue has it: several of one kind are one each. */
export type Text = {
  template: string;
  group: TextGroup;
  isSecret: boolean;
  /** What the bell says of it; a letter has none. */
  bell: string | null;
  words: Words;
  /** Those of them that the bell knows. */
  bellWords: Words;
  /** It protects an account: nobody words it anew. */
  isFixed: boolean;
};

const ALL: readonly Text[] = [
  ...KINDS.flatMap(({ bell, group, words, mail }) =>
    mail.templates.map((template) => ({
      template,
      group,
      bell,
      isSecret: mail.isSecret,
      words: { ...words, ...mail.words },
      bellWords: words,
      isFixed: group === "security",
    })),
  ),
  ...LETTERS.map(({ name, isSecret, isFixed, words }) => ({
    template: name,
    group: "letter" as const,
    isSecret,
    isFixed,
    bell: null,
    words,
    bellWords: {},
  })),
];

/** Everything that goes out by itself, in the order of the catalogue; what several kinds send is one. */
export const TEXTS: readonly Text[] = ALL.filter(
  ({ template }, index) => ALL.findIndex((text) => text.template === template) === index,
);

export const findText = (template: string): Text | undefined =>
  TEXTS.find((text) => text.template === template);

/** By its built-in subject, without anybody's name; null where there is no such text. */
export function nameOfText(template: string, language: Language): string | null {
  const text = findText(template);
  if (!text) return null;
  if (!hasMailText(template)) return noticeKind(text.bell ?? template, language);
  const { subject } = mailContent({ template, language, params: { count: "1" } });
  return subject.replaceAll(/\{\{\w+\}\}/g, "…");
}

export type Reading = { language: Language; now: Date; zone: string; count?: number | undefined };

/** A value for each word, as its reader would read it. */
export function samplesFor(
  { words }: Text,
  { language, now, zone, count }: Reading,
): Record<string, string> {
  const samples = sampleWords(words, { language, now, zone });
  const counted = count !== undefined && "count" in words && { count: String(count) };
  const said = wordedFor({ language, zone }, words, { ...samples, ...counted });
  return { ...said, name: sampleReader(language), link: SAMPLE_LINK };
}

/** With samples for what it says of somebody: what the bell says, and the mail as it would be sent. */
export function fillText(text: Text, reading: Reading, wordings?: Wordings) {
  const { template, bell } = text;
  const { language } = reading;
  const said = samplesFor(text, reading);
  const news = bell === null ? null : sayBell({ bell, language, params: said }, wordings);
  const params = { ...said, ...(news !== null && !hasMailText(template) && { news }) };
  const mail = mailContent({ template, language, params, ...(wordings && { wordings }) });
  return { bell: news, mail };
}
