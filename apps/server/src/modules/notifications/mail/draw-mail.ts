import { render } from "@react-email/components";
import type { Language } from "@riwaq/contracts/languages";
import { createElement } from "react";

import type { MailContent } from "./mail-content.ts";
import { OUTLOOK } from "./mail-look.ts";
import { MailTemplate } from "./mail-template.tsx";

/** The HTML part of a mail. Comments, by which Outlook on Windows is spoken to, no React element can hold. */
export async function drawMail(content: MailContent, language: Language): Promise<string> {
  const html = await render(createElement(MailTemplate, { content, language }));
  return html.replace("</head>", `${OUTLOOK}</head>`);
}
