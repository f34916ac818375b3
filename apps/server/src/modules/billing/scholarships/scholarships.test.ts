import { and, eq, like } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { openShopOf, orderOf, wishOf } from "../../../../test/billing-scene.ts";
import { newKey } from "../../../../test/booking-scene.ts";
import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildParent, buildStaff, buildStudent, signedIn } from "../../../../test/factories.ts";
import { docxFile, pdfFile } from "../../../../test/files.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { looseFiles } from "../../../platform/db/tables/loose-files.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { renewSubscriptions } from "../renewals/renew-subscriptions.job.ts";
import { charges } from "../tables/charges.ts";
import { discounts } from "../tables/discounts.ts";
import { documents } from "../tables/documents.ts";
import { periods } from "../tables/periods.ts";
import { subscriptions } from "../tables/subscriptions.ts";

const test = await startTestApp();
const { db, clock } = test;
const planId = await openShopOf(db, 9_601);
const staff = await buildStaff(db, { name: "Youssef Amrani" });
const desk = await signedIn(test, staff);
const LIST = "/api/staff/scholarships/";
const DAY_MS = 86_400_000;
const TODAY = "2026-11-21";

async function build() {
  const student = await buildStudent(db, { name: "Ilyes Haddad" });
  const parent = await buildParent(db, [student]);
  return { student, parent, payer: await signedIn(test, parent) };
}
let family: Awaited<ReturnType<typeof build>>;
beforeEach(async () => void (family = await build()));
afterEach(async () => {
  clock.set(TEST_NOW);
  await db.delete(discounts);
  if ((await findJournalFaults(db)).length > 0) throw new Error("the journal is not whole");
});

const granting = (change: object = {}) => ({
  student_id: family.student.id,
  basis_points: 5_000,
  starts_on: TODAY,
  ends_on: null,
  reason: "The father died last year",
  ...change,
});
const grant = (change: object = {}, key = newKey()) => desk.post(LIST, granting(change), key);
const granted = async (change: object = {}): Promise<string> => {
  const answer = await grant(change);
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
};
const end = (id: string, endsOn = TODAY) => desk.post(`${LIST}${id}/end/`, { ends_on: endsOn });
const list = async () => (await desk.get(LIST)).json().scholarships;
const quoted = async () =>
  (await family.payer.post("/api/subscriptions/quote/", wishOf(family.student.id, planId))).json();

const proofOf = (id: string) => `${LIST}${id}/proof/`;
const save = (id: string, bytes: Buffer, type = "application/pdf", client: TestClient = desk) =>
  client.unsafe("PUT", proofOf(id), bytes, { "content-type": type });
const tracesOf = async (kind: string) =>
  db
    .select()
    .from(events)
    .where(and(eq(events.kind, kind), eq(events.subjectId, family.student.id)));

describe("a scholarship", () => {
  it("halves the price in the family's favour; the family reads the share and never why", async () => {
    await granted();
    const quote = await quoted();
    expect(quote).toMatchObject({
      list_amount: 9_601,
      amount: 4_800,
      discount_basis_points: 5_000,
    });
    await orderOf(family.payer, wishOf(family.student.id, planId));
    const own = await family.payer.get("/api/users/me/subscriptions/");
    expect(own.json().subscriptions).toMatchObject([{ discount_basis_points: 5_000 }]);
    expect(own.body).not.toContain("father");
  });

  it("of all of it begins at once, without money and without an invoice, and so does every renewal", async () => {
    await granted({ basis_points: 10_000 });
    const { subscription_id: id, charge_id: charge } = await orderOf(
      family.payer,
      wishOf(family.student.id, planId),
    );
    expect(charge).toBeNull();
    for (let day = 0; day < 30; day += 1) {
      clock.advance(DAY_MS);
      await renewSubscriptions({ ...test.services, log: console });
    }
    const lots = await db.select().from(periods).where(eq(periods.subscriptionId, id));
    expect(lots.map(({ net, tax, minutes }) => [net, tax, minutes])).toEqual([
      [0, 0, 480],
      [0, 0, 480],
    ]);
    const asked = await db.select().from(charges).where(eq(charges.payerId, family.parent.id));
    expect(asked.map(({ amount, state }) => [amount, state])).toEqual([
      [0, "paid"],
      [0, "paid"],
    ]);
    expect(await db.$count(documents, eq(documents.payerId, family.parent.id))).toBe(0);
  });

  it("holds from its day on and no longer on the day of its end", async () => {
    await granted({ starts_on: "2026-11-23", ends_on: "2026-11-25" });
    expect((await list())[0]).toMatchObject({ state: "coming", decided_by: "Youssef Amrani" });
    expect((await quoted()).amount).toBe(9_601);
    clock.set(new Date("2026-11-22T23:00:00Z"));
    expect((await quoted()).amount).toBe(4_800);
    expect((await list())[0]).toMatchObject({ state: "now", ends_on: "2026-11-25" });
    clock.set(new Date("2026-11-24T23:00:00Z"));
    expect((await quoted()).amount).toBe(9_601);
    expect((await list())[0]).toMatchObject({ state: "past" });
  });

  it("ends when staff say so, at once or from a day on, and is told of", async () => {
    const id = await granted();
    clock.advance(60_000);
    const later = await end(id, "2026-12-01");
    expect(later.json().scholarships).toMatchObject([{ state: "now", ends_on: "2026-12-01" }]);
    expect((await quoted()).amount).toBe(4_800);
    expect((await end(id)).statusCode).toBe(200);
    expect((await quoted()).amount).toBe(9_601);
    const over = await end(id);
    expect([over.statusCode, over.json().detail]).toEqual([
      409,
      ["This scholarship is over already."],
    ]);
    expect(await tracesOf("end-scholarship")).toHaveLength(2);
    expect((await tracesOf("grant-scholarship"))[0]?.payload).toEqual({
      points: 5_000,
      from: TODAY,
    });
  });

  it("that has not begun is taken back, and its document goes with it", async () => {
    const id = await granted({ starts_on: "2026-12-01" });
    await save(id, pdfFile());
    expect((await end(id)).json().scholarships).toEqual([]);
    expect(await db.$count(looseFiles, like(looseFiles.key, "scholarships/%"))).toBe(1);
  });

  it("that ends after a renewal was told at its price has it told anew", async () => {
    const id = await granted({ basis_points: 10_000 });
    await orderOf(family.payer, wishOf(family.student.id, planId));
    clock.advance(22 * DAY_MS);
    await renewSubscriptions({ ...test.services, log: console });
    const told = async () =>
      (
        await db.select().from(subscriptions).where(eq(subscriptions.studentId, family.student.id))
      )[0]?.noticedNumber;
    expect(await told()).toBe(2);
    const later = await signedIn(test, staff);
    await later.post(`${LIST}${id}/end/`, { ends_on: "2026-12-13" });
    expect(await told()).toBeNull();
  });

  it("is granted once however often it is sent, and one at a time", async () => {
    const key = newKey();
    const [first, again] = [await grant({}, key), await grant({}, key)];
    expect(again.json()).toEqual(first.json());
    const second = await grant({ starts_on: "2026-12-24" });
    expect([second.statusCode, Object.keys(second.json())]).toEqual([400, ["student_id"]]);
    await end(first.json().id, "2026-12-24");
    expect((await grant({ starts_on: "2026-12-24", basis_points: 10_000 })).statusCode).toBe(201);
  });

  it("needs a learner, a share that the terms know, a reason and days in their order", async () => {
    const faults = [
      [{ student_id: family.parent.id }, "student_id"],
      [{ basis_points: 2_500 }, "basis_points"],
      [{ reason: " " }, "reason"],
      [{ starts_on: "2026-11-20" }, "starts_on"],
      [{ ends_on: TODAY }, "ends_on"],
    ] as const;
    for (const [change, field] of faults) {
      const answer = await grant(change);
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field]]);
    }
    expect(await list()).toEqual([]);
  });
});

