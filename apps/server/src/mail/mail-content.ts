import type { Language } from "@riwaq/contracts/languages";

import { mailText } from "../i18n/translate.ts";

type MailRow = { template: string; language: Language; params: Record<string, string> };

/** The words of a mail in its reader's language; the HTML part is drawn from the same. */
export function mailContent({ template, language, params }: MailRow) {
  const text = (part: string) => mailText(`${template}.${part}`, language, params);
  const link = params.link ?? "";
  const content = {
    subject: text("subject"),
    greeting: mailText("greeting", language, params),
    body: text("body"),
    action: text("action"),
    footer: mailText([`${template}.footer`, "footer"], language, params),
    // Lines that were written for this reader: hours of lessons.
    details: params.details ?? "",
    // Somebody's own words, as they stand.
    quote: params.quote ?? "",
    link,
  };
  const { greeting, body, details, quote, action, footer } = content;
  const parts = [greeting, body, details, quote, `${action}\n${link}`, footer];
  return { ...content, text: parts.filter((part) => part !== "").join("\n\n") };
}

export type MailContent = ReturnType<typeof mailContent>;
