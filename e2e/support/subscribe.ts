import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { AGAIN, csrfHeaders, expect } from "./test.ts";

type Child = { id: string; name: string };
type Start = {
  currency: string;
  payer_name: string;
  plans: Array<{ id: string; lessons_per_week: number; length_minutes: number }>;
};

type Wish = {
  lessons: number;
  minutes: number;
  /** Where who pays lives; it decides about the tax. */
  country: string;
};

const USUAL: Wish = { lessons: 2, minutes: 60, country: "FR" };

/** Two hours a week for a child of whoever is signed in, paid by card: for journeys whose subject is not money. */
export async function subscribeFor(page: Page, name: string, wish = USUAL): Promise<void> {
  const charge = await orderFor(page, name, wish);
  const payment = { provider: "stripe" };
  const { url } = await send<{ url: string }>(page, `/api/charges/${charge}/payments/`, payment);
  await page.request.post(url, { form: { card: "pays" }, maxRedirects: 0 });
  const { state } = await send<{ state: string }>(page, `/api/charges/${charge}/look/`, {});
  expect(state).toBe("paid");
}

/** What a child of whoever is signed in learns from now on; gives the id of what is to be paid for it. */
export async function orderFor(page: Page, name: string, asked: Wish): Promise<string> {
  const children = await askFor<Child[]>(page, "/api/children/");
  const id = children.find((child) => child.name === name)?.id;
  if (id === undefined) throw new Error(`no child is called ${name}`);
  const start = await askFor<Start>(page, `/api/students/${id}/order/`);
  const plan = start.plans.find(
    (one) => one.lessons_per_week === asked.lessons && one.length_minutes === asked.minutes,
  );
  const wish = {
    student_id: id,
    plan_id: plan?.id,
    currency: start.currency,
    payer_name: start.payer_name,
    payer_address: "8 rue des Lilas, 69003 Lyon",
    country: asked.country,
    asks_early: true,
  };
  const { hash } = await send<{ hash: string }>(page, "/api/subscriptions/quote/", wish);
  const order = { ...wish, quote_hash: hash };
  const { charge_id: charge } = await send<{ charge_id: string }>(
    page,
    "/api/subscriptions/",
    order,
  );
  return charge;
}

async function askFor<Answer>(page: Page, path: string): Promise<Answer> {
  return (await page.request.get(path, AGAIN)).json() as Promise<Answer>;
}

export async function send<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const headers = { ...(await csrfHeaders(page)), "Idempotency-Key": randomUUID() };
  const answer = await page.request.post(path, { data, headers, ...AGAIN });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json() as Promise<Answer>;
}
