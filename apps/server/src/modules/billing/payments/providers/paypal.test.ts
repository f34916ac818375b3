import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { PaypalScene } from "../../../../../test/paypal-scene.ts";
import { ProviderUnreachable } from "./provider.ts";

let scene: PaypalScene;
beforeEach(async () => (scene = await PaypalScene.open()));
afterEach(() => scene.fake.close());

const MISSING = "00000000-0000-4000-8000-000000000000";
const HOUR_S = 3_600;
const captured = () => scene.fake.sums().EUR?.captured ?? 0;

describe("the first payment", () => {
  it("leads to a page, and takes nothing before the payer has agreed", async () => {
    const due = scene.due();
    const { url, reference } = await scene.start(due);
    expect(url).toBe(`${scene.fake.config.apiUrl}/checkoutnow/${reference}`);
    const open = {
      reference,
      paymentId: due.paymentId,
      state: "open",
      amount: 9_600,
      currency: "EUR",
      refunded: 0,
      decline: null,
      method: null,
    };
    expect(await scene.client.look(reference)).toEqual(open);
    expect(await scene.find({ ...due, reference, customer: null })).toEqual(open);
    expect(captured()).toBe(0);
  });

  it("is taken once the payer has agreed, by whoever still waits for it alone", async () => {
    const due = scene.due();
    const { reference } = await scene.start(due);
    scene.fake.approve(reference);
    expect(await scene.client.look(reference)).toMatchObject({ state: "open" });
    expect(captured()).toBe(0);
    const ask = { paymentId: due.paymentId, reference, customer: null };
    const paid = await scene.find(ask);
    expect(paid).toMatchObject({ reference, paymentId: due.paymentId, state: "succeeded" });
    expect(paid?.method).toEqual({
      customer: expect.stringMatching(/^[0-9A-F]{17}$/),
      token: expect.stringMatching(/^[0-9a-f]{17}$/),
      brand: "paypal",
      last4: "",
      account: "m…@example.test",
      expiresOn: null,
    });
    expect(await scene.find(ask)).toEqual(paid);
    expect(await scene.client.look(reference)).toEqual(paid);
    expect(scene.fake.sums()).toEqual({ EUR: { captured: 9_600, refunded: 0, disputed: 0 } });
  });

  it("is taken once, however many ask at the same time", async () => {
    const due = scene.due();
    const { reference } = await scene.start(due);
    scene.fake.approve(reference);
    const ask = { paymentId: due.paymentId, reference, customer: null };
    await Promise.allSettled(Array.from({ length: 8 }, () => scene.find(ask)));
    expect(await scene.find(ask)).toMatchObject({ state: "succeeded" });
    expect(captured()).toBe(9_600);
  });

  it("that PayPal refuses when it is taken has failed, and stays so", async () => {
    const { reference, state, decline, due } = await scene.approved("refused");
    expect([state, decline]).toEqual(["failed", { kind: "soft", code: "INSTRUMENT_DECLINED" }]);
    expect(await scene.find({ ...due, reference, customer: null })).toMatchObject({
      state: "failed",
    });
    expect(captured()).toBe(0);
  });

  it("that PayPal looks at first waits, and cannot be called off meanwhile", async () => {
    scene.fake.orders.firstState = "PENDING";
    const { reference, state } = await scene.approved();
    expect(state).toBe("open");
    expect(await scene.client.cancel(reference)).toMatchObject({ state: "open" });
    scene.fake.orders.finishCapture(reference, "COMPLETED");
    expect(await scene.client.look(reference)).toMatchObject({ state: "succeeded" });
    const other = await scene.approved();
    scene.fake.orders.finishCapture(other.reference, "DECLINED");
    expect(await scene.client.look(other.reference)).toMatchObject({
      state: "failed",
      decline: { kind: "soft", code: "DECLINED" },
    });
  });

  it("is one page, however often it is asked for, and no other payment of the same id", async () => {
    const due = scene.due();
    const first = await scene.start(due);
    expect(await scene.start(due)).toEqual(first);
    await expect(scene.start({ ...due, amount: 9_601 })).rejects.toThrow(ProviderUnreachable);
  });

  it("is approved each time where the account may keep nobody", async () => {
    scene.fake.orders.vaulting = "off";
    const { state, method } = await scene.approved();
    expect([state, method]).toEqual(["succeeded", null]);
  });

  it("names the kept account as soon as PayPal has kept it", async () => {
    scene.fake.orders.vaulting = "late";
    const { reference, state, method } = await scene.approved();
    expect([state, method]).toEqual(["succeeded", null]);
    scene.fake.orders.finishVault(reference);
    expect((await scene.client.look(reference))?.method).toMatchObject({ brand: "paypal" });
  });

  it.each([
    [5, "0.05"],
    [50, "0.50"],
    [9_600, "96.00"],
    [1_234_567, "12345.67"],
  ])("of %i hundredths is asked for as %s, and read as that", async (amount, value) => {
    const { reference } = await scene.start(scene.due({ amount }));
    expect(scene.order(reference).purchase_units[0].amount).toEqual({
      currency_code: "EUR",
      value,
    });
    expect(await scene.client.look(reference)).toMatchObject({ amount });
  });

  it.each([
    ["en", "en-GB"],
    ["fr", "fr-FR"],
    ["ar", "ar-EG"],
  ] as const)("speaks %s", async (language, locale) => {
    const { reference } = await scene.start(scene.due(), { language });
    expect(scene.fake.answers.parts.state.kept.aside[reference]?.locale).toBe(locale);
  });

  it("cannot be in dirhams", () => {
    expect(scene.client.currencies).toEqual(["EUR", "CHF", "CAD", "USD"]);
  });
});

