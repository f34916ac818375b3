import { generateKeyPairSync } from "node:crypto";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { PaypalScene } from "../../../../../test/paypal-scene.ts";
import { paypalPayments } from "./paypal.ts";
import { ForgedEvent, ProviderUnreachable } from "./provider.ts";

let scene: PaypalScene;
beforeEach(async () => (scene = await PaypalScene.open()));
afterEach(() => scene.fake.close());

const APPROVED = { id: "WH-1", event_type: "CHECKOUT.ORDER.APPROVED", resource: { id: "ORDER1" } };
const FORGED = expect.any(ForgedEvent);
const HOUR_S = 3_600;

type Sent = { raw: Buffer; headers: Record<string, string | string[]> };
function read({ raw, headers }: Sent, client = scene.client) {
  return client.readEvent(raw, headers, scene.now.getTime());
}
const refusal = (sent: Sent, client = scene.client) =>
  read(sent, client).catch((error: unknown) => error);
const sign = (change: Parameters<typeof scene.fake.deliveries.sign>[1] = {}) =>
  scene.fake.deliveries.sign(APPROVED, change);
const at = (seconds: number) => ({ at: new Date(scene.now.getTime() + seconds * 1_000) });

describe("an event", () => {
  const up = [{ rel: "up", href: "https://api.paypal.com/v2/payments/captures/CAPTURE1" }];
  const related = { related_ids: { order_id: "ORDER1" } };
  it.each([
    ["CHECKOUT.ORDER.APPROVED", { id: "ORDER1" }, "payment", "ORDER1"],
    [
      "PAYMENT.CAPTURE.COMPLETED",
      { id: "CAPTURE1", supplementary_data: related },
      "payment",
      "ORDER1",
    ],
    ["PAYMENT.CAPTURE.DENIED", { id: "CAPTURE1" }, "payment", "capture:CAPTURE1"],
    ["PAYMENT.CAPTURE.REFUNDED", { id: "REFUND1", links: up }, "payment", "capture:CAPTURE1"],
    ["PAYMENT.REFUND.FAILED", { id: "REFUND1", links: up }, "payment", "capture:CAPTURE1"],
    [
      "VAULT.PAYMENT-TOKEN.CREATED",
      { id: "token1", metadata: { order_id: "ORDER1" } },
      "payment",
      "ORDER1",
    ],
    ["CUSTOMER.DISPUTE.CREATED", { dispute_id: "PP-D-1" }, "dispute", "PP-D-1"],
  ])("%s names what is to be fetched", async (kind, resource, about, reference) => {
    const event = { id: "WH-1", event_type: kind, resource };
    const sent = scene.fake.deliveries.sign(event);
    expect(await read(sent)).toEqual({ id: "WH-1", kind, about, reference });
  });

  it.each([
    ["VAULT.PAYMENT-TOKEN.DELETED", { id: "token1" }],
    ["PAYMENT.PAYOUTSBATCH.SUCCESS", { id: "BATCH1" }],
    ["CHECKOUT.ORDER.APPROVED", { id: "../../v1/oauth2/token" }],
    ["CUSTOMER.DISPUTE.CREATED", {}],
  ])("%s may concern nothing of ours", async (kind, resource) => {
    const event = { id: "WH-1", event_type: kind, resource };
    expect(await read(scene.fake.deliveries.sign(event))).toBeNull();
  });

  it("is sent by the fake as PayPal would", async () => {
    scene.fake.deliveries.webhookUrl = "http://127.0.0.1:9/";
    scene.fake.deliveries.isHeld = true;
    const { reference } = await scene.paid();
    await scene.client.refund({ refundId: "r1", reference, amount: 100, currency: "EUR" });
    const known = [];
    for (const event of scene.fake.events()) {
      const sent = await read(scene.fake.deliveries.sign(event));
      if (!sent) throw new Error(`nobody reads ${event.event_type}`);
      known.push([sent.kind, (await scene.client.look(sent.reference))?.reference]);
    }
    expect(known).toEqual([
      ["CHECKOUT.ORDER.APPROVED", reference],
      ["PAYMENT.CAPTURE.COMPLETED", reference],
      ["PAYMENT.CAPTURE.REFUNDED", reference],
    ]);
  });

  it.each([-72 * HOUR_S, -HOUR_S, 0, 300])("is taken %i seconds from now", async (seconds) => {
    expect(await read(sign(at(seconds)))).toMatchObject({ id: "WH-1" });
  });

  it("fetches a certificate once", async () => {
    expect(await read(sign())).toMatchObject({ id: "WH-1" });
    scene.fake.answers.isDown = true;
    expect(await read(sign())).toMatchObject({ id: "WH-1" });
  });

  it("whose certificate cannot be fetched now is neither taken nor refused", async () => {
    scene.fake.answers.isDown = true;
    expect(await refusal(sign())).toEqual(expect.any(ProviderUnreachable));
  });
});

