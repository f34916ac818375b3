import { randomUUID } from "node:crypto";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { StripeScene } from "../../../../../test/stripe-scene.ts";

let scene: StripeScene;
beforeEach(async () => (scene = await StripeScene.open()));
afterEach(() => scene.fake.close());

function back(reference: string, amount: number, refundId = randomUUID()) {
  return scene.client.refund({ refundId, reference, amount, currency: "EUR" });
}

describe("money that goes back", () => {
  it("goes back in parts, by the page or by its intent, and shows at the payment", async () => {
    const { page, reference } = await scene.paid();
    expect(await back(reference, 1_000)).toMatchObject({ state: "done" });
    expect(await back(page, 600)).toMatchObject({ state: "done" });
    expect(await scene.client.look(reference)).toMatchObject({
      state: "succeeded",
      amount: 9_600,
      refunded: 1_600,
    });
  });

  it("goes back once for one id", async () => {
    const { reference } = await scene.paid();
    const refundId = randomUUID();
    const first = await back(reference, 1_000, refundId);
    expect(await back(reference, 1_000, refundId)).toEqual(first);
    expect(await scene.client.lookRefund({ refundId, reference })).toEqual(first);
    expect(scene.fake.sums().EUR?.refunded).toBe(1_000);
  });

  it("never exceeds what was captured: of 32 at once as many pass as fit", async () => {
    const { reference } = await scene.paid();
    const answers = await Promise.all(Array.from({ length: 32 }, () => back(reference, 700)));
    const done = answers.filter(({ state }) => state === "done");
    expect(done).toHaveLength(13);
    expect(answers.filter(({ state }) => state === "failed")).toHaveLength(32 - 13);
    expect(scene.fake.sums().EUR).toEqual({ captured: 9_600, refunded: 9_100, disputed: 0 });
  });

  it("fails where nothing was paid, and what failed was never made", async () => {
    const { reference } = await scene.start();
    const refundId = randomUUID();
    expect(await back(reference, 100, refundId)).toEqual({ reference: refundId, state: "failed" });
    expect(await scene.client.lookRefund({ refundId, reference })).toBeNull();
    expect(await back("pi_never", 100)).toMatchObject({ state: "failed" });
  });

  it("may take days, and may come back to us", async () => {
    const { reference } = await scene.paid();
    scene.fake.returns.firstState = "pending";
    const refundId = randomUUID();
    const first = await back(reference, 1_000, refundId);
    expect(first.state).toBe("pending");
    scene.fake.returns.finishRefund(first.reference, "failed");
    expect(await scene.client.lookRefund({ refundId, reference })).toMatchObject({
      state: "failed",
    });
    expect(await scene.client.look(reference)).toMatchObject({ refunded: 0 });
    scene.fake.returns.finishRefund(first.reference, "succeeded");
  });
});

describe("a dispute", () => {
  it("takes the money, until it is won", async () => {
    const { reference } = await scene.paid();
    const { id } = scene.fake.returns.dispute(reference);
    expect(await scene.client.lookDispute(id)).toEqual({
      reference: id,
      payment: reference,
      state: "open",
      amount: 9_600,
      currency: "EUR",
      isWithdrawn: true,
      reason: "product_not_received",
      evidenceUntilMs: Date.parse("2026-12-01T17:00:00.000Z"),
    });
    expect(scene.fake.sums().EUR?.disputed).toBe(9_600);
    scene.fake.returns.closeDispute(id, "won");
    const won = await scene.client.lookDispute(id);
    expect(won).toMatchObject({ state: "won", isWithdrawn: false });
    expect(scene.fake.sums().EUR?.disputed).toBe(0);
  });

  it("is lost with its money, which cannot be given back beside it", async () => {
    const { reference } = await scene.paid();
    const { id } = scene.fake.returns.dispute(reference);
    expect(await back(reference, 100)).toMatchObject({ state: "failed" });
    scene.fake.returns.closeDispute(id, "lost");
    const lost = await scene.client.lookDispute(id);
    expect(lost).toMatchObject({ state: "lost", isWithdrawn: true });
  });

  it("takes nothing while the bank only asks", async () => {
    const { reference } = await scene.paid();
    const { id } = scene.fake.returns.dispute(reference, { isInquiry: true });
    const asked = { state: "open", isWithdrawn: false };
    expect(await scene.client.lookDispute(id)).toMatchObject(asked);
    scene.fake.returns.closeDispute(id, "warning_closed");
    const closed = { state: "won", isWithdrawn: false };
    expect(await scene.client.lookDispute(id)).toMatchObject(closed);
  });

  it("is none where Stripe knows none", async () => {
    expect(await scene.client.lookDispute("du_never")).toBeNull();
  });
});

describe("what changed since", () => {
  it("is what was captured and what went back, each once, over several pages", async () => {
    const old = await scene.paid();
    const untouched = await scene.paid();
    scene.later(80 * 3_600);
    const since = scene.now.getTime();
    scene.fake.answers.parts.pageSize = 2;
    await back(old.reference, 100);
    await back(old.reference, 200);
    const { method } = old;
    scene.fake.refuseLater(method.token, null);
    const fresh = [];
    for (let i = 0; i < 5; i += 1) {
      fresh.push((await scene.client.chargeSaved({ ...scene.due(), method })).reference);
    }
    scene.fake.refuseLater(method.token, "insufficient_funds");
    await scene.client.chargeSaved({ ...scene.due(), method });
    const changed = await scene.changed(since);
    expect(changed.map(({ reference }) => reference).toSorted()).toEqual(
      [old.reference, ...fresh].toSorted(),
    );
    expect(changed).toContainEqual(await scene.client.look(old.reference));
    expect(changed.map(({ reference }) => reference)).not.toContain(untouched.reference);
  });
});
