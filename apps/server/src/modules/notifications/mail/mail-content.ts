import type { Language } from "@riwaq/contracts/languages";

import { brandText, hasMailText, mailText } from "../../../platform/i18n/translate.ts";
import { directionOf } from "../../../platform/pdf/printable.ts";
import { type Wordings, sayPart } from "./own-words.ts";

type MailRow = {
  template: string;
  language: Language;
  params: Record<string, string>;
  /** The institute's own words, where any may be said. */
  wordings?: Wordings;
};

/**
 * The words of a mail in its reader's language, the institute's own where it has any; the HTML part is drawn from the
 * same. Its links are no words: nobody words them away.
 */
export function mailContent({ template, language, params: given, wordings }: MailRow) {
  const own = wordings?.ofMail(template, language);
  // Written beside the news that it tells of; what the bell says now is said here too.
  const news = given.news !== undefined && own?.bell && sayPart(own.bell, "bell", given);
  const params = news ? { ...given, news } : given;
  const text = (part: string, shared: string) =>
    sayPart(own, part, params) ?? mailText([`${template}.${part}`, shared], language, params);
  const link = params.link ?? "";
  const quote = params.quote ?? "";
  const content = {
    brand: brandText(language, wordings?.institute),
    // A kind without words of its own says what the bell says.
    subject: text("subject", "notice.subject"),
    greeting: text("greeting", "greeting"),
    body: text("body", "notice.body"),
    action: text("action", "notice.action"),
    second: linkOf(text("second", `${template}.second`), params.secondLink),
    footer: text("footer", sharedFooter(template)),
    // Lines that were written for this reader: hours of lessons.
    details: params.details ?? "",
    // Somebody's own words, as they stand.
    quote,
    quoteDir: directionOf(quote) ?? (language === "ar" ? "rtl" : "ltr"),
    copy: mailText("copy", language, {}),
    choices: linkOf(mailText("choices", language, params), params.choicesLink),
    link,
  };
  const { greeting, body, details, action, second, footer, choices } = content;
  const links = [{ text: action, link }, second].map(linesOf);
  const parts = [greeting, body, details, quote, ...links, footer, linesOf(choices)];
  return { ...content, text: parts.filter((part) => part !== "").join("\n\n") };
}

/** News was not asked for: nobody is told to ignore it. */
export const sharedFooter = (template: string): string =>
  hasMailText(template) ? "footer" : "notice.footer";

type Link = { text: string; link: string };

function linkOf(text: string, link: string | undefined): Link | undefined {
  return link ? { text, link } : undefined;
}

function linesOf(link: Link | undefined): string {
  return link ? `${link.text}\n${link.link}` : "";
}

export type MailContent = ReturnType<typeof mailContent>;
