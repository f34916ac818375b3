import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { StripeScene } from "../../../../../test/stripe-scene.ts";

let scene: StripeScene;
beforeEach(async () => (scene = await StripeScene.open()));
afterEach(() => scene.fake.close());

const DAY_S = 86_400;

describe("a payment that nobody is to make any more", () => {
  it("is closed with its page", async () => {
    const { reference } = await scene.start();
    expect(await scene.client.cancel(reference)).toMatchObject({ reference, state: "canceled" });
    expect(() => scene.fake.pay(reference, "pays")).toThrow("closed");
    expect(await scene.client.cancel(reference)).toMatchObject({ state: "canceled" });
  });

  it("is closed with its page also where its intent is named, while the bank asks", async () => {
    const { reference } = await scene.start();
    scene.fake.bank.payPage(scene.fake.session(reference), "asks");
    const open = await scene.client.look(reference);
    expect(open).toMatchObject({ reference: expect.stringMatching(/^pi_/), state: "open" });
    const closed = await scene.client.cancel(open?.reference ?? "");
    expect(closed).toEqual({ ...open, state: "canceled" });
    expect(scene.fake.session(reference).status).toBe("expired");
  });

  it("says that it was paid where it was paid meanwhile", async () => {
    const paid = await scene.paid();
    expect(await scene.client.cancel(paid.page)).toMatchObject({ state: "succeeded" });
    expect(await scene.client.cancel(paid.reference)).toMatchObject({ state: "succeeded" });
  });

  it("is closed after the bank refused it, so that a page can be opened for the same charge", async () => {
    const { method } = await scene.paid("asks-later");
    const refused = await scene.client.chargeSaved({ ...scene.due(), method });
    expect(refused.state).toBe("failed");
    expect(await scene.client.cancel(refused.reference)).toMatchObject({ state: "canceled" });
  });

  it("is closed where it never was", async () => {
    expect(await scene.client.cancel("an id of ours")).toMatchObject({ state: "canceled" });
    expect(await scene.client.cancel("cs_test_never")).toMatchObject({ state: "canceled" });
    expect(await scene.client.cancel("pi_never")).toMatchObject({ state: "canceled" });
  });

  it("closes by itself after a day", async () => {
    const { reference } = await scene.start();
    scene.later(DAY_S - 1);
    expect(await scene.client.look(reference)).toMatchObject({ state: "open" });
    scene.later(1);
    expect(await scene.client.look(reference)).toMatchObject({ state: "canceled" });
  });
});

describe("a card that is forgotten", () => {
  it("is forgotten once, and saying so again is no fault", async () => {
    const { method } = await scene.paid();
    await scene.client.forget(method);
    await scene.client.forget(method);
    await scene.client.forget({ ...method, token: "pm_never" });
    expect(await scene.client.chargeSaved({ ...scene.due(), method })).toMatchObject({
      state: "failed",
    });
  });
});
