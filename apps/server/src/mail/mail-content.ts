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
    footer: mailText("footer", language, params),
    link,
  };
  const { greeting, body, action, footer } = content;
  return { ...content, text: [greeting, body, `${action}\n${link}`, footer].join("\n\n") };
}

export type MailContent = ReturnType<typeof mailContent>;
