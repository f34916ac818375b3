import { stateOfVoucher } from "@riwaq/domain/billing/vouchers";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import {
  attempt,
  openShopOf,
  orderOf,
  seenOf,
  settled,
  wishOf,
} from "../../../../test/billing-scene.ts";
import { newKey } from "../../../../test/booking-scene.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import { buildParent, buildStaff, buildStudent, signedIn } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { idempotencyKeys } from "../../../platform/db/tables/idempotency-keys.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { charges } from "../tables/charges.ts";
import { documents } from "../tables/documents.ts";
import { ledgerAccounts } from "../tables/ledger-accounts.ts";
import { periods } from "../tables/periods.ts";
import { refunds } from "../tables/refunds.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { vouchers } from "../tables/vouchers.ts";
import { letVouchersGo } from "./let-vouchers-go.ts";
import { standingOf } from "./presenter.ts";

const test = await startTestApp();
const strict = await startTestApp({ hasRateLimits: true });
const { db, clock } = test;
const planId = await openShopOf(db);
const desk = await signedIn(test, await buildStaff(db));
const DAY_MS = 86_400_000;
const STAFF = "/api/staff/vouchers/";

async function build() {
  const student = await buildStudent(db);
  const parent = await buildParent(db, [student]);
  return { student, parent, payer: await signedIn(test, parent) };
}
type Family = Awaited<ReturnType<typeof build>>;
let giver: Family;
let family: Family;
beforeEach(async () => {
  giver = await build();
  family = await build();
});
afterEach(async () => {
  clock.set(TEST_NOW);
  if ((await findJournalFaults(db)).length > 0) throw new Error("the journal is not whole");
});

const order = (change: object = {}, client = giver.payer, key = newKey()) =>
  client.post("/api/vouchers/", { currency: "EUR", amount: 5_000, ...change }, key);

const balanceOf = async (kind: string, subject: string) =>
  (
    await db
      .select()
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.subject, subject)))
  )[0]?.balance ?? 0;

async function pay(chargeId: string) {
  const [charge] = await db.select().from(charges).where(eq(charges.id, chargeId));
  const payment = await attempt(db, charge as { id: string; amount: number; currency: "EUR" });
  await settled(test, seenOf(payment));
  return payment;
}

async function bought(change: object = {}) {
  const { id, charge_id: chargeId } = (await order(change)).json();
  await pay(chargeId);
  const { code } = (await giver.payer.get(`/api/vouchers/${id}/code/`)).json();
  return { id, chargeId, code } as { id: string; chargeId: string; code: string };
}

const redeem = (code: string, client: TestClient = family.payer) =>
  client.post("/api/vouchers/redeem/", { code });
const withdraw = (id: string, client = giver.payer) =>
  client.unsafe("DELETE", `/api/vouchers/${id}/`, undefined, {});
const stateOf = async (id: string) => {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.id, id));
  return row && stateOfVoucher(standingOf(row), clock.now().getTime());
};
const refunded = (payerId: string) => db.select().from(refunds).where(eq(refunds.payerId, payerId));
const subscribed = () => orderOf(family.payer, wishOf(family.student.id, planId));

describe("a gift", () => {
  it("has a code once it is paid, for its buyer alone, and no invoice", async () => {
    const { id, charge_id: chargeId } = (await order({ recipient: "Inès" })).json();
    const code = () => giver.payer.get(`/api/vouchers/${id}/code/`);
    expect((await code()).json()).toEqual(NOT_FOUND);
    await pay(chargeId);
    expect((await code()).json().code).toMatch(
      /^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{2}$/,
    );
    expect((await family.payer.get(`/api/vouchers/${id}/code/`)).json()).toEqual(NOT_FOUND);
    expect((await test.client().get(`/api/vouchers/${id}/code/`)).statusCode).toBe(401);
    expect(await balanceOf("voucher", id)).toBe(5_000);
    expect(await db.$count(documents, eq(documents.payerId, giver.parent.id))).toBe(0);
    const own = (await giver.payer.get("/api/users/me/vouchers/")).json();
    expect(own).toMatchObject({
      currency: "EUR",
      amounts: [{ amount: 9_600 }],
      bought: [{ state: "open", value: 5_000, recipient: "Inès" }],
    });
  });

  it("keeps its code from whoever reads the database, its events or the answers that are kept", async () => {
    const { code } = await bought();
    const all = JSON.stringify([
      await db.select().from(vouchers),
      await db.select().from(events),
      await db.select().from(idempotencyKeys),
    ]);
    expect(all).not.toContain(code);
  });

  it("is ordered once however often the button is pressed", async () => {
    const key = newKey();
    const answers = [await order({}, giver.payer, key), await order({}, giver.payer, key)];
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(await db.$count(vouchers, eq(vouchers.buyerId, giver.parent.id))).toBe(1);
  });

  it("of too little, too much or by nobody is none", async () => {
    expect((await order({ amount: 999 })).statusCode).toBe(400);
    expect((await order({ amount: 100_001 })).statusCode).toBe(400);
    expect((await order({}, test.client())).statusCode).toBe(401);
  });

  it("that is not paid is given up", async () => {
    const { id, charge_id: chargeId } = (await order()).json();
    expect((await withdraw(id)).json().bought).toEqual([]);
    const [charge] = await db.select().from(charges).where(eq(charges.id, chargeId));
    expect(charge?.state).toBe("void");
  });

  it("is given back within fourteen days by its own payment, once, and only by its buyer", async () => {
    const { id, code } = await bought();
    expect((await withdraw(id, family.payer)).json()).toEqual(NOT_FOUND);
    expect((await withdraw(id)).statusCode).toBe(200);
    expect(await refunded(giver.parent.id)).toMatchObject([
      { amount: 5_000, state: "sending", reason: "withdrawal" },
    ]);
    expect((await withdraw(id)).statusCode).toBe(409);
    expect((await redeem(code)).json()).toMatchObject({ code: [/opens no voucher/] });
  });

  it("is kept once the days are over, or somebody has redeemed it", async () => {
    const [late, used] = [await bought(), await bought()];
    await redeem(used.code);
    expect((await withdraw(used.id)).json().detail).toEqual([
      "This voucher can no longer be given back.",
    ]);
    clock.advance(15 * DAY_MS);
    const giverLater = await signedIn(test, giver.parent);
    expect((await withdraw(late.id, giverLater)).statusCode).toBe(409);
    expect(await refunded(giver.parent.id)).toEqual([]);
  });
});

