import type { ServerResponse } from "node:http";

import { LANGUAGES, type Language } from "@riwaq/contracts/languages";

import { PAY_STYLE } from "./pay-style.ts";

export type Shell = {
  language: Language;
  /** Of this page; another language is a parameter of it. */
  address: string;
  title: string;
  /** What is paid, as the institute wrote it. */
  description: string;
  note: string;
  whose: string;
};

const WORDS: Record<Language, { name: string; languages: string }> = {
  en: { name: "English", languages: "Language" },
  fr: { name: "Français", languages: "Langue" },
  ar: { name: "العربية", languages: "اللغة" },
};

const ARCH =
  '<svg class="arch" viewBox="0 0 30 34" width="45" height="51" aria-hidden="true"><path d="M2 33V15C2 8 8 3.5 15 1c7 2.5 13 7 13 14v18"/><path d="M8 33V17c0-4.5 3.5-7.5 7-9 3.5 1.5 7 4.5 7 9v16"/></svg>';

/** A page of a fake around what it asks, without a script. It says above all that no money moves. */
export function payShell(shell: Shell, inner: string): string {
  const { language, title, description, note, whose } = shell;
  return `<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${escaped(description)}</title>
<style>${PAY_STYLE}</style>
</head>
<body>
<header class="note"><p><strong>${note}</strong> ${whose}</p></header>
<main>
${ARCH}
${inner}
</main>
<footer><nav aria-label="${WORDS[language].languages}"><ul>${LANGUAGES.map((other) => linkTo(other, shell)).join("")}</ul></nav></footer>
</body>
</html>
`;
}

function linkTo(other: Language, { language, address }: Shell): string {
  const current = other === language ? ' aria-current="true"' : "";
  return `<li><a href="${escaped(address)}?lang=${other}" lang="${other}" hreflang="${other}"${current}>${WORDS[other].name}</a></li>`;
}

type Order = { toPay: string; amount: string; description: string };

export const orderHead = ({ toPay, amount, description }: Order) =>
  `<div class="order"><p class="muted">${toPay}</p>
<h1><bdi>${amount}</bdi></h1>
<p><bdi>${escaped(description)}</bdi></p></div>`;

type Choice = { field: string; value: string; says: string; means: string; aside: string };

/** One of several, the first of which is chosen already. */
export const choiceOf = ({ field, value, says, means, aside }: Choice, at: number) =>
  `<label class="card"><input type="radio" name="${field}" value="${value}"${at === 0 ? " checked" : ""}>
<span class="what"><span class="says">${says}</span><span class="means">${means}</span></span>
<span class="digits"><bdi dir="ltr">${escaped(aside)}</bdi></span></label>`;

type Closed = { title: string; text: string; on: string };

/** There is nothing left to do but to go on. */
export const closedView = ({ title, text, on }: Closed, way: string) =>
  `<div class="order"><h1 class="words">${title}</h1>
<p class="muted">${text}</p></div>
<a class="button" href="${escaped(way)}">${on}</a>`;

/** Where the form goes: the same page, in the same language. */
export const formAddress = ({ address, language }: Pick<Shell, "address" | "language">) =>
  `${escaped(address)}?lang=${language}`;

export function amountText(amount: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(language, { style: "currency", currency }).format(amount / 100);
}

export function escaped(text: string): string {
  const names: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot" };
  return text.replaceAll(/[&<>"]/g, (sign) => `&${names[sign]};`);
}

type Page = { html: string; language: Language; ways: readonly string[] };

export function sendPage(response: ServerResponse, { html, language, ways }: Page): void {
  const origins = ways.map((way) => new URL(way).origin).join(" ");
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-language": language,
    "cache-control": "no-store",
    // What a form leads on to counts as where it goes.
    "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${origins}; base-uri 'none'; frame-ancestors 'none'`,
  });
  response.end(html);
}
