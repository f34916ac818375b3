import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import {
  attempt,
  openShopOf,
  orderOf,
  seenOf,
  settled,
  wishOf,
} from "../../../../test/billing-scene.ts";
import { buildScene, type Scene } from "../../../../test/change-scene.ts";
import { buildStaff, signedIn } from "../../../../test/factories.ts";
import { statementsOf } from "../../../../test/statements.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { charges } from "../tables/charges.ts";

const test = await startTestApp();
const { db } = test;
const planId = await openShopOf(db);
const plain = await buildStaff(db);
await db.delete(staffRights).where(eq(staffRights.userId, plain.id));
const [office, clerk] = [await signedIn(test, await buildStaff(db)), await signedIn(test, plain)];

let scene: Scene & { id: string };
beforeAll(async () => {
  const built = await buildScene(test);
  const order = await orderOf(built.family, wishOf(built.child.id, planId));
  const [charge] = await db.select().from(charges).where(eq(charges.id, order.charge_id));
  await settled(test, seenOf(await attempt(db, charge as never)));
  scene = { ...built, id: order.subscription_id };
});

const ofPerson = (id: string) => `/api/staff/money/people/${id}/`;
const ledger = () => `/api/staff/money/subscriptions/${scene.id}/ledger/`;

it("what a payer has costs five questions to the database, beside who asks", async () => {
  const all = await statementsOf(db, () => scene.family.get("/api/users/me/subscriptions/"));
  const asked = all.filter((one) => !one.includes('"sign_ins"'));
  expect([all.length - asked.length, asked.length]).toEqual([1, 5]);
});

describe("what pays for somebody", () => {
  it("is the same by the payer and by the child: what the payer reads, and what went back", async () => {
    const own = (await scene.family.get("/api/users/me/subscriptions/")).json();
    const payer = { id: scene.parent.id, name: scene.parent.name };
    for (const { id } of [scene.parent, scene.child]) {
      expect((await office.get(ofPerson(id))).json()).toEqual({ ...own, payer, refunds: [] });
    }
  });

  it("is in the ledger, line by line as the payer reads it", async () => {
    const own = (await scene.family.get(`/api/subscriptions/${scene.id}/ledger/`)).json();
    expect((await office.get(ledger())).json()).toEqual(own);
    expect(own.lines).toHaveLength(2);
  });

  it("is for staff who decide about money, and of nobody who neither pays nor learns", async () => {
    for (const url of [ofPerson(scene.child.id), ledger()]) {
      expect((await clerk.get(url)).statusCode).toBe(403);
      expect((await scene.family.get(url)).statusCode).toBe(403);
      expect((await scene.desk.get(url)).statusCode).toBe(403);
      expect((await test.client().get(url)).statusCode).toBe(401);
    }
    expect((await office.get(ofPerson(scene.teacher.id))).statusCode).toBe(404);
    expect((await office.get(ofPerson(crypto.randomUUID()))).statusCode).toBe(404);
  });
});
