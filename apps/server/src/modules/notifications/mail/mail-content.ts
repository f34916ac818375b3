import type { Language } from "@riwaq/contracts/languages";

import { mailText } from "../../../platform/i18n/translate.ts";

type MailRow = { template: string; language: Language; params: Record<string, string> };

/** The words of a mail in its reader's language; the HTML part is drawn from the same. */
export function mailContent({ template, language, params }: MailRow) {
  const own = (part: string) => mailText(`${template}.${part}`, language, params);
  // A kind without words of its own says what the bell says.
  const text = (part: string) =>
    mailText([`${template}.${part}`, `notice.${part}`], language, params);
  const link = params.link ?? "";
  const content = {
    subject: text("subject"),
    greeting: mailText([`${template}.greeting`, "greeting"], language, params),
    body: text("body"),
    action: text("action"),
    second: linkOf(own("second"), params.secondLink),
    footer: mailText([`${template}.footer`, "footer"], language, params),
    // Lines that were written for this reader: hours of lessons.
    details: params.details ?? "",
    // Somebody's own words, as they stand.
    quote: params.quote ?? "",
    choices: linkOf(mailText("choices", language, params), params.choicesLink),
    link,
  };
  const { greeting, body, details, quote, action, second, footer, choices } = content;
  const links = [{ text: action, link }, second].map(linesOf);
  const parts = [greeting, body, details, quote, ...links, footer, linesOf(choices)];
  return { ...content, text: parts.filter((part) => part !== "").join("\n\n") };
}

type Link = { text: string; link: string };

function linkOf(text: string, link: string | undefined): Link | undefined {
  return link ? { text, link } : undefined;
}

function linesOf(link: Link | undefined): string {
  return link ? `${link.text}\n${link.link}` : "";
}

export type MailContent = ReturnType<typeof mailContent>;
