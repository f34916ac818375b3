import { type VoucherState, stateOfVoucher } from "@riwaq/domain/billing/vouchers";
import { and, eq } from "drizzle-orm";

import { charges } from "../src/modules/billing/tables/charges.ts";
import { ledgerAccounts } from "../src/modules/billing/tables/ledger-accounts.ts";
import { refunds } from "../src/modules/billing/tables/refunds.ts";
import { vouchers } from "../src/modules/billing/tables/vouchers.ts";
import { standingOf } from "../src/modules/billing/vouchers/presenter.ts";
import { attempt, openShopOf, orderOf, seenOf, settled, wishOf } from "./billing-scene.ts";
import { newKey } from "./booking-scene.ts";
import { buildParent, buildStaff, buildStudent, signedIn } from "./factories.ts";
import { startTestApp } from "./test-app.ts";
import type { TestClient } from "./test-client.ts";

/** A shop that sells vouchers, families that buy and redeem them, and what became of them. */
export async function startVoucherShop() {
  const test = await startTestApp();
  const { db, clock } = test;
  const planId = await openShopOf(db);
  const desk = await signedIn(test, await buildStaff(db));

  const build = async () => {
    const student = await buildStudent(db);
    const parent = await buildParent(db, [student]);
    return { student, parent, payer: await signedIn(test, parent) };
  };
  type Family = Awaited<ReturnType<typeof build>>;

  const order = (payer: TestClient, change: object = {}, key = newKey()) =>
    payer.post("/api/vouchers/", { currency: "EUR", amount: 5_000, ...change }, key);

  /** The provider says that the charge, or the part of it that nothing else pays, is paid. */
  const pay = async (chargeId: string, amount?: number) => {
    const [charge] = await db.select().from(charges).where(eq(charges.id, chargeId));
    if (!charge) throw new Error("no charge");
    const asked = { id: chargeId, amount: amount ?? charge.amount, currency: "EUR" as const };
    await settled(test, seenOf(await attempt(db, asked)));
  };

  const bought = async ({ payer }: Family, change: object = {}) => {
    const { id, charge_id: chargeId } = (await order(payer, change)).json();
    await pay(chargeId);
    const { code } = (await payer.get(`/api/vouchers/${id}/code/`)).json();
    return { id, code } as { id: string; code: string };
  };

  return {
    test,
    desk,
    build,
    order,
    pay,
    bought,
    redeem: (payer: TestClient, code: string) => payer.post("/api/vouchers/redeem/", { code }),
    withdraw: (payer: TestClient, id: string) =>
      payer.unsafe("DELETE", `/api/vouchers/${id}/`, undefined, {}),
    subscribed: ({ payer, student }: Family) => orderOf(payer, wishOf(student.id, planId)),
    refundsOf: ({ parent }: Family) =>
      db.select().from(refunds).where(eq(refunds.payerId, parent.id)),
    balanceOf: async (voucherId: string): Promise<number> => {
      const isIts = and(eq(ledgerAccounts.kind, "voucher"), eq(ledgerAccounts.subject, voucherId));
      const [row] = await db.select().from(ledgerAccounts).where(isIts);
      return row?.balance ?? 0;
    },
    stateOf: async (id: string): Promise<VoucherState | undefined> => {
      const [row] = await db.select().from(vouchers).where(eq(vouchers.id, id));
      return row && stateOfVoucher(standingOf(row), clock.now().getTime());
    },
  };
}
