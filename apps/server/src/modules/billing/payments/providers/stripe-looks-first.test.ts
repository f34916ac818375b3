import { randomUUID } from "node:crypto";

import { afterEach, describe, expect, it } from "vitest";

import { StripeScene } from "../../../../../test/stripe-scene.ts";
import { type ProviderPayment, ProviderUnreachable, type SavedMethod } from "./provider.ts";

const CHARGES = 48;
const AT_ONCE = 8;
const AMOUNT = 4_800;

let scene: StripeScene;
afterEach(() => scene.fake.close());

/** As whoever charges does it: on doubt looks first, and charges only what is not there. */
async function charged(method: SavedMethod, paymentId: string): Promise<ProviderPayment> {
  for (let day = 0; day < 50; day += 1) {
    try {
      const { customer } = method;
      const found = await scene.find({ paymentId, reference: null, customer });
      return found ?? (await scene.client.chargeSaved({ ...dueOf(paymentId), method }));
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      // A day later Stripe has forgotten the key, and what it said to it.
      scene.fake.answers.expireKeys(paymentId);
    }
  }
  throw new Error("Stripe was never there");
}

function dueOf(paymentId: string) {
  return scene.due({ paymentId, amount: AMOUNT });
}

describe("whoever looks first", () => {
  it("charges none twice and loses none, while calls fail, are cut off, and keys expire", async () => {
    let seed = 15;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    scene = await StripeScene.open({ retries: 0 }, random);
    const { method } = await scene.paid();
    Object.assign(scene.fake.answers.shares, { fail: 0.1, "fail-after": 0.1, cut: 0.05 });
    const ids = Array.from({ length: CHARGES }, () => randomUUID());
    const waiting = [...ids];
    const payments: ProviderPayment[] = [];
    const workers = Array.from({ length: AT_ONCE }, async () => {
      for (let id = waiting.shift(); id; id = waiting.shift()) {
        payments.push(await charged(method, id));
      }
    });
    await Promise.all(workers);
    expect(payments.map(({ paymentId }) => paymentId).toSorted()).toEqual(ids.toSorted());
    expect(new Set(payments.map(({ state }) => state))).toEqual(new Set(["succeeded"]));
    expect(scene.fake.sums().EUR?.captured).toBe(9_600 + CHARGES * AMOUNT);
  });
});
