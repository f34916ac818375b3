import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { StripeScene } from "../../../../../test/stripe-scene.ts";

let scene: StripeScene;
beforeEach(async () => (scene = await StripeScene.open()));
afterEach(() => scene.fake.close());

const MISSING = "00000000-0000-4000-8000-000000000000";

describe("the first payment", () => {
  it("leads to a page, which is open until it is paid", async () => {
    const due = scene.due();
    const { url, reference } = await scene.start(due);
    expect(url).toBe(`${scene.fake.config.apiUrl}/pay/${reference}`);
    expect(await scene.client.look(reference)).toEqual({
      reference,
      paymentId: due.paymentId,
      state: "open",
      amount: 9_600,
      currency: "EUR",
      refunded: 0,
      decline: null,
      method: null,
    });
  });

  it("is found by the page and by its intent, with the card that is kept", async () => {
    const paid = await scene.paid("asks-later");
    expect(paid).toMatchObject({
      reference: expect.stringMatching(/^pi_/),
      paymentId: paid.due.paymentId,
      state: "succeeded",
      amount: 9_600,
      currency: "EUR",
      method: {
        customer: expect.stringMatching(/^cus_/),
        token: expect.stringMatching(/^pm_/),
        brand: "mastercard",
        last4: "3184",
        expiresOn: { month: 12, year: 2029 },
      },
    });
    expect(await scene.client.look(paid.reference)).toMatchObject({ state: "succeeded" });
    expect(scene.fake.sums()).toEqual({ EUR: { captured: 9_600, refunded: 0, disputed: 0 } });
  });

  it("waits while the bank asks, and after a refusal for another card", async () => {
    const { reference } = await scene.start();
    expect(scene.fake.pay(reference, "refused")).toBe("refused");
    const refused = await scene.client.look(reference);
    expect(refused).toMatchObject({ state: "open", decline: null, method: null });
    expect(await scene.client.look(refused?.reference ?? "")).toEqual(refused);
    expect(scene.fake.pay(reference, "asks", { bankSays: false })).toBe("refused");
    expect(await scene.client.look(reference)).toMatchObject({ state: "open" });
    expect(scene.fake.pay(reference, "asks")).toBe("paid");
    expect(await scene.client.look(reference)).toMatchObject({ state: "succeeded" });
  });

  it("is one page, however often it is asked for", async () => {
    const due = scene.due();
    const first = await scene.start(due);
    expect(await scene.start(due)).toEqual(first);
  });

  it("is no other payment of the same id: then one looks first", async () => {
    const due = scene.due();
    await scene.start(due);
    await expect(scene.start({ ...due, amount: 9_601 })).rejects.toThrow(/IdempotencyError/);
  });

  it("goes to the customer that is known, or to a new one where Stripe has lost it", async () => {
    const { customer } = (await scene.paid()).method;
    const second = await scene.start(scene.due(), { customer });
    expect(scene.fake.session(second.reference)).toMatchObject({ customer, customer_email: null });
    scene.fake.removeCustomer(customer);
    const third = await scene.start(scene.due(), { customer });
    expect(scene.fake.session(third.reference)).toMatchObject({
      customer: null,
      customer_email: "amal@example.test",
    });
  });

  it.each(["en", "fr", "ar"] as const)("speaks %s as far as Stripe does", async (language) => {
    const { reference } = await scene.start(scene.due(), { language });
    const { locale, metadata } = scene.fake.session(reference);
    expect([locale, metadata?.language]).toEqual([language === "ar" ? "auto" : language, language]);
  });
});

