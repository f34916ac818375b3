import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";

import {
  attempt,
  openShopOf,
  orderOf,
  seenOf,
  settled,
  wishOf,
} from "../../../../test/billing-scene.ts";
import { newKey } from "../../../../test/booking-scene.ts";
import { buildScene, inHours, type Scene } from "../../../../test/change-scene.ts";
import { buildStaff, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { charges } from "../tables/charges.ts";

const test = await startTestApp();
const { db, clock } = test;
const planId = await openShopOf(db);
const office = await signedIn(test, await buildStaff(db));

/** A family that has paid twice, the second time for nothing, and leaves a day later. */
let scene: Scene;
beforeAll(async () => {
  scene = await buildScene(test);
  const order = await orderOf(scene.family, wishOf(scene.child.id, planId));
  const [charge] = await db.select().from(charges).where(eq(charges.id, order.charge_id));
  const first = await attempt(db, charge as never);
  await settled(test, seenOf(first, { state: "canceled" }));
  await settled(test, seenOf(await attempt(db, charge as never)));
  await settled(test, seenOf(first));
  clock.advance(26 * 3_600_000);
  const leaving = `/api/subscriptions/${order.subscription_id}/leaving/`;
  const { amount } = (await scene.family.get(leaving)).json();
  await scene.family.post(leaving, { amount }, newKey());
  clock.advance(1000);
});

const rows = async (path: string) => {
  const answer = await office.get(`/api/staff/documents/${path}`);
  expect(answer.headers["content-type"]).toContain("text/csv");
  return answer.body
    .slice(1)
    .trimEnd()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(","));
};
const dateAt = (hours: number) => inHours(hours).toISOString().slice(0, 10);
const sumOf = (table: string[][], column: number) =>
  table.reduce((sum, cells) => sum + Math.round(Number(cells[column]) * 100), 0);
/** What the journal has on accounts of these kinds now, in hundredths of a euro. */
const balanceOf = async (kinds: string) => {
  const [row] = await rowsOf<{ sum: number }>(
    db,
    sql`select coalesce(sum(entry.amount), 0)::float8 as sum from ledger_entries entry
      join ledger_accounts account on account.id = entry.ledger_account
      where account.unit = 'EUR' and account.kind = any(string_to_array(${kinds}, ','))`,
  );
  return row?.sum;
};

it("payments are what moved at the providers, by name, and sum to the journal", async () => {
  const moved = await rows(`payments/?from=${dateAt(-48)}&to=${dateAt(48)}`);
  expect(
    moved.map(([, movement, means, amount, currency, payer]) => [
      movement,
      means,
      amount,
      currency,
      payer,
    ]),
  ).toEqual([
    ["Payment", "Card", "96", "EUR", "Amina Haddad"],
    ["Payment", "Card", "96", "EUR", "Amina Haddad"],
    ["Refund", "Card", "-96", "EUR", "Amina Haddad"],
  ]);
  expect(sumOf(moved, 3)).toBe(-(await balanceOf("clearing"))!);
  expect(await rows(`payments/?from=${dateAt(48)}&to=${dateAt(72)}`)).toEqual([]);
});

it("what is owed on a day is what was paid and not taught then, and credit; today's is the journal's", async () => {
  expect(await rows(`owed/?on=${dateAt(-24)}`)).toEqual([]);
  expect(await rows(`owed/?on=${dateAt(0)}`)).toEqual([
    ["Credit", "Amina Haddad", "", "", "", "", "96", "EUR"],
    ["Paid and not taught", "Amina Haddad", scene.child.name, "1", dateAt(0), "480", "96", "EUR"],
  ]);
  const now = await rows(`owed/?on=${dateAt(26)}`);
  expect(now).toEqual([["Credit", "Amina Haddad", "", "", "", "", "96", "EUR"]]);
  expect(sumOf(now, 6)).toBe(await balanceOf("deferred,credit,voucher"));
});
