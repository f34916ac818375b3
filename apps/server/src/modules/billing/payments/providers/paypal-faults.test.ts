import { randomUUID } from "node:crypto";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { PaypalScene } from "../../../../../test/paypal-scene.ts";
import { paypalPayments } from "./paypal.ts";
import { ProviderUnreachable, type SavedMethod } from "./provider.ts";

let scene: PaypalScene;
beforeEach(async () => (scene = await PaypalScene.open()));
afterEach(() => scene.fake.close());

const HOUR_S = 3_600;
/** What a call ends with that nobody answered. */
const end = (call: Promise<unknown>) => call.catch((error: unknown) => error);
const LOST = expect.any(ProviderUnreachable);
const captured = () => scene.fake.sums().EUR?.captured ?? 0;
const hasty = () => paypalPayments(scene.fake.config, { retries: 0 });
const tokensAsked = () =>
  scene.fake.answers.calls.filter((call) => call === "POST /v1/oauth2/token").length;

describe("PayPal, when it cannot be reached", () => {
  it("is said to be unreachable by every call", async () => {
    const { method, reference } = await scene.paid();
    scene.fake.answers.isDown = true;
    const refundId = randomUUID();
    const { client } = scene;
    const ends = await Promise.all([
      end(scene.start()),
      end(client.chargeSaved({ ...scene.due(), method })),
      end(scene.find({ paymentId: refundId, reference, customer: null })),
      end(scene.find({ paymentId: refundId, reference: null, customer: null })),
      end(client.look(reference)),
      end(client.cancel(reference)),
      end(client.refund({ refundId, reference, amount: 1, currency: "EUR" })),
      end(client.lookRefund({ refundId, reference })),
      end(client.lookDispute("PP-D-1")),
      end(scene.changed(scene.now.getTime() - 1)),
      end(client.forget(method)),
    ]);
    expect(ends).toEqual(ends.map(() => LOST));
  });

  it("is unreachable when nobody listens, when it is slow, and when we ask too much", async () => {
    const gone = paypalPayments({ ...scene.fake.config, apiUrl: "http://127.0.0.1:9" });
    expect(await end(gone.look("ORDER1"))).toEqual(LOST);
    await scene.client.look("ORDER1");
    scene.fake.answers.trouble("limit");
    expect(await end(scene.client.look("ORDER1"))).toEqual(LOST);
    scene.fake.answers.slowMs = 2_000;
    const impatient = paypalPayments(scene.fake.config, { timeoutMs: 100, retries: 0 });
    expect(await end(impatient.look("ORDER1"))).toEqual(LOST);
  });

  it("is asked again by the same id: what was cut off, or failed after it was done, happened once", async () => {
    const { method } = await scene.paid();
    for (const trouble of ["cut", "fail-after", "fail", "cut-before"] as const) {
      scene.fake.answers.trouble(trouble);
      const charged = await scene.client.chargeSaved({ ...scene.due(), method });
      expect(charged).toMatchObject({ state: "succeeded" });
    }
    expect(captured()).toBe(5 * 9_600);
  });

  it("takes what was approved once, though the answer was lost and the id forgotten", async () => {
    const due = scene.due();
    const { reference } = await scene.start(due);
    scene.fake.approve(reference);
    const ask = { ...due, reference, customer: null, askedMs: 0, nowMs: scene.now.getTime() };
    const client = hasty();
    await client.look(reference);
    scene.fake.answers.shares.cut = 1;
    expect(await end(client.find(ask))).toEqual(LOST);
    scene.fake.answers.shares.cut = 0;
    scene.fake.answers.expireKeys();
    expect(await client.find(ask)).toMatchObject({ state: "succeeded" });
    expect(captured()).toBe(9_600);
  });

  it("is unreachable by credentials that it does not know, which are not repeated", async () => {
    const config = { ...scene.fake.config, clientSecret: "hidden" };
    const call = paypalPayments(config).look("ORDER1");
    await expect(call).rejects.toThrow(/401 to POST \/v1\/oauth2\/token/);
    await expect(call).rejects.not.toThrow(/hidden/);
  });
});

describe("an access token", () => {
  it("serves every call, and calls at once share one", async () => {
    await Promise.all([scene.start(), scene.start(), scene.start()]);
    await scene.start();
    expect(tokensAsked()).toBe(1);
  });

  it("that PayPal takes no longer is renewed once, and the call is made", async () => {
    await scene.start();
    scene.fake.answers.expireTokens();
    await scene.start();
    expect(tokensAsked()).toBe(2);
  });
});

describe("whoever looks first", () => {
  const CHARGES = 32;
  const AT_ONCE = 8;

  /** As the rounds do: asks by the same id while PayPal keeps it, and after that looks once all is listed. */
  async function charged(method: SavedMethod, paymentId: string, day: number): Promise<void> {
    const client = hasty();
    const due = scene.due({ paymentId, amount: 4_800 });
    for (let round = 0; round < 20; round += 1) {
      try {
        const askedMs = day;
        const nowMs = scene.now.getTime();
        const ask = { paymentId, reference: null, customer: null, askedMs, nowMs };
        const found = await client.find(ask);
        if ((found ?? (await client.chargeSaved({ ...due, method }))).state === "succeeded") return;
      } catch (error) {
        if (!(error instanceof ProviderUnreachable)) throw error;
      }
    }
    throw new Error("PayPal was never there");
  }

  it("charges none twice and loses none, while calls fail and are cut off", async () => {
    let seed = 15;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    await scene.fake.close();
    scene = await PaypalScene.open({}, random);
    const { method } = await scene.paid();
    Object.assign(scene.fake.answers.shares, { fail: 0.1, "fail-after": 0.1, cut: 0.05 });
    const waiting = Array.from({ length: CHARGES }, () => randomUUID());
    const day = scene.now.getTime();
    const workers = Array.from({ length: AT_ONCE }, async () => {
      for (let id = waiting.shift(); id; id = waiting.shift()) await charged(method, id, day);
    });
    await Promise.all(workers);
    expect(captured()).toBe(9_600 + CHARGES * 4_800);
    scene.later(9 * HOUR_S);
    expect(await scene.changed(day)).toHaveLength(CHARGES + 1);
  });
});
