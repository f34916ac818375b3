import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import { buildParent, signedIn } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { startVoucherShop } from "../../../../test/voucher-scene.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { idempotencyKeys } from "../../../platform/db/tables/idempotency-keys.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { charges } from "../tables/charges.ts";
import { documents } from "../tables/documents.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { vouchers } from "../tables/vouchers.ts";

const {
  test,
  build,
  order,
  pay,
  bought,
  redeem,
  withdraw,
  subscribed,
  refundsOf,
  balanceOf,
  stateOf,
} = await startVoucherShop();
const { db, clock } = test;
const strict = await startTestApp({ hasRateLimits: true });
const DAY_MS = 86_400_000;

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

describe("a gift", () => {
  it("has a code once it is paid, for its buyer alone, and no invoice", async () => {
    const { id, charge_id: chargeId } = (await order(giver.payer, { recipient: "Inès" })).json();
    const code = () => giver.payer.get(`/api/vouchers/${id}/code/`);
    expect((await code()).json()).toEqual(NOT_FOUND);
    await pay(chargeId);
    expect((await code()).json().code).toMatch(
      /^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{2}$/,
    );
    expect((await family.payer.get(`/api/vouchers/${id}/code/`)).json()).toEqual(NOT_FOUND);
    expect((await test.client().get(`/api/vouchers/${id}/code/`)).statusCode).toBe(401);
    expect(await balanceOf(id)).toBe(5_000);
    expect(await db.$count(documents, eq(documents.payerId, giver.parent.id))).toBe(0);
    const own = (await giver.payer.get("/api/users/me/vouchers/")).json();
    expect(own).toMatchObject({
      currency: "EUR",
      amounts: [{ amount: 9_600 }],
      bought: [{ state: "open", value: 5_000, recipient: "Inès" }],
    });
  });

  it("keeps its code from whoever reads the database, its events or the answers that are kept", async () => {
    const { code } = await bought(giver);
    const all = JSON.stringify([
      await db.select().from(vouchers),
      await db.select().from(events),
      await db.select().from(idempotencyKeys),
    ]);
    expect(all).not.toContain(code);
  });

  it("is ordered once however often the button is pressed", async () => {
    const key = newKey();
    const answers = [await order(giver.payer, {}, key), await order(giver.payer, {}, key)];
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(await db.$count(vouchers, eq(vouchers.buyerId, giver.parent.id))).toBe(1);
  });

  it("of too little, too much or by nobody is none", async () => {
    expect((await order(giver.payer, { amount: 999 })).statusCode).toBe(400);
    expect((await order(giver.payer, { amount: 100_001 })).statusCode).toBe(400);
    expect((await order(test.client())).statusCode).toBe(401);
  });

  it("that is not paid is given up", async () => {
    const { id, charge_id: chargeId } = (await order(giver.payer)).json();
    expect((await withdraw(giver.payer, id)).json().bought).toEqual([]);
    const [charge] = await db.select().from(charges).where(eq(charges.id, chargeId));
    expect(charge?.state).toBe("void");
  });

  it("is given back within fourteen days by its own payment, once, and only by its buyer", async () => {
    const { id, code } = await bought(giver);
    expect((await withdraw(family.payer, id)).json()).toEqual(NOT_FOUND);
    expect((await withdraw(giver.payer, id)).statusCode).toBe(200);
    expect(await refundsOf(giver)).toMatchObject([
      { amount: 5_000, state: "sending", reason: "withdrawal" },
    ]);
    expect((await withdraw(giver.payer, id)).statusCode).toBe(409);
    expect((await redeem(family.payer, code)).json()).toMatchObject({ code: [/opens no voucher/] });
  });

  it("is kept once the days are over, or somebody has redeemed it", async () => {
    const [late, used] = [await bought(giver), await bought(giver)];
    await redeem(family.payer, used.code);
    expect((await withdraw(giver.payer, used.id)).json().detail).toEqual([
      "This voucher can no longer be given back.",
    ]);
    clock.advance(15 * DAY_MS);
    const giverLater = await signedIn(test, giver.parent);
    expect((await withdraw(giverLater, late.id)).statusCode).toBe(409);
    expect(await refundsOf(giver)).toEqual([]);
  });
});

describe("a code", () => {
  it("is redeemed once, by 32 at once and however it is typed", async () => {
    const { id, code } = await bought(giver);
    const families = await Promise.all(Array.from({ length: 32 }, build));
    const answers = await Promise.all(
      families.map(({ payer }, at) =>
        redeem(payer, at % 2 === 0 ? code.toLowerCase().replaceAll("-", " ") : code),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 31 }, () => 400)]);
    expect(await balanceOf(id)).toBe(5_000);
    expect(await stateOf(id)).toBe("redeemed");
  });

  it("pressed twice by the same person is theirs once", async () => {
    const { code } = await bought(giver);
    const answers = [await redeem(family.payer, code), await redeem(family.payer, code)];
    expect(answers.map((one) => one.json().redeemed.length)).toEqual([1, 1]);
  });

  it("that is forged, expired, for a learner whom somebody pays for or of other money is refused", async () => {
    const said = async (code: string, client?: TestClient) =>
      (await redeem(client ?? family.payer, code)).json().code;
    expect(await said("AAAA-".repeat(7))).toEqual([expect.stringContaining("opens no voucher")]);
    expect(await said("0".repeat(26))).toEqual([expect.stringContaining("opens no voucher")]);
    const { id, code } = await bought(giver);
    const pupil = await signedIn(test, family.student);
    expect(await said(code, pupil)).toEqual([expect.stringContaining("Whoever pays")]);
    await subscribed(family);
    await db
      .update(subscriptions)
      .set({ currency: "CHF" })
      .where(eq(subscriptions.payerId, family.parent.id));
    expect(await said(code)).toEqual([expect.stringContaining("another currency")]);
    clock.advance(800 * DAY_MS);
    const later = await signedIn(test, giver.parent);
    expect(await said(code, later)).toEqual([expect.stringContaining("has expired")]);
    expect([await stateOf(id), await balanceOf(id)]).toEqual(["expired", 5_000]);
  });

  it("is not found by trying", async () => {
    const client = await signedIn(strict, await buildParent(strict.db));
    const answers = [];
    for (let at = 0; at < 12; at += 1) {
      answers.push((await redeem(client, "0".repeat(26))).statusCode);
    }
    expect(answers.slice(-2)).toEqual([429, 429]);
  });
});
