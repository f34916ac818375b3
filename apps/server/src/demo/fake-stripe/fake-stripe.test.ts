import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";

import { StripeScene } from "../../../test/stripe-scene.ts";
import { stripePayments } from "../../modules/billing/payments/providers/stripe.ts";
import { FakeStripe } from "./fake-stripe.ts";
import { API_VERSION } from "./fake-version.ts";

let scene: StripeScene;
beforeEach(async () => (scene = await StripeScene.open()));
afterEach(() => scene.fake.close());
const folder = mkdtempSync(join(tmpdir(), "riwaq-stripe-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Sent = { key?: string | null; version?: string; secret?: string; type?: string };

async function post(path: string, form: Record<string, string>, sent: Sent = {}) {
  const { key = randomUUID(), version = API_VERSION, secret = "sk_test_demo" } = sent;
  const response = await fetch(`${scene.fake.config.apiUrl}/v1/${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${secret}`,
      "stripe-version": version,
      "content-type": sent.type ?? "application/x-www-form-urlencoded",
      ...(key === null ? {} : { "idempotency-key": key }),
    },
    body: new URLSearchParams(form).toString(),
  });
  const body = (await response.json()) as Record<string, unknown> & {
    error?: Record<string, unknown>;
  };
  return { status: response.status, body, replayed: response.headers.get("idempotent-replayed") };
}

async function charge(change: Record<string, string> = {}): Promise<Record<string, string>> {
  const { method } = await scene.paid();
  return {
    amount: "9600",
    currency: "eur",
    "allowed_payment_method_types[0]": "card",
    confirm: "true",
    customer: method.customer,
    description: "Maryam",
    "metadata[riwaq_payment]": randomUUID(),
    off_session: "true",
    payment_method: method.token,
    ...change,
  };
}

describe("the fake refuses", () => {
  it.each([
    ["a parameter that it does not know", { surprise: "1" }, "parameter_unknown", "surprise"],
    [
      "one that Stripe gave up",
      { "payment_method_types[0]": "card" },
      "parameter_unknown",
      "payment_method_types",
    ],
    ["a currency that we do not sell in", { currency: "gbp" }, undefined, "currency"],
    ["an amount below the least", { amount: "49" }, undefined, "amount"],
    ["an amount that is not whole", { amount: "96.5" }, undefined, "amount"],
    ["a customer that it does not know", { customer: "cus_never" }, "resource_missing", "customer"],
  ])("%s", async (_, change, code, param) => {
    const { status, body } = await post("payment_intents", await charge(change));
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: "invalid_request_error", param });
    expect(body.error?.code).toBe(code);
  });

  it("what is missing", async () => {
    const form = await charge();
    delete form.amount;
    const { body } = await post("payment_intents", form);
    expect(body.error).toMatchObject({ code: "parameter_missing", param: "amount" });
  });

  it.each([
    ["another version", { version: "2024-06-20" }, 400],
    ["no idempotency key", { key: null }, 400],
    ["another secret", { secret: "sk_live" }, 401],
    ["what is no form", { type: "application/json" }, 400],
  ])("%s", async (_, sent, status) => {
    expect(await post("customers", {}, sent)).toMatchObject({ status });
  });

  it("an address that it does not know", async () => {
    expect(await post("subscriptions", {})).toMatchObject({ status: 404 });
  });
});

describe("the fake answers to a key", () => {
  it("as it did the first time, for a day, and never to another request", async () => {
    const form = await charge();
    const first = await post("payment_intents", form, { key: "k" });
    const again = await post("payment_intents", form, { key: "k" });
    expect(again).toEqual({ ...first, replayed: "true" });
    const other = await post("payment_intents", { ...form, amount: "9700" }, { key: "k" });
    expect(other).toMatchObject({ status: 400, body: { error: { type: "idempotency_error" } } });
    scene.later(24 * 3_600);
    const anew = await post("payment_intents", form, { key: "k" });
    expect(anew.body.id).not.toBe(first.body.id);
  });

  it("with its own fault again, and not with what it refused at the door", async () => {
    const form = await charge();
    const wrong = await post("payment_intents", { ...form, surprise: "1" }, { key: "door" });
    expect(wrong.status).toBe(400);
    expect(await post("payment_intents", form, { key: "door" })).toMatchObject({ status: 200 });
    scene.fake.answers.trouble("fail");
    expect(await post("payment_intents", form, { key: "k" })).toMatchObject({ status: 500 });
    const again = await post("payment_intents", form, { key: "k" });
    expect(again).toMatchObject({ status: 500, replayed: "true" });
  });

  it("that it is busy with it", async () => {
    scene.fake.answers.slowMs = 50;
    const both = [0, 1].map(() => post("customers", {}, { key: "k" }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });
});

describe("the fake", () => {
  it("fails as often as it is told to, and its sums count what happened", async () => {
    const { method } = await scene.paid();
    scene.fake.answers.shares["fail-after"] = 1;
    const due = { ...scene.due(), method };
    await expect(scene.client.chargeSaved(due)).rejects.toThrow("status 500");
    expect(scene.fake.sums()).toEqual({ EUR: { captured: 19_200, refunded: 0, disputed: 0 } });
  });

  it("knows payments that are none of ours, and what else was written on them", async () => {
    const form = { ...(await charge()), "metadata[riwaq_payment]": "of somebody else" };
    const { body } = await post("payment_intents", form);
    const known = await scene.client.look(String(body.id));
    expect(known).toMatchObject({ paymentId: null, state: "succeeded", method: null });
    expect(await scene.client.changedSince(0, 1)).toContainEqual(known);
  });

  it("says that it cannot start where its port is taken", async () => {
    const port = Number(new URL(scene.fake.config.apiUrl).port);
    const second = FakeStripe.start({ clock: { now: () => scene.now }, port });
    await expect(second).rejects.toThrow("EADDRINUSE");
  });

  it("counts each currency by itself", async () => {
    const { method } = await scene.paid();
    await scene.client.chargeSaved({ ...scene.due({ amount: 100 }), currency: "MAD", method });
    expect(Object.keys(scene.fake.sums())).toEqual(["EUR", "MAD"]);
  });

  it("is after a restart as it was, where it has a file", async () => {
    const file = join(folder, "deep", "stripe.json");
    const clock = { now: () => scene.now };
    const first = await FakeStripe.start({ clock, file });
    const { start } = stripePayments(first.config);
    const due = { ...scene.due(), customer: null, email: "amal@example.test" } as const;
    const urls = { doneUrl: "https://riwaq.test/done", backUrl: "https://riwaq.test/back" };
    const { reference } = await start({ ...due, ...urls, language: "en" });
    first.pay(reference, "pays");
    await first.close();
    const second = await FakeStripe.start({ clock, file });
    expect(second.sums().EUR?.captured).toBe(9_600);
    expect(await stripePayments(second.config).look(reference)).toMatchObject({
      state: "succeeded",
    });
    await second.close();
  });
});