describe("an event is forged that", () => {
  it.each([
    ["was sent four days ago", -96 * HOUR_S],
    ["was sent 301 seconds from now", 301],
  ])("%s", async (_, seconds) => {
    expect(await refusal(sign(at(seconds)))).toEqual(FORGED);
  });

  it("was changed, or parsed and written again", async () => {
    const { raw, headers } = sign();
    const changed = raw.toString().replace("ORDER1", "ORDER2");
    const again = JSON.stringify(JSON.parse(raw.toString()));
    expect(await refusal({ raw: Buffer.from(changed), headers })).toEqual(FORGED);
    expect(await refusal({ raw: Buffer.from(again), headers })).toEqual(FORGED);
  });

  it("was signed for another webhook, or with another key", async () => {
    expect(await refusal(sign({ webhookId: "ANOTHER" }))).toEqual(FORGED);
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
    expect(await refusal(sign({ key: privateKey }))).toEqual(FORGED);
  });

  it("has a time, an id or a way of signing that is not the one that was signed", async () => {
    const { raw, headers } = sign();
    for (const [name, value] of [
      ["paypal-transmission-time", new Date(scene.now.getTime() - 1_000).toISOString()],
      ["paypal-transmission-id", "another"],
      ["paypal-auth-algo", "SHA1withRSA"],
      ["paypal-transmission-sig", "AAAA"],
    ] as const) {
      expect(await refusal({ raw, headers: { ...headers, [name]: value } })).toEqual(FORGED);
    }
  });

  it.each([
    "paypal-auth-algo",
    "paypal-cert-url",
    "paypal-transmission-id",
    "paypal-transmission-sig",
    "paypal-transmission-time",
  ])("has no %s, or two of them", async (name) => {
    const { raw, headers } = sign();
    const { [name]: value = "", ...others } = headers;
    expect(await refusal({ raw, headers: others })).toEqual(FORGED);
    expect(await refusal({ raw, headers: { ...headers, [name]: [value, value] } })).toEqual(FORGED);
  });

  it.each([
    "http://api.paypal.com/v1/notifications/certs/CERT-1",
    "https://api.paypal.com.example.test/v1/notifications/certs/CERT-1",
    "https://paypal.com.example.test/v1/notifications/certs/CERT-1",
    "https://examplepaypal.com/v1/notifications/certs/CERT-1",
    "https://api.paypal.com:8443/v1/notifications/certs/CERT-1",
    "https://api.paypal.com@example.test/v1/notifications/certs/CERT-1",
    "https://api.paypal.com/elsewhere/CERT-1",
    "https://api.paypal.com/v1/notifications/certs/../../../elsewhere",
    "file:///etc/passwd",
    "nowhere",
  ])("names a certificate at %s, which is not even fetched", async (certUrl) => {
    expect(await refusal(sign({ certUrl }))).toEqual(FORGED);
  });

  it("names a certificate that is not there, not valid yet, or no longer", async () => {
    const { fake, now } = scene;
    const { apiUrl } = fake.config;
    const url = (path: string) => ({ certUrl: `${apiUrl}${path}` });
    const day = (days: number) => new Date(now.getTime() + days * 24 * HOUR_S * 1_000);
    const old = fake.certificate.make(now, { from: day(-20), to: day(-10) });
    const next = fake.certificate.make(now, { from: day(1), to: day(20) });
    const good = fake.certificate.make(now, { from: day(-1), to: day(20) });
    expect(await refusal(sign(url("/v1/notifications/certs/NEVER")))).toEqual(FORGED);
    expect(await refusal(sign(url(old)))).toEqual(FORGED);
    expect(await refusal(sign(url(next)))).toEqual(FORGED);
    expect(await read(sign(url(good)))).toMatchObject({ id: "WH-1" });
    scene.later(21 * 24 * HOUR_S);
    expect(await refusal(sign(url(good)))).toEqual(FORGED);
  });

  it("comes from this machine where PayPal is asked at its own address", async () => {
    const config = { ...scene.fake.config, apiUrl: "https://api-m.paypal.com" };
    expect(await refusal(sign(), paypalPayments(config))).toEqual(FORGED);
  });
});