describe("a payment with a card that is kept", () => {
  it("is made at once", async () => {
    const { method } = await scene.paid();
    const due = scene.due({ amount: 4_800 });
    expect(await scene.client.chargeSaved({ ...due, method })).toEqual({
      reference: expect.stringMatching(/^pi_/),
      paymentId: due.paymentId,
      state: "succeeded",
      amount: 4_800,
      currency: "EUR",
      refunded: 0,
      decline: null,
      method,
    });
  });

  it.each([
    ["asks-later", "bank", "authentication_required"],
    ["refused-later", "soft", "insufficient_funds"],
  ] as const)("is refused where the card %s: %s", async (card, kind, code) => {
    const { method } = await scene.paid(card);
    const due = scene.due();
    const refused = await scene.client.chargeSaved({ ...due, method });
    expect(refused).toMatchObject({ state: "failed", decline: { kind, code }, method: null });
    expect(await scene.client.look(refused.reference)).toEqual(refused);
    expect(scene.fake.sums().EUR?.captured).toBe(9_600);
  });

  it.each([
    ["expired_card", "hard"],
    ["stolen_card", "hard"],
    ["do_not_honor", "soft"],
    ["a_word_of_next_year", "soft"],
  ] as const)("is refused by %s: %s", async (code, kind) => {
    const { method } = await scene.paid();
    scene.fake.refuseLater(method.token, code);
    const refused = await scene.client.chargeSaved({ ...scene.due(), method });
    expect(refused.decline).toEqual({ kind, code });
  });

  it("is refused for good where Stripe has the card no longer, or its customer", async () => {
    const { method } = await scene.paid();
    const due = scene.due();
    const never = { ...method, token: "pm_never" };
    const failed = { reference: due.paymentId, state: "failed", decline: { kind: "hard" } };
    expect(await scene.client.chargeSaved({ ...due, method: never })).toMatchObject(failed);
    await scene.client.forget(method);
    expect(await scene.client.chargeSaved({ ...due, method })).toMatchObject(failed);
    scene.fake.removeCustomer(method.customer);
    expect(await scene.client.chargeSaved({ ...due, method })).toMatchObject(failed);
    expect(await scene.client.look(due.paymentId)).toBeNull();
  });

  it("is made once for one id, and a refusal stays one until there is a new id", async () => {
    const { method } = await scene.paid();
    const due = { ...scene.due(), method };
    const first = await scene.client.chargeSaved(due);
    expect(await scene.client.chargeSaved(due)).toEqual(first);
    scene.fake.refuseLater(method.token, "insufficient_funds");
    const refused = { ...scene.due(), method };
    await scene.client.chargeSaved(refused);
    scene.fake.refuseLater(method.token, null);
    expect(await scene.client.chargeSaved(refused)).toMatchObject({ state: "failed" });
    expect(scene.fake.sums().EUR?.captured).toBe(2 * 9_600);
  });
});

describe("what became of an attempt", () => {
  it("is found by our id among what the customer has, over several pages of a list", async () => {
    const { method, due } = await scene.paid();
    scene.fake.answers.parts.pageSize = 2;
    const later = { ...scene.due(), method };
    const made = await scene.client.chargeSaved(later);
    for (let i = 0; i < 4; i += 1) await scene.client.chargeSaved({ ...scene.due(), method });
    const { customer } = method;
    const find = (paymentId: string) => scene.find({ paymentId, reference: null, customer });
    expect(await find(later.paymentId)).toEqual(made);
    expect(await find(due.paymentId)).toMatchObject({ state: "succeeded" });
    expect(await find(MISSING)).toBeNull();
  });

  it("is found before anybody paid, and with the money where there are several", async () => {
    const { customer } = (await scene.paid()).method;
    const due = scene.due();
    const ask = { paymentId: due.paymentId, reference: null, customer };
    const { reference } = await scene.start(due, { customer });
    expect(await scene.find(ask)).toMatchObject({ reference, state: "open" });
    scene.fake.answers.expireKeys();
    const again = await scene.start(due, { customer });
    expect(again.reference).not.toBe(reference);
    await scene.client.cancel(again.reference);
    expect(await scene.find(ask)).toMatchObject({ reference, state: "open" });
    scene.fake.pay(reference, "pays");
    expect(await scene.find(ask)).toMatchObject({ state: "succeeded" });
  });

  it("is nothing where neither page nor customer is known, and where Stripe knows neither", async () => {
    const nothing = { paymentId: MISSING, reference: null, customer: null };
    expect(await scene.find(nothing)).toBeNull();
    expect(await scene.find({ ...nothing, customer: "cus_never" })).toBeNull();
    expect(await scene.find({ ...nothing, reference: "cs_test_never" })).toBeNull();
    expect(await scene.client.look("pi_never")).toBeNull();
  });

  it("would be charged twice after a day without looking first, and is not with it", async () => {
    const { method } = await scene.paid();
    const due = { ...scene.due(), method };
    const first = await scene.client.chargeSaved(due);
    scene.later(25 * 3_600);
    const { paymentId } = due;
    const found = await scene.find({
      paymentId,
      reference: null,
      customer: method.customer,
    });
    expect(found).toEqual(first);
    expect((await scene.client.chargeSaved(due)).reference).not.toBe(first.reference);
  });
});