describe("a code", () => {
  it("is redeemed once, by 32 at once and however it is typed", async () => {
    const { id, code } = await bought();
    const families = await Promise.all(Array.from({ length: 32 }, build));
    const answers = await Promise.all(
      families.map(({ payer }, at) =>
        redeem(at % 2 === 0 ? code.toLowerCase().replaceAll("-", " ") : code, payer),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 31 }, () => 400)]);
    expect(await balanceOf("voucher", id)).toBe(5_000);
    expect(await stateOf(id)).toBe("redeemed");
  });

  it("pressed twice by the same person is theirs once", async () => {
    const { code } = await bought();
    const answers = [await redeem(code), await redeem(code)];
    expect(answers.map((one) => one.json().redeemed.length)).toEqual([1, 1]);
  });

  it("that is forged, expired, for a learner whom somebody pays for or of other money is refused", async () => {
    const said = async (code: string, client?: TestClient) =>
      (await redeem(code, client)).json().code;
    expect(await said("AAAA-".repeat(7))).toEqual([expect.stringContaining("opens no voucher")]);
    expect(await said("0".repeat(26))).toEqual([expect.stringContaining("opens no voucher")]);
    const { id, code } = await bought();
    const pupil = await signedIn(test, family.student);
    expect(await said(code, pupil)).toEqual([expect.stringContaining("Whoever pays")]);
    await subscribed();
    await db
      .update(subscriptions)
      .set({ currency: "CHF" })
      .where(eq(subscriptions.payerId, family.parent.id));
    expect(await said(code)).toEqual([expect.stringContaining("another currency")]);
    clock.advance(800 * DAY_MS);
    const later = await signedIn(test, giver.parent);
    expect(await said(code, later)).toEqual([expect.stringContaining("has expired")]);
    expect([await stateOf(id), await balanceOf("voucher", id)]).toEqual(["expired", 5_000]);
  });

  it("is not found by trying", async () => {
    const client = await signedIn(strict, await buildParent(strict.db));
    const answers = [];
    for (let at = 0; at < 12; at += 1) {
      answers.push((await redeem("0".repeat(26), client)).statusCode);
    }
    expect(answers.slice(-2)).toEqual([429, 429]);
  });
});

