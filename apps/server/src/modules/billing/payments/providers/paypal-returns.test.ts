import { randomUUID } from "node:crypto";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { PaypalScene } from "../../../../../test/paypal-scene.ts";

let scene: PaypalScene;
beforeEach(async () => (scene = await PaypalScene.open()));
afterEach(() => scene.fake.close());

const HOUR_S = 3_600;

function back(reference: string, amount: number, refundId = randomUUID()) {
  return scene.client.refund({ refundId, reference, amount, currency: "EUR" });
}

describe("money that goes back", () => {
  it("goes back in parts, and shows at the payment", async () => {
    const { reference } = await scene.paid();
    expect(await back(reference, 1_000)).toMatchObject({ state: "done" });
    expect(await back(reference, 605)).toMatchObject({ state: "done" });
    expect(await scene.client.look(reference)).toMatchObject({
      state: "succeeded",
      amount: 9_600,
      refunded: 1_605,
    });
  });

  it("goes back once for one id, also where the answer was lost or the id forgotten", async () => {
    const { reference } = await scene.paid();
    const refundId = randomUUID();
    // The order is looked up first.
    scene.fake.answers.shares.cut = 1;
    const lost = back(reference, 1_000, refundId);
    await expect(lost).rejects.toThrow(/no answer/);
    scene.fake.answers.shares.cut = 0;
    const known = await scene.client.lookRefund({ refundId, reference });
    expect(known).toMatchObject({ state: "done" });
    expect(await back(reference, 1_000, refundId)).toEqual(known);
    expect(scene.fake.sums().EUR?.refunded).toBe(1_000);
    scene.later(24 * HOUR_S);
    expect(await back(reference, 1_000, refundId)).toEqual(known);
    await expect(back(reference, 1_001, refundId)).rejects.toThrow(/REQUEST_ID/);
  });

  it("never exceeds what was captured: of 32 at once as many pass as fit", async () => {
    const { reference } = await scene.paid();
    const answers = await Promise.all(Array.from({ length: 32 }, () => back(reference, 700)));
    expect(answers.filter(({ state }) => state === "done")).toHaveLength(13);
    expect(answers.filter(({ state }) => state === "failed")).toHaveLength(32 - 13);
    expect(scene.fake.sums().EUR).toEqual({ captured: 9_600, refunded: 9_100, disputed: 0 });
  });

  it("fails where nothing was paid, and what failed was never made", async () => {
    const { reference } = await scene.start();
    const refundId = randomUUID();
    expect(await back(reference, 100, refundId)).toEqual({ reference: refundId, state: "failed" });
    expect(await scene.client.lookRefund({ refundId, reference })).toBeNull();
    expect(await back("NEVER", 100)).toMatchObject({ state: "failed" });
  });

  it("may take days, and may come back to us", async () => {
    const { reference } = await scene.paid();
    scene.fake.returns.firstState = "PENDING";
    const refundId = randomUUID();
    const first = await back(reference, 1_000, refundId);
    expect(first.state).toBe("pending");
    scene.fake.returns.finishRefund(first.reference, "FAILED");
    expect(await scene.client.lookRefund({ refundId, reference })).toMatchObject({
      state: "failed",
    });
    expect(await scene.client.look(reference)).toMatchObject({ refunded: 0 });
  });
});

describe("a dispute", () => {
  const disputed = async (isInquiry = false) => {
    const { reference } = await scene.paid();
    const { dispute_id: id } = scene.fake.returns.dispute(scene.order(reference), { isInquiry });
    return { reference, id };
  };

  it("holds the money back, until it is won", async () => {
    const { reference, id } = await disputed();
    expect(await scene.client.lookDispute(id)).toEqual({
      reference: id,
      payment: reference,
      state: "open",
      amount: 9_600,
      currency: "EUR",
      isWithdrawn: true,
      reason: "merchandise_or_service_not_received",
      evidenceUntilMs: Date.parse("2026-12-04T17:00:00.000Z"),
    });
    scene.fake.returns.closeDispute(id, "RESOLVED_SELLER_FAVOUR");
    const won = await scene.client.lookDispute(id);
    expect(won).toMatchObject({ state: "won", isWithdrawn: false });
    expect(scene.fake.sums().EUR?.disputed).toBe(0);
  });

  it("is lost with its money", async () => {
    const { id } = await disputed();
    scene.fake.returns.closeDispute(id, "RESOLVED_BUYER_FAVOUR");
    const lost = await scene.client.lookDispute(id);
    expect(lost).toMatchObject({ state: "lost", isWithdrawn: true });
  });

  it("holds nothing back while both only talk", async () => {
    const { id } = await disputed(true);
    expect(await scene.client.lookDispute(id)).toMatchObject({ state: "open", isWithdrawn: false });
    scene.fake.returns.closeDispute(id, "CANCELED_BY_BUYER");
    expect(await scene.client.lookDispute(id)).toMatchObject({ state: "won", isWithdrawn: false });
  });

  it("is none where PayPal knows none", async () => {
    expect(await scene.client.lookDispute("PP-D-0")).toBeNull();
  });
});

describe("what changed since", () => {
  it("is what was captured and what went back, each once, over several pages", async () => {
    const old = await scene.paid();
    const untouched = await scene.paid();
    scene.later(80 * HOUR_S);
    const since = scene.now.getTime();
    scene.fake.answers.parts.pageSize = 2;
    await back(old.reference, 100);
    await back(old.reference, 200);
    const { method } = old;
    const fresh: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      fresh.push((await scene.client.chargeSaved({ ...scene.due(), method })).reference);
    }
    scene.fake.refuseLater(method.token, "INSTRUMENT_DECLINED");
    await scene.client.chargeSaved({ ...scene.due(), method });
    expect(await scene.changed(since)).toEqual([]);
    scene.later(3 * HOUR_S);
    const changed = await scene.changed(since);
    expect(changed.map(({ reference }) => reference).toSorted()).toEqual(
      [old.reference, ...fresh].toSorted(),
    );
    expect(changed).toContainEqual(await scene.client.look(old.reference));
    expect(changed.map(({ reference }) => reference)).not.toContain(untouched.reference);
  });
});
