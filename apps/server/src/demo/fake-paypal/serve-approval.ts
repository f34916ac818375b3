import type { IncomingMessage, ServerResponse } from "node:http";

import { type Language, languageFrom } from "@riwaq/contracts/languages";

import {
  amountText,
  choiceOf,
  closedView,
  escaped,
  formAddress,
  orderHead,
  payShell,
  sendPage,
} from "../fake-payments/pay-shell.ts";
import { APPROVAL_TEXTS } from "./approval-texts.ts";
import type { Parts } from "./fake-routes.ts";
import { type FakeOrder, hundredths } from "./fake-state.ts";
import { PAYERS, PAYER_NAMES, isPayerName } from "./payers.ts";
import { PaypalFault } from "./paypal-request.ts";

/** Below whatever address the pages are handed out. */
const PAGE = /\/checkoutnow\/(\w+)$/;

type Page = { parts: Parts; id: string; order: FakeOrder | null; language: Language };

/** The page on which one order is approved; the payer is led back. False where it is none. */
export function serveApproval(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): boolean {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://paypal.test");
  const id = PAGE.exec(pathname)?.[1] ?? "";
  const aside = parts.state.kept.aside[id];
  if (!aside) return false;
  const language =
    languageFrom(searchParams.get("lang") ?? "") ?? languageFrom(aside.locale) ?? "en";
  const page = { parts, id, order: orderOf(parts, id), language };
  const payer = new URLSearchParams(body).get("payer");
  const isOpen = page.order?.status === "PAYER_ACTION_REQUIRED";
  if (request.method === "POST" && isOpen && isPayerName(payer)) {
    parts.orders.approve(id, payer);
    const way = new URL(aside.returnUrl);
    way.searchParams.set("token", id);
    response.writeHead(303, { location: way.href }).end();
    return true;
  }
  const ways = [aside.returnUrl, aside.cancelUrl];
  sendPage(response, { html: htmlOf(page), language, ways });
  return true;
}

/** Null once it has expired. */
function orderOf({ orders }: Parts, id: string): FakeOrder | null {
  try {
    return orders.find(id);
  } catch (error) {
    if (error instanceof PaypalFault) return null;
    throw error;
  }
}

function htmlOf(page: Page): string {
  const { parts, id, order, language } = page;
  const { title, note, whose } = APPROVAL_TEXTS[language];
  const address = `${parts.publicUrl}/checkoutnow/${id}`;
  const description = order?.purchase_units[0].description ?? "";
  const shell = { language, address, title, note, whose, description };
  const isOpen = order?.status === "PAYER_ACTION_REQUIRED";
  return payShell(shell, isOpen ? openOf(page, order, address) : closedOf(page));
}

function openOf({ parts, id, language }: Page, order: FakeOrder, address: string): string {
  const texts = APPROVAL_TEXTS[language];
  const aside = parts.state.kept.aside[id];
  const [{ amount: money, description }] = order.purchase_units;
  const amount = amountText(hundredths(money), money.currency_code, language);
  const choices = PAYER_NAMES.map((value, at) => {
    const { email } = PAYERS[value];
    return choiceOf({ field: "payer", value, ...texts.payers[value], aside: email }, at);
  });
  return `${orderHead({ toPay: texts.toPay, amount, description })}
<form method="post" action="${formAddress({ address, language })}">
<fieldset><legend>${texts.choose}</legend>
${choices.join("\n")}
</fieldset>
<p class="kept muted">${aside?.isKept ? texts.kept : texts.once}</p>
<button type="submit">${texts.approve}</button>
</form>
<a class="back" href="${escaped(aside?.cancelUrl ?? "")}">${texts.back}</a>`;
}

function closedOf({ parts, id, order, language }: Page): string {
  const { done, expired } = APPROVAL_TEXTS[language];
  const aside = parts.state.kept.aside[id];
  return closedView(order ? done : expired, (order ? aside?.returnUrl : aside?.cancelUrl) ?? "");
}
