import type { CardName } from "../src/demo/fake-stripe/cards.ts";
import { FakeStripe } from "../src/demo/fake-stripe/fake-stripe.ts";
import { startPayShop } from "./pay-shop.ts";
import { TEST_NOW } from "./test-app.ts";

/** A shop that takes cards by the fake of Stripe, which tells of what happens once somebody listens. */
export async function startCardShop() {
  const clock = { now: () => TEST_NOW };
  const fake = await FakeStripe.start({ clock });
  const shop = await startPayShop("stripe", fake, { stripe: fake.config });
  clock.now = () => shop.test.clock.now();
  const paid = (card: CardName = "pays") => shop.paidBy((page) => void fake.pay(page, card));
  return { ...shop, fake, paid };
}

/** What a browser does on a page of the fake. */
export async function sendForm(url: string, form: Record<string, string>) {
  const body = new URLSearchParams(form);
  const answer = await fetch(url, { method: "POST", body, redirect: "manual" });
  await answer.arrayBuffer();
  return answer.headers.get("location") ?? "";
}

/** How long somebody waits for an answer. */
export async function timed<Answer>(asked: Promise<Answer>) {
  const beganMs = performance.now();
  const answer = await asked;
  return { answer, tookMs: performance.now() - beganMs };
}
