import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { buildStaff, signedIn } from "../../../../test/factories.ts";
import { TEST_NOW } from "../../../../test/test-app.ts";
import { startVoucherShop } from "../../../../test/voucher-scene.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { documents } from "../tables/documents.ts";
import { periods } from "../tables/periods.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { letVouchersGo } from "./let-vouchers-go.ts";

const { test, desk, build, order, pay, bought, redeem, subscribed, refundsOf, balanceOf, stateOf } =
  await startVoucherShop();
const { db, clock } = test;
const STAFF = "/api/staff/vouchers/";

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

describe("a redeemed voucher", () => {
  it("pays a part: the card pays the rest, and the invoice says both", async () => {
    const { id, code } = await bought(giver);
    await redeem(family.payer, code);
    const { quote, charge_id: chargeId, subscription_id: held } = await subscribed(family);
    expect(quote).toMatchObject({ amount: 9_600, credit: 5_000 });
    const shown = (await family.payer.get(`/api/charges/${chargeId}/`)).json();
    expect([shown.amount, shown.to_pay]).toEqual([9_600, 4_600]);
    await pay(chargeId, 4_600);
    expect(await db.$count(periods, eq(periods.subscriptionId, held))).toBe(1);
    expect(await balanceOf(id)).toBe(0);
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
    const { code } = await bought(giver, { amount: 10_000 });
    const { subscription_id: held } = await subscribed(family);
    await redeem(family.payer, code);
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, held));
    expect(row?.state).toBe("active");
    const own = (await family.payer.get("/api/users/me/vouchers/")).json();
    expect(own.redeemed).toMatchObject([{ value: 10_000, rest: 400 }]);
  });

  it("takes back what is not used when the family leaves: as a voucher, never as money", async () => {
    const { id, code } = await bought(giver);
    await redeem(family.payer, code);
    const { charge_id: chargeId, subscription_id: held } = await subscribed(family);
    await pay(chargeId, 4_600);
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
    expect(await balanceOf(id)).toBe(5_000);
    expect((await refundsOf(family)).map(({ amount }) => amount)).toEqual([4_600]);
    expect((await subscribed(family)).quote).toMatchObject({ credit: 5_000 });
  });

  it("buys no other voucher", async () => {
    const { code } = await bought(giver);
    await redeem(family.payer, code);
    const { charge_id: chargeId } = (await order(family.payer)).json();
    const shown = (await family.payer.get(`/api/charges/${chargeId}/`)).json();
    expect([shown.state, shown.to_pay]).toEqual(["due", 5_000]);
  });

  it("is open to whoever has the code, where its account closes", async () => {
    const { id, code } = await bought(giver);
    await redeem(family.payer, code);
    await inTransaction(db, (tx) => letVouchersGo(tx, [family.parent.id]));
    expect(await stateOf(id)).toBe("open");
    expect((await redeem(giver.payer, code)).statusCode).toBe(200);
  });
});

describe("staff who decide about money", () => {
  const grant = (key = newKey()) =>
    desk.post(STAFF, { currency: "EUR", amount: 2_000, reason: "A lesson went wrong" }, key);

  it("grant one as a kindness: it is earned less, and the code is the same for a request sent twice", async () => {
    const key = newKey();
    const [first, again] = [(await grant(key)).json(), (await grant(key)).json()];
    expect(again).toEqual(first);
    expect(first.voucher).toMatchObject({ origin: "goodwill", state: "open", rest: 2_000 });
    expect((await redeem(family.payer, first.code)).statusCode).toBe(200);
    const { vouchers: all } = (await desk.get(STAFF)).json();
    expect(all.find(({ id }: { id: string }) => id === first.voucher.id)).toMatchObject({
      state: "redeemed",
      redeemed_by: family.parent.name,
      reason: "A lesson went wrong",
    });
  });

  it("give back one that nobody has redeemed, expired or not, and none that somebody has", async () => {
    const [open, used] = [await bought(giver), await bought(giver)];
    await redeem(family.payer, used.code);
    const back = (id: string, client = desk) =>
      client.post(`${STAFF}${id}/return/`, { note: "The family moved away" });
    expect((await back(used.id)).statusCode).toBe(409);
    expect((await back(open.id)).statusCode).toBe(200);
    expect(await refundsOf(giver)).toMatchObject([{ amount: 5_000, reason: "staff" }]);
    const { voucher } = (await grant()).json();
    expect((await back(voucher.id)).statusCode).toBe(200);
    expect(await balanceOf(voucher.id)).toBe(0);
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
