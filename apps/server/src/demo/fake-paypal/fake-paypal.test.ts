import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";

import { PaypalScene } from "../../../test/paypal-scene.ts";
import { FakePaypal } from "./fake-paypal.ts";

let scene: PaypalScene;
beforeEach(async () => (scene = await PaypalScene.open()));
afterEach(() => scene.fake.close());
const folder = mkdtempSync(join(tmpdir(), "riwaq-paypal-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Sent = { key?: string | null; type?: string; authorization?: string };

async function token(): Promise<string> {
  const { clientId, clientSecret, apiUrl } = scene.fake.config;
  const response = await fetch(`${apiUrl}/v1/oauth2/token`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }).toString(),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function post(path: string, body: object, sent: Sent = {}) {
  const { key = randomUUID(), type = "application/json" } = sent;
  const authorization = sent.authorization ?? `Bearer ${await token()}`;
  const response = await fetch(`${scene.fake.config.apiUrl}${path}`, {
    method: "POST",
    headers: {
      authorization,
      "content-type": type,
      ...(key === null ? {} : { "paypal-request-id": key }),
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { id?: string; details?: { issue: string }[] };
  return { status: response.status, id: answer.id, issue: answer.details?.[0]?.issue };
}

const order = (change: object = {}, amount: object = {}) => ({
  intent: "CAPTURE",
  purchase_units: [
    {
      custom_id: "ours",
      invoice_id: randomUUID(),
      description: "Riwaq",
      amount: { currency_code: "EUR", value: "96.00", ...amount },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: "https://riwaq.test/done",
        cancel_url: "https://riwaq.test/back",
        locale: "fr-FR",
        user_action: "PAY_NOW",
        shipping_preference: "NO_SHIPPING",
        payment_method_preference: "IMMEDIATE_PAYMENT_REQUIRED",
      },
    },
  },
  ...change,
});

describe("the fake refuses", () => {
  it.each([
    ["a field that it does not know", order({ surprise: 1 })],
    ["an order that would only be authorised", order({ intent: "AUTHORIZE" })],
    ["a fraction of a cent", order({}, { value: "96.005" })],
    ["an amount that is no text", order({}, { value: 96 })],
    ["nothing to pay", order({}, { value: "0.00" })],
    ["dirhams", order({}, { currency_code: "MAD" })],
  ])("%s", async (_, body) => {
    expect(await post("/v2/checkout/orders", body)).toMatchObject({ status: 400 });
  });

  it("whoever has no token, or an old one", async () => {
    const none = { authorization: "Bearer nobody" };
    expect(await post("/v2/checkout/orders", order(), none)).toMatchObject({ status: 401 });
    const authorization = `Bearer ${await token()}`;
    scene.later(9 * 3_600);
    const old = await post("/v2/checkout/orders", order(), { authorization });
    expect(old.status).toBe(401);
  });

  it("what has no request id, and what is no JSON", async () => {
    const path = "/v2/checkout/orders";
    expect(await post(path, order(), { key: null })).toMatchObject({ status: 400 });
    expect(await post(path, order(), { type: "text/plain" })).toMatchObject({ status: 415 });
  });

  it("the same request id with another body", async () => {
    const key = randomUUID();
    const [path, body] = ["/v2/checkout/orders", order()];
    const first = await post(path, body, { key });
    expect(await post(path, body, { key })).toEqual(first);
    expect(await post(path, order(), { key })).toMatchObject({
      status: 422,
      issue: "PAYPAL_REQUEST_ID_PREVIOUSLY_USED",
    });
    scene.later(6 * 3_600);
    const later = await post(path, body, { key });
    expect(later.id).not.toBe(first.id);
  });

  it("to take what nobody has approved, and what was taken", async () => {
    const { reference } = await scene.start();
    const path = `/v2/checkout/orders/${reference}/capture`;
    expect(await post(path, {})).toMatchObject({ status: 422, issue: "ORDER_NOT_APPROVED" });
    scene.fake.approve(reference);
    expect(await post(path, {})).toMatchObject({ status: 201 });
    expect(await post(path, {})).toMatchObject({ status: 422, issue: "ORDER_ALREADY_CAPTURED" });
  });

  it("a second payment for the same invoice", async () => {
    const due = scene.due();
    const first = await scene.start(due);
    scene.fake.answers.expireKeys();
    const second = await scene.start(due);
    for (const { reference } of [first, second]) scene.fake.approve(reference);
    const path = ({ reference }: typeof first) => `/v2/checkout/orders/${reference}/capture`;
    expect(await post(path(first), {})).toMatchObject({ status: 201 });
    expect(await post(path(second), {})).toMatchObject({ issue: "DUPLICATE_INVOICE_ID" });
  });
});

it("knows after a restart what was made before", async () => {
  const clock = { now: () => scene.now };
  const file = join(folder, "paypal.json");
  const first = await FakePaypal.start({ clock, file });
  scene = Object.assign(scene, { fake: first });
  const made = await post("/v2/checkout/orders", order());
  await first.close();
  const second = await FakePaypal.start({ clock, file });
  scene = Object.assign(scene, { fake: second });
  expect(second.orders.find(made.id ?? "").status).toBe("PAYER_ACTION_REQUIRED");
});