describe("a redeemed voucher", () => {
  it("pays a part: the card pays the rest, and the invoice says both", async () => {
    const { id, code } = await bought();
    await redeem(code);
    const { quote, charge_id: chargeId, subscription_id: held } = await subscribed();
    expect(quote).toMatchObject({ amount: 9_600, credit: 5_000 });
    const shown = (await family.payer.get(`/api/charges/${chargeId}/`)).json();
    expect([shown.amount, shown.to_pay]).toEqual([9_600, 4_600]);
    const payment = await attempt(db, { id: chargeId, amount: 4_600, currency: "EUR" });
    await settled(test, seenOf(payment));
    expect(await db.$count(periods, eq(periods.subscriptionId, held))).toBe(1);
    expect(await balanceOf("voucher", id)).toBe(0);
    const [invoice] = await db
      .select()
      .from(documents)
      .where(eq(documents.payerId, family.parent.id));
    expect(invoice?.snapshot.payments.map(({ means, amount }) => [means, amount])).toEqual([
      ["voucher", 5_000],
      ["card", 4_600],
    ]);
    const ledger = (await family.payer.get(`/api/subscriptions/${held}/ledger/`)).json();
    const paid = ledger.lines.map(({ amount }: { amount: number }) => amount);
    expect(paid.reduce((sum: number, one: number) => sum + one, 0)).toBe(9_600);
  });

  it("pays what is due at once, where it is enough", async () => {
    const { code } = await bought({ amount: 10_000 });
    const { subscription_id: held } = await subscribed();
    await redeem(code);
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, held));
    expect(row?.state).toBe("active");
    const own = (await family.payer.get("/api/users/me/vouchers/")).json();
    expect(own.redeemed).toMatchObject([{ value: 10_000, left: 400 }]);
  });

  it("takes back what is not used when the family leaves: as a voucher, never as money", async () => {
    const { id, code } = await bought();
    await redeem(code);
    const { charge_id: chargeId, subscription_id: held } = await subscribed();
    await settled(
      test,
      seenOf(await attempt(db, { id: chargeId, amount: 4_600, currency: "EUR" })),
    );
    await db.update(periods).set({ usedMinutes: 0 }).where(eq(periods.subscriptionId, held));
    const leaving = `/api/subscriptions/${held}/leaving/`;
    expect((await family.payer.get(leaving)).json()).toMatchObject({
      amount: 4_600,
      to_voucher: 5_000,
      kept: 0,
      by_transfer: 0,
    });
    const left = await family.payer.post(leaving, { amount: 4_600 }, newKey());
    expect(left.statusCode).toBe(200);
    expect(await balanceOf("voucher", id)).toBe(5_000);
    expect((await refunded(family.parent.id)).map(({ amount }) => amount)).toEqual([4_600]);
    expect((await subscribed()).quote).toMatchObject({ credit: 5_000 });
  });

  it("buys no other voucher", async () => {
    const { code } = await bought();
    await redeem(code);
    const { charge_id: chargeId } = (await order({}, family.payer)).json();
    const shown = (await family.payer.get(`/api/charges/${chargeId}/`)).json();
    expect([shown.state, shown.to_pay]).toEqual(["due", 5_000]);
  });

  it("is open to whoever has the code, where its account closes", async () => {
    const { id, code } = await bought();
    await redeem(code);
    await inTransaction(db, (tx) => letVouchersGo(tx, [family.parent.id]));
    expect(await stateOf(id)).toBe("open");
    expect((await redeem(code, giver.payer)).statusCode).toBe(200);
  });
});

describe("staff who decide about money", () => {
  const grant = (key = newKey()) =>
    desk.post(STAFF, { currency: "EUR", amount: 2_000, reason: "A lesson went wrong" }, key);

  it("grant one as a kindness: it is earned less, and the code is the same for a request sent twice", async () => {
    const key = newKey();
    const [first, again] = [(await grant(key)).json(), (await grant(key)).json()];
    expect(again).toEqual(first);
    expect(first.voucher).toMatchObject({ origin: "goodwill", state: "open", left: 2_000 });
    expect((await redeem(first.code)).statusCode).toBe(200);
    const { vouchers: all } = (await desk.get(STAFF)).json();
    expect(all.find(({ id }: { id: string }) => id === first.voucher.id)).toMatchObject({
      state: "redeemed",
      redeemed_by: family.parent.name,
      reason: "A lesson went wrong",
    });
  });

  it("give back one that nobody has redeemed, expired or not, and none that somebody has", async () => {
    const [open, used] = [await bought(), await bought()];
    await redeem(used.code);
    const back = (id: string, client = desk) =>
      client.post(`${STAFF}${id}/return/`, { note: "The family moved away" });
    expect((await back(used.id)).statusCode).toBe(409);
    expect((await back(open.id)).statusCode).toBe(200);
    expect(await refunded(giver.parent.id)).toMatchObject([{ amount: 5_000, reason: "staff" }]);
    const { voucher } = (await grant()).json();
    expect((await back(voucher.id)).statusCode).toBe(200);
    expect(await balanceOf("voucher", voucher.id)).toBe(0);
    expect((await back(crypto.randomUUID())).statusCode).toBe(404);
  });

  it("are the only ones who may", async () => {
    const other = await buildStaff(db);
    await db
      .delete(staffRights)
      .where(and(eq(staffRights.userId, other.id), eq(staffRights.right, "money")));
    for (const [client, status] of [
      [test.client(), 401],
      [family.payer, 403],
      [await signedIn(test, other), 403],
    ] as const) {
      const answers = [
        await client.get(STAFF),
        await client.post(STAFF, { currency: "EUR", amount: 2_000, reason: "R" }, newKey()),
        await client.post(`${STAFF}${crypto.randomUUID()}/return/`, { note: "N" }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status]);
    }
  });
});