describe("a payment with an account that is kept", () => {
  it("is made at once, by the merchant", async () => {
    const { method } = await scene.paid();
    const due = scene.due({ amount: 4_800 });
    const made = await scene.client.chargeSaved({ ...due, method });
    expect(made).toEqual({
      reference: expect.stringMatching(/^[0-9A-F]{17}$/),
      paymentId: due.paymentId,
      state: "succeeded",
      amount: 4_800,
      currency: "EUR",
      refunded: 0,
      decline: null,
      method: null,
    });
    expect(await scene.client.look(made.reference)).toEqual(made);
  });

  it.each([
    ["asks-later", "bank", "PAYER_ACTION_REQUIRED"],
    ["refused-later", "soft", "INSTRUMENT_DECLINED"],
  ] as const)("is refused where the payer %s: %s", async (payer, kind, code) => {
    const { method } = await scene.paid(payer);
    const due = scene.due();
    const refused = await scene.client.chargeSaved({ ...due, method });
    expect(refused).toMatchObject({
      paymentId: due.paymentId,
      state: "failed",
      decline: { kind, code },
      method: null,
    });
    expect(captured()).toBe(9_600);
  });

  it.each([
    ["PAYER_ACCOUNT_LOCKED_OR_CLOSED", "hard"],
    ["TRANSACTION_REFUSED", "soft"],
    ["REDIRECT_PAYER_FOR_ALTERNATE_FUNDING", "bank"],
  ] as const)("is refused by %s: %s", async (issue, kind) => {
    const { method } = await scene.paid();
    scene.fake.refuseLater(method.token, issue);
    const refused = await scene.client.chargeSaved({ ...scene.due(), method });
    expect(refused.decline).toEqual({ kind, code: issue });
  });

  it("is not refused by the payer where our own account is at fault: one looks again", async () => {
    const { method } = await scene.paid();
    scene.fake.refuseLater(method.token, "PAYEE_ACCOUNT_RESTRICTED");
    const call = scene.client.chargeSaved({ ...scene.due(), method });
    await expect(call).rejects.toThrow(/PAYEE_ACCOUNT_RESTRICTED/);
  });

  it("is refused for good where PayPal has forgotten it, which can be said twice", async () => {
    const { method } = await scene.paid();
    await scene.client.forget(method);
    await scene.client.forget(method);
    const refused = await scene.client.chargeSaved({ ...scene.due(), method });
    expect(refused).toMatchObject({ state: "failed", decline: { kind: "hard" } });
  });

  it("is made once for one id, and a refusal stays one until there is a new id", async () => {
    const { method } = await scene.paid();
    const due = { ...scene.due(), method };
    const first = await scene.client.chargeSaved(due);
    expect(await scene.client.chargeSaved(due)).toEqual(first);
    scene.fake.refuseLater(method.token, "INSTRUMENT_DECLINED");
    const refused = { ...scene.due(), method };
    await scene.client.chargeSaved(refused);
    scene.fake.refuseLater(method.token, null);
    expect(await scene.client.chargeSaved(refused)).toMatchObject({ state: "failed" });
    expect(captured()).toBe(2 * 9_600);
  });

  it("is not made twice even once PayPal has forgotten the id: the invoice is paid", async () => {
    const { method } = await scene.paid();
    const due = { ...scene.due(), method };
    await scene.client.chargeSaved(due);
    scene.fake.answers.expireKeys(due.paymentId);
    await expect(scene.client.chargeSaved(due)).rejects.toThrow(/DUPLICATE_INVOICE_ID/);
    expect(captured()).toBe(2 * 9_600);
  });
});

describe("what became of an attempt", () => {
  it("is found by our id as soon as PayPal lists it, over several pages", async () => {
    const { method, due } = await scene.paid();
    scene.fake.answers.parts.pageSize = 2;
    const later = scene.due();
    const made = await scene.client.chargeSaved({ ...later, method });
    for (let i = 0; i < 4; i += 1) await scene.client.chargeSaved({ ...scene.due(), method });
    const find = (paymentId: string) => scene.find({ paymentId, reference: null, customer: null });
    expect(await find(later.paymentId)).toBeNull();
    scene.later(4 * HOUR_S);
    expect(await find(later.paymentId)).toEqual(made);
    expect(await find(due.paymentId)).toMatchObject({ state: "succeeded" });
    expect(await find(MISSING)).toBeNull();
  });

  it("is found months later, though PayPal searches a month at a time", async () => {
    const { due, reference } = await scene.paid();
    scene.later(80 * 24 * HOUR_S);
    const ask = { paymentId: due.paymentId, reference: null, customer: null };
    expect(await scene.find(ask)).toMatchObject({ reference, state: "succeeded" });
  });

  it("is nothing where PayPal has forgotten an order that nobody paid", async () => {
    const due = scene.due();
    const { reference } = await scene.start(due);
    scene.later(3 * HOUR_S);
    expect(await scene.client.look(reference)).toBeNull();
    expect(await scene.find({ ...due, reference, customer: null })).toBeNull();
    expect(await scene.client.cancel(reference)).toMatchObject({ reference, state: "canceled" });
  });
});

describe("a payment that nobody is to make any more", () => {
  it("is called off by not taking it, also where the payer agrees after that", async () => {
    const { reference } = await scene.start();
    expect(await scene.client.cancel(reference)).toMatchObject({ reference, state: "canceled" });
    scene.fake.approve(reference);
    expect(await scene.client.look(reference)).toMatchObject({ state: "open" });
    expect(await scene.client.cancel(reference)).toMatchObject({ state: "canceled" });
    expect(captured()).toBe(0);
  });

  it("says that it was paid where it was paid meanwhile", async () => {
    const { reference } = await scene.paid();
    expect(await scene.client.cancel(reference)).toMatchObject({ state: "succeeded" });
  });
});
