import { randomUUID } from "node:crypto";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { StripeScene } from "../../../../../test/stripe-scene.ts";
import { ProviderUnreachable } from "./provider.ts";
import { stripePayments } from "./stripe.ts";

let scene: StripeScene;
beforeEach(async () => (scene = await StripeScene.open({ retries: 1 })));
afterEach(() => scene.fake.close());

/** What a call ends with that nobody answered. */
const end = (call: Promise<unknown>) => call.catch((error: unknown) => error);
const LOST = expect.any(ProviderUnreachable);

describe("Stripe, when it cannot be reached", () => {
  it("is said to be unreachable by every call", async () => {
    const { method, reference } = await scene.paid();
    scene.fake.answers.isDown = true;
    const refundId = randomUUID();
    const { client } = scene;
    const ends = await Promise.all([
      end(scene.start()),
      end(client.chargeSaved({ ...scene.due(), method })),
      end(scene.find({ paymentId: refundId, reference, customer: null })),
      end(scene.find({ paymentId: refundId, reference: null, customer: method.customer })),
      end(client.look(reference)),
      end(client.cancel(reference)),
      end(client.refund({ refundId, reference, amount: 1, currency: "EUR" })),
      end(client.lookRefund({ refundId, reference })),
      end(client.lookDispute("du_1")),
      end(client.changedSince(0, 1)),
      end(client.forget(method)),
    ]);
    expect(ends).toEqual(ends.map(() => LOST));
  });

  it("is unreachable when nobody listens, when it is slow, and when it says too much", async () => {
    const gone = stripePayments({ ...scene.fake.config, apiUrl: "http://127.0.0.1:9" });
    expect(await end(gone.look("pi_1"))).toEqual(LOST);
    scene.fake.answers.trouble("limit");
    expect(await end(scene.client.look("pi_1"))).toEqual(LOST);
    scene.fake.answers.slowMs = 2_000;
    const hasty = stripePayments(scene.fake.config, { timeoutMs: 100, retries: 0 });
    expect(await end(hasty.look("pi_1"))).toEqual(LOST);
  });

  it("is asked again by the library, with the same key: what was cut off happened once", async () => {
    const { method } = await scene.paid();
    scene.fake.answers.trouble("cut");
    const due = { ...scene.due(), method };
    expect(await scene.client.chargeSaved(due)).toMatchObject({ state: "succeeded" });
    expect(scene.fake.sums().EUR?.captured).toBe(2 * 9_600);
  });

  it("keeps its own faults for the key: then one looks first, and finds what happened", async () => {
    const { method } = await scene.paid();
    const due = { ...scene.due(), method };
    const { customer } = method;
    const ask = { paymentId: due.paymentId, reference: null, customer };
    scene.fake.answers.trouble("fail-after");
    expect(await end(scene.client.chargeSaved(due))).toEqual(LOST);
    expect(await end(scene.client.chargeSaved(due))).toEqual(LOST);
    expect(await scene.find(ask)).toMatchObject({ state: "succeeded" });
    expect(scene.fake.sums().EUR?.captured).toBe(2 * 9_600);
  });

  it("has done nothing after a fault of its own: the look-up finds nothing", async () => {
    const { method } = await scene.paid();
    const due = { ...scene.due(), method };
    scene.fake.answers.trouble("fail");
    expect(await end(scene.client.chargeSaved(due))).toEqual(LOST);
    const { customer } = method;
    const ask = { paymentId: due.paymentId, reference: null, customer };
    expect(await scene.find(ask)).toBeNull();
    expect(scene.fake.sums().EUR?.captured).toBe(9_600);
  });

  it("can be told again to close a page after a fault, since that has no key of ours", async () => {
    const { reference } = await scene.start();
    scene.fake.answers.trouble("fail");
    expect(await end(scene.client.cancel(reference))).toEqual(LOST);
    expect(await scene.client.cancel(reference)).toMatchObject({ state: "canceled" });
  });

  it("is unreachable by a key that it does not know, whose words are not repeated", async () => {
    const config = { ...scene.fake.config, secretKey: "sk_test_hidden" };
    const call = stripePayments(config).look("pi_1");
    await expect(call).rejects.toThrow(/StripeAuthenticationError, status 401/);
    await expect(call).rejects.not.toThrow(/hidden/);
  });
});
