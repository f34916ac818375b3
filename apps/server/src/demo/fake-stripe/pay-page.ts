import type { Language } from "@riwaq/contracts/languages";

import {
  amountText,
  choiceOf,
  closedView,
  escaped,
  formAddress,
  orderHead,
  payShell,
} from "../fake-payments/pay-shell.ts";
import { CARDS, CARD_NAMES } from "./cards.ts";
import type { FakeSession } from "./fake-state.ts";
import { PAY_TEXTS } from "./pay-texts.ts";

/** What a page shows: the cards, the bank's question, or that there is nothing left to pay. */
export type PayView = { kind: "cards"; isRefused: boolean } | { kind: "bank" } | { kind: "closed" };

type Shown = { session: FakeSession; description: string; language: Language; address: string };

/** The fake's page for one payment, without a script. */
export function payPage(view: PayView, shown: Shown): string {
  const { title, note, whose } = PAY_TEXTS[shown.language];
  const inner = { cards: cardsOf, bank: bankOf, closed: closedOf }[view.kind];
  const isRefused = view.kind === "cards" && view.isRefused;
  return payShell({ ...shown, title, note, whose }, inner(shown, isRefused));
}

function cardsOf(shown: Shown, isRefused: boolean): string {
  const { session, description, language } = shown;
  const texts = PAY_TEXTS[language];
  const amount = amountOf(shown);
  const choices = CARD_NAMES.map((name, at) => {
    const { brand, last4 } = CARDS[name];
    const aside = `${brand === "visa" ? "Visa" : "Mastercard"} •• ${last4}`;
    return choiceOf({ field: "card", value: name, ...texts.cards[name], aside }, at);
  });
  return `${orderHead({ toPay: texts.toPay, amount, description })}
${isRefused ? `<p class="alert" role="alert">${texts.refused}</p>` : ""}
<form method="post" action="${formAddress(shown)}">
<fieldset><legend>${texts.choose}</legend>
${choices.join("\n")}
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
  const on = (isPaid ? session.success_url : session.cancel_url) ?? "";
  return closedView(PAY_TEXTS[language][isPaid ? "paid" : "expired"], on);
}

const amountOf = ({ session, language }: Shown) =>
  amountText(session.amount_total ?? 0, (session.currency ?? "").toUpperCase(), language);
