import type { IncomingMessage, ServerResponse } from "node:http";

import { type Language, languageFrom } from "@riwaq/contracts/languages";

import { languageOf } from "../../platform/i18n/translate.ts";
import { sendPage } from "../fake-payments/pay-shell.ts";
import { isCardName } from "./cards.ts";
import type { Parts } from "./fake-routes.ts";
import type { FakeSession } from "./fake-state.ts";
import { type PayView, payPage } from "./pay-page.ts";

/** Below whatever address the pages are handed out. */
const PAY_PAGE = /\/pay\/(cs_test_\w+)(\/bank)?$/;

type Page = {
  parts: Parts;
  session: FakeSession;
  isBank: boolean;
  language: Language;
  isRefused: boolean;
};

/** The page for one payment: a card is chosen, the bank may ask, and the payer is led back. False where it is none. */
export function servePayPage(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): boolean {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://stripe.test");
  const [, id = "", bank] = PAY_PAGE.exec(pathname) ?? [];
  const session = parts.state.kept.sessions[id];
  if (!session) return false;
  const language =
    languageFrom(searchParams.get("lang") ?? "") ??
    languageFrom(session.metadata?.language ?? "") ??
    languageOf(undefined, request.headers["accept-language"]);
  const isRefused = searchParams.has("refused");
  const page = { parts, session, isBank: bank !== undefined, language, isRefused };
  const isSent = request.method === "POST" && session.status === "open";
  const next = isSent ? doneOn(page, new URLSearchParams(body)) : placeOf(page);
  if (next === null) show(page, response);
  else response.writeHead(303, { location: next }).end();
  return true;
}

/** Where what was chosen leads to. */
function doneOn({ parts, session, isBank, language }: Page, form: URLSearchParams): string {
  const here = `${parts.publicUrl}/pay/${session.id}`;
  const card = form.get("card");
  if (!isBank && !isCardName(card)) return `${here}?lang=${language}`;
  const outcome = isCardName(card)
    ? parts.bank.payPage(session, card)
    : parts.bank.answerBank(session, form.get("answer") === "yes");
  if (outcome === "asks") return `${here}/bank?lang=${language}`;
  return outcome === "paid"
    ? (session.success_url ?? here).replaceAll("{CHECKOUT_SESSION_ID}", session.id)
    : `${here}?lang=${language}&refused=1`;
}

/** Another address where this one shows nothing: the bank asks only what was begun. */
function placeOf({ parts, session, isBank, language }: Page): string | null {
  const isNotAsked = isBank && !isAsking(parts, session) && session.status === "open";
  return isNotAsked ? `${parts.publicUrl}/pay/${session.id}?lang=${language}` : null;
}

function isAsking({ state }: Parts, { payment_intent }: FakeSession): boolean {
  return state.kept.intents[payment_intent ?? ""]?.status === "requires_action";
}

function show(page: Page, response: ServerResponse): void {
  const { parts, session, language } = page;
  const address = `${parts.publicUrl}/pay/${session.id}${page.isBank ? "/bank" : ""}`;
  const description = parts.state.kept.aside.pages[session.id]?.description ?? "";
  const html = payPage(viewOf(page), { session, description, language, address });
  const ways = [session.success_url ?? "", session.cancel_url ?? ""];
  sendPage(response, { html, language, ways });
}

function viewOf({ session, isBank, isRefused }: Page): PayView {
  if (session.status !== "open") return { kind: "closed" };
  return isBank ? { kind: "bank" } : { kind: "cards", isRefused };
}
