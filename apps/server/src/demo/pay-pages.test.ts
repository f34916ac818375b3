import fastify from "fastify";
import { afterAll, describe, expect, it } from "vitest";

import { PaypalScene } from "../../test/paypal-scene.ts";
import { StripeScene } from "../../test/stripe-scene.ts";
import { payPages } from "./pay-pages.ts";

const scene = await StripeScene.open();
const paypal = await PaypalScene.open();
const app = fastify();
await app.register(payPages({ stripe: scene.fake, paypal: paypal.fake }));
afterAll(async () => {
  await app.close();
  await Promise.all([scene.fake.close(), paypal.fake.close()]);
});

const form = { "content-type": "application/x-www-form-urlencoded" };

describe("the pages on which the demo pays", () => {
  it("are handed out by the server itself, and lead back once they are paid", async () => {
    const { reference } = await scene.start();
    const url = `/demo/pay/${reference}`;
    const page = await app.inject({ url });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("4242");
    const asked = await app.inject({ method: "POST", url, headers: form, payload: "card=asks" });
    expect(asked.headers.location).toMatch(/\/bank\?lang=fr$/);
    const bank = { method: "POST", url: `${url}/bank`, headers: form } as const;
    const paid = await app.inject({ ...bank, payload: "answer=yes" });
    expect(paid.headers.location).toBe("https://riwaq.test/done");
    expect(await scene.client.look(reference)).toMatchObject({ state: "succeeded" });
  });

  it("let an account with PayPal approve what it is asked", async () => {
    const due = paypal.due();
    const { reference } = await paypal.start(due);
    const url = `/demo/checkoutnow/${reference}`;
    expect((await app.inject({ url })).body).toContain("payer");
    const sent = { method: "POST", url, headers: form, payload: "payer=pays" } as const;
    expect((await app.inject(sent)).headers.location).toContain("https://riwaq.test/done");
    const found = await paypal.find({ paymentId: due.paymentId, reference, customer: null });
    expect(found).toMatchObject({ state: "succeeded" });
  });

  it("are nothing else: what the fake answers the server is not handed out", async () => {
    const unknown = await app.inject({ url: "/demo/pay/cs_test_unknown" });
    expect([unknown.statusCode, unknown.body]).toEqual([404, ""]);
    expect((await app.inject({ url: "/demo/checkoutnow/UNKNOWN" })).statusCode).toBe(404);
    expect((await app.inject({ url: "/demo/v1/customers" })).statusCode).toBe(404);
  });
});