describe("its document", () => {
  it("is kept for what it is, read by staff who decide, and each reading is traced", async () => {
    const id = await granted();
    const saved = await save(id, pdfFile("Certificate"));
    expect(saved.json().scholarships[0].proof).toMatchObject({ mime_type: "application/pdf" });
    for (const reader of [desk, desk]) {
      const read = await reader.get(proofOf(id));
      expect([read.statusCode, read.headers["content-type"]]).toEqual([200, "application/pdf"]);
      expect(read.headers["cache-control"]).toContain("private");
    }
    expect(await tracesOf("open-scholarship-proof")).toMatchObject([
      { actorId: staff.id },
      { actorId: staff.id },
    ]);
  });

  it("of a picture loses what the camera wrote, and takes the place of the one before", async () => {
    const id = await granted();
    await save(id, pdfFile());
    const create = { width: 40, height: 30, channels: 3, background: "red" } as const;
    const picture = await sharp({ create })
      .jpeg()
      .withExif({ IFD0: { Copyright: "me" } })
      .toBuffer();
    const saved = await save(id, picture, "image/jpeg");
    expect(saved.json().scholarships[0].proof).toMatchObject({ mime_type: "image/webp" });
    const read = await desk.get(proofOf(id));
    expect((await sharp(read.rawPayload).metadata()).exif).toBeUndefined();
  });

  it("that is something else is refused, whatever it is called", async () => {
    const id = await granted();
    const refused = await save(id, await docxFile());
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ["document"]]);
    expect((await desk.get(proofOf(id))).json()).toEqual(NOT_FOUND);
    expect(await tracesOf("open-scholarship-proof")).toEqual([]);
  });
});

describe("whoever does not decide about money", () => {
  it("reads and changes nothing of it", async () => {
    const id = await granted();
    await save(id, pdfFile());
    const other = await buildStaff(db);
    await db
      .delete(staffRights)
      .where(and(eq(staffRights.userId, other.id), eq(staffRights.right, "money")));
    const people = [
      [test.client(), 401],
      [family.payer, 403],
      [await signedIn(test, other), 403],
    ] as const;
    for (const [client, status] of people) {
      const answers = [
        await client.get(LIST),
        await client.get(`${LIST}learners/?q=a`),
        await client.post(LIST, granting(), newKey()),
        await client.post(`${LIST}${id}/end/`, { ends_on: TODAY }),
        await save(id, pdfFile(), "application/pdf", client),
        await client.get(proofOf(id)),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => status));
    }
    expect((await test.client().get(LIST)).json()).toEqual(SIGN_IN_FIRST);
    expect(await list()).toMatchObject([{ state: "now" }]);
  });
});

describe("looking for a learner", () => {
  const found = async (query: string) =>
    (await desk.get(`${LIST}learners/?${query}`)).json().learners;

  it("goes by their name, their payer's name and address, or their id", async () => {
    const own = { id: family.student.id, name: "Ilyes Haddad", payer: family.parent.name };
    expect(await found(`id=${family.student.id}`)).toEqual([own]);
    expect(await found("q=ilyes")).toContainEqual(own);
    expect(await found(`q=${encodeURIComponent(family.parent.email)}`)).toEqual([own]);
    expect(await found("q=%25")).toEqual([]);
    expect(await found("q=")).toEqual([]);
  });
});
