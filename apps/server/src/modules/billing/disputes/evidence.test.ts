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
import { readPdf } from "../../../../test/read-pdf.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { contextOfRound } from "../../../platform/command.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { settleDispute } from "../payments/settle-dispute.ts";
import { charges } from "../tables/charges.ts";
import { disputes } from "../tables/disputes.ts";

const test = await startTestApp();
const { db, services, clock } = test;
const planId = await openShopOf(db);
const plain = await buildStaff(db);
await db.delete(staffRights).where(eq(staffRights.userId, plain.id));
const [office, clerk] = [await signedIn(test, await buildStaff(db)), await signedIn(test, plain)];

const ctx = () => contextOfRound({ ...services, log: console });
const seen = {
  reference: "dp_1",
  state: "open" as const,
  amount: 9600,
  currency: "EUR",
  isWithdrawn: true,
  reason: "fraudulent",
};

let scene: Scene;
let id = "";
beforeAll(async () => {
  scene = await buildScene(test);
  const order = await orderOf(scene.family, wishOf(scene.child.id, planId));
  const [charge] = await db.select().from(charges).where(eq(charges.id, order.charge_id));
  const payment = await attempt(db, charge as never);
  await settled(test, seenOf(payment));
  const evidenceUntilMs = clock.now().getTime() + 9 * 86_400_000;
  const about = { ...seen, payment: `pi_${payment.id}`, evidenceUntilMs };
  await settleDispute(ctx(), { provider: "stripe", seen: about });
  id = (await db.select({ id: disputes.id }).from(disputes))[0]?.id ?? "";
});

const url = (of = id) => `/api/staff/money/disputes/${of}/evidence/`;
const today = async () => (await office.get("/api/staff/money/today/")).json();

it("stands among what waits for staff, with its day and whose it is", async () => {
  expect((await today()).disputes).toMatchObject({
    count: 1,
    items: [
      {
        id,
        amount: 9600,
        currency: "EUR",
        reason: "fraudulent",
        is_withdrawn: true,
        payer: { id: scene.parent.id, name: scene.parent.name },
      },
    ],
  });
});

describe("the file for the bank", () => {
  it.each([
    ["en", ["File of a disputed payment", "Ordered with the obligation to pay", "dp_1"]],
    ["fr", ["Dossier d’un paiement contesté", "Commande avec obligation de paiement", "96,00 €"]],
  ])("says in %s what was agreed, paid and used", async (language, said) => {
    const answer = await office.get(url(), { "accept-language": language });
    expect(answer.headers["content-type"]).toBe("application/pdf");
    const text = (await readPdf(answer.rawPayload)).join(" ");
    for (const words of [...said, "Amina Haddad", "F-2026-000001"]) expect(text).toContain(words);
  });

  it("is for staff who decide about money, of a dispute that there is, and stands in the journal", async () => {
    expect((await clerk.get(url())).statusCode).toBe(403);
    expect((await scene.family.get(url())).statusCode).toBe(403);
    expect((await test.client().get(url())).statusCode).toBe(401);
    expect((await office.get(url(crypto.randomUUID()))).statusCode).toBe(404);
    const taken = await db.select().from(events).where(eq(events.kind, "take-evidence"));
    expect(taken.map(({ subjectId }) => subjectId)).toEqual([id, id]);
  });
});
