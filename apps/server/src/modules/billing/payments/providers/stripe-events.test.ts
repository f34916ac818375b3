import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { StripeScene } from "../../../../../test/stripe-scene.ts";
import { ForgedEvent } from "./provider.ts";
import { stripePayments } from "./stripe.ts";

let scene: StripeScene;
beforeEach(async () => (scene = await StripeScene.open()));
afterEach(() => scene.fake.close());

function event(type: string, object: object) {
  return { id: "evt_1", object: "event", type, data: { object } };
}
const PAID = event("payment_intent.succeeded", { id: "pi_1", object: "payment_intent" });

type Sent = { raw: Buffer; headers: Record<string, string | string[]> };
function read({ raw, headers }: Sent, client = scene.client) {
  return client.readEvent(raw, headers, scene.now.getTime());
}
function signedAt(seconds: number) {
  return scene.fake.deliveries.sign(PAID, { at: new Date(scene.now.getTime() + seconds * 1_000) });
}

describe("an event", () => {
  it.each([
    ["checkout.session.completed", { id: "cs_1" }, "payment", "cs_1"],
    ["checkout.session.expired", { id: "cs_1" }, "payment", "cs_1"],
    ["payment_intent.succeeded", { id: "pi_1" }, "payment", "pi_1"],
    ["payment_intent.payment_failed", { id: "pi_1" }, "payment", "pi_1"],
    ["charge.refunded", { id: "ch_1", payment_intent: "pi_1" }, "payment", "pi_1"],
    ["refund.failed", { id: "re_1", payment_intent: "pi_1" }, "payment", "pi_1"],
    ["charge.dispute.created", { id: "du_1", payment_intent: "pi_1" }, "dispute", "du_1"],
  ])("%s names what is to be fetched", async (kind, object, about, reference) => {
    const sent = scene.fake.deliveries.sign(event(kind, object));
    expect(await read(sent)).toEqual({ id: "evt_1", kind, about, reference });
  });

  it.each([
    ["customer.created", { id: "cus_1" }],
    ["payment_method.detached", { id: "pm_1" }],
    ["charge.updated", { id: "ch_1", payment_intent: null }],
    ["payment_intent.succeeded", { object: "payment_intent" }],
  ])("%s may concern nothing of ours", async (kind, object) => {
    expect(await read(scene.fake.deliveries.sign(event(kind, object)))).toBeNull();
  });

  it("is sent by the fake as Stripe would", async () => {
    const { fake } = scene;
    fake.deliveries.webhookUrl = "http://127.0.0.1:9/";
    fake.deliveries.isHeld = true;
    const sent: Sent[] = [];
    const { reference } = await scene.start();
    fake.pay(reference, "pays");
    for (const kept of fake.events()) sent.push(fake.deliveries.sign(kept));
    const kinds = await Promise.all(sent.map(async (one) => (await read(one))?.kind));
    expect(kinds).toEqual([
      "charge.succeeded",
      "payment_intent.succeeded",
      "checkout.session.completed",
    ]);
  });

  it("is read by any of the secrets, while one takes the place of another", async () => {
    const sent = scene.fake.deliveries.sign(PAID);
    const [secret = ""] = scene.fake.config.webhookSecrets;
    const withSecrets = (...webhookSecrets: string[]) =>
      stripePayments({ ...scene.fake.config, webhookSecrets });
    expect(await read(sent, withSecrets("whsec_next", secret))).toMatchObject({ id: "evt_1" });
    expect(await read(sent, withSecrets(secret, "whsec_old"))).toMatchObject({ id: "evt_1" });
    await expect(read(sent, withSecrets("whsec_next"))).rejects.toThrow(ForgedEvent);
  });

  it.each([-300, 0, 300])("is taken %i seconds from now", async (seconds) => {
    expect(await read(signedAt(seconds))).toMatchObject({ id: "evt_1" });
  });
});

describe("an event is forged that", () => {
  const refusal = (sent: Sent) => read(sent).catch((error: unknown) => error);
  const FORGED = expect.any(ForgedEvent);

  it.each([
    ["was signed 301 seconds ago", -301],
    ["was signed 301 seconds from now", 301],
    ["was signed a day from now", 86_400],
    ["was signed a day ago", -86_400],
  ])("%s", async (_, seconds) => {
    expect(await refusal(signedAt(seconds))).toEqual(FORGED);
  });

  it("was changed", async () => {
    const { raw, headers } = scene.fake.deliveries.sign(PAID);
    expect(
      await refusal({ raw: Buffer.from(raw.toString().replace("pi_1", "pi_2")), headers }),
    ).toEqual(FORGED);
  });

  it("was signed by another secret", async () => {
    const sent = scene.fake.deliveries.sign(PAID, { secret: "whsec_of_somebody_else" });
    expect(await refusal(sent)).toEqual(FORGED);
  });

  it("was parsed and written again", async () => {
    const { raw, headers } = scene.fake.deliveries.sign(PAID);
    expect(
      await refusal({ raw: Buffer.from(JSON.stringify(JSON.parse(raw.toString()))), headers }),
    ).toEqual(FORGED);
  });

  it("has a time that is not the one that was signed", async () => {
    const { raw, headers } = signedAt(-400);
    const at = Math.floor(scene.now.getTime() / 1_000);
    const signature = headers["stripe-signature"] ?? "";
    expect(await refusal({ raw, headers: { "stripe-signature": `${signature},t=${at}` } })).toEqual(
      FORGED,
    );
    expect(
      await refusal({
        raw,
        headers: { "stripe-signature": signature.replace(/t=\d+/, `t=${at}`) },
      }),
    ).toEqual(FORGED);
  });

  it.each([
    ["no signature", {}],
    ["an empty one", { "stripe-signature": "" }],
    ["two of them", { "stripe-signature": ["t=1,v1=a", "t=1,v1=b"] }],
    ["one without a time", { "stripe-signature": "v1=abc" }],
    ["one of another kind", { "stripe-signature": "t=1800000000,v0=abc" }],
    ["no words", { "stripe-signature": "," }],
  ])("has %s", async (_, headers) => {
    const raw = Buffer.from(JSON.stringify(PAID));
    expect(await refusal({ raw, headers })).toEqual(FORGED);
  });

  it("has no body", async () => {
    expect(await refusal({ ...signedAt(0), raw: Buffer.alloc(0) })).toEqual(FORGED);
  });
});
