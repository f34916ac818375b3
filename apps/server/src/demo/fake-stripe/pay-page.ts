import { LANGUAGES, type Language } from "@riwaq/contracts/languages";

import { CARDS, CARD_NAMES } from "./cards.ts";
import type { FakeSession } from "./fake-state.ts";
import { PAY_STYLE } from "./pay-style.ts";
import { PAY_TEXTS } from "./pay-texts.ts";

/** What a page shows: the cards, the bank's question, or that there is nothing left to pay. */
export type PayView = { kind: "cards"; isRefused: boolean } | { kind: "bank" } | { kind: "closed" };

type Shown = { session: FakeSession; description: string; language: Language; address: string };

const ARCH =
  '<svg class="arch" viewBox="0 0 30 34" width="45" height="51" aria-hidden="true"><path d="M2 33V15C2 8 8 3.5 15 1c7 2.5 13 7 13 14v18"/><path d="M8 33V17c0-4.5 3.5-7.5 7-9 3.5 1.5 7 4.5 7 9v16"/></svg>';

/** The fake's page for one payment, without a script. */
export function payPage(view: PayView, shown: Shown): string {
  const { language } = shown;
  const texts = PAY_TEXTS[language];
  const inner = { cards: cardsOf, bank: bankOf, closed: closedOf }[view.kind];
  return `<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title} · ${escaped(shown.description)}</title>
<style>${PAY_STYLE}</style>
</head>
<body>
<header class="note"><p><strong>${texts.note}</strong> ${texts.whose}</p></header>
<main>
${ARCH}
${inner(shown, view.kind === "cards" && view.isRefused)}
</main>
<footer><nav aria-label="${texts.languages}"><ul>${LANGUAGES.map((other) => linkTo(other, shown)).join("")}</ul></nav></footer>
</body>
</html>
`;
}

function cardsOf(shown: Shown, isRefused: boolean): string {
  const { session, description, language } = shown;
  const texts = PAY_TEXTS[language];
  const amount = amountOf(shown);
  return `<div class="order"><p class="muted">${texts.toPay}</p>
<h1><bdi>${amount}</bdi></h1>
<p><bdi>${escaped(description)}</bdi></p></div>
${isRefused ? `<p class="alert" role="alert">${texts.refused}</p>` : ""}
<form method="post" action="${formAddress(shown)}">
<fieldset><legend>${texts.choose}</legend>
${CARD_NAMES.map((name, at) => {
  const { says, means } = texts.cards[name];
  const { brand, last4 } = CARDS[name];
  return `<label class="card"><input type="radio" name="card" value="${name}"${at === 0 ? " checked" : ""}>
<span class="what"><span class="says">${says}</span><span class="means">${means}</span></span>
<span class="digits"><bdi dir="ltr">${brand === "visa" ? "Visa" : "Mastercard"} •• ${last4}</bdi></span></label>`;
}).join("\n")}
</fieldset>
<p class="kept muted">${texts.kept}</p>
<button type="submit">${texts.pay} <bdi>${amount}</bdi></button>
</form>
<a class="back" href="${escaped(session.cancel_url ?? "")}">${texts.back}</a>`;
}

function bankOf(shown: Shown): string {
  const { bank, toPay } = PAY_TEXTS[shown.language];
  return `<div class="order"><h1 class="words">${bank.title}</h1>
<p>${toPay} <strong><bdi>${amountOf(shown)}</bdi></strong></p>
<p class="muted">${bank.text}</p></div>
<form method="post" action="${formAddress(shown)}">
<button type="submit" name="answer" value="yes">${bank.yes}</button>
<button type="submit" name="answer" value="no" class="quiet">${bank.no}</button>
</form>`;
}

function closedOf({ session, language }: Shown): string {
  const isPaid = session.status === "complete";
  const texts = PAY_TEXTS[language][isPaid ? "paid" : "expired"];
  const on = (isPaid ? session.success_url : session.cancel_url) ?? "";
  return `<div class="order"><h1 class="words">${texts.title}</h1>
<p class="muted">${texts.text}</p></div>
<a class="button" href="${escaped(on)}">${texts.on}</a>`;
}

function linkTo(other: Language, { language, address }: Shown): string {
  const current = other === language ? ' aria-current="true"' : "";
  const { name } = PAY_TEXTS[other];
  return `<li><a href="${escaped(address)}?lang=${other}" lang="${other}" hreflang="${other}"${current}>${name}</a></li>`;
}

function formAddress({ address, language }: Shown): string {
  return `${escaped(address)}?lang=${language}`;
}

function amountOf({ session, language }: Shown): string {
  const currency = (session.currency ?? "").toUpperCase();
  const amount = (session.amount_total ?? 0) / 100;
  return new Intl.NumberFormat(language, { style: "currency", currency }).format(amount);
}

function escaped(text: string): string {
  const names: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot" };
  return text.replaceAll(/[&<>"]/g, (sign) => `&${names[sign]};`);
}
