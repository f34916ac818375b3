import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildStaff, signedIn } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { planPrices } from "../tables/plan-prices.ts";
import { plans } from "../tables/plans.ts";
import { sellers } from "../tables/sellers.ts";
import { taxRules } from "../tables/tax-rules.ts";

const test = await startTestApp();
const { db, clock } = test;
const desk = await signedIn(test, await buildStaff(db));

/** On the seller's wall. */
const TODAY = "2026-11-21";
const TOMORROW = "2026-11-22";
const DAY_MS = 86_400_000;
const SELLER = {
  name: "Institut Riwaq SAS",
  form: "SAS",
  address: "1 rue de la Paix, 75002 Paris",
  country: "FR",
  registration: "123 456 789",
  tax_number: "",
  email: "vente@example.org",
  phone: "",
  publisher: "Nora Lambert",
  host: "Hébergeur, Paris",
  mediator: "Médiateur de la consommation, Paris",
  iban: "FR7630006000011234567890189",
  account_holder: "",
  currency: "EUR",
  time_zone: "Europe/Paris",
};
const EXEMPT = { country: "FR", basis_points: 0, ground: "Art. 261 4 4° b CGI", valid_from: TODAY };

afterEach(async () => {
  clock.set(TEST_NOW);
  for (const table of [planPrices, plans, taxRules, sellers]) await db.delete(table);
});

const shop = async () => (await desk.get("/api/staff/shop/")).json();
const prices = async () => (await test.client().get("/api/prices/")).json();

async function newPlan(rhythm = { lessons_per_week: 2, length_minutes: 45 }): Promise<string> {
  const answer = await desk.post("/api/staff/shop/plans/", rhythm);
  expect(answer.statusCode).toBe(201);
  const wanted = (plan: typeof rhythm) => plan.lessons_per_week === rhythm.lessons_per_week;
  return answer.json().plans.find(wanted).id;
}

const price = (id: string, amount: number, from: string, currency = "EUR") =>
  desk.post(`/api/staff/shop/plans/${id}/prices/`, { currency, amount, valid_from: from });

async function opened() {
  await desk.put("/api/staff/shop/seller/", SELLER);
  await desk.post("/api/staff/shop/tax-rules/", EXEMPT);
  const id = await newPlan();
  await price(id, 9600, TODAY);
  expect((await desk.put("/api/staff/shop/open/", { is_open: true })).statusCode).toBe(200);
  return id;
}

describe("the shop", () => {
  it("is closed to begin with, says what is missing, and shows nobody a price", async () => {
    expect(await shop()).toMatchObject({
      is_open: false,
      gaps: ["seller", "tax", "price"],
      facts_missing: expect.arrayContaining(["name", "mediator"]),
    });
    expect((await desk.put("/api/staff/shop/open/", { is_open: true })).statusCode).toBe(409);
    expect(await prices()).toEqual({ is_open: false, currency: "EUR", plans: [] });
  });

  it("does not open while nobody could pay", async () => {
    const id = await opened();
    await desk.put("/api/staff/shop/open/", { is_open: false });
    await desk.put("/api/staff/shop/seller/", { ...SELLER, iban: "" });
    const answer = await desk.put("/api/staff/shop/open/", { is_open: true });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      [expect.stringContaining("no way to pay yet")],
    ]);
    expect((await shop()).plans.map((plan: { id: string }) => plan.id)).toEqual([id]);
  });

  it("opens when all is said, and everybody reads what holds now", async () => {
    const id = await opened();
    await newPlan({ lessons_per_week: 3, length_minutes: 60 });
    expect(await shop()).toMatchObject({ is_open: true, gaps: [], facts_missing: [] });
    expect(await prices()).toEqual({
      is_open: true,
      currency: "EUR",
      plans: [{ id, lessons_per_week: 2, length_minutes: 45, amounts: { EUR: 9600 } }],
    });
    await desk.put("/api/staff/shop/open/", { is_open: false });
    expect((await prices()).plans).toEqual([]);
  });

  it("is closed to everybody while something is missing again", async () => {
    const id = await opened();
    await desk.post(`/api/staff/shop/plans/${id}/retire/`);
    expect(await shop()).toMatchObject({ is_open: true, gaps: ["price"] });
    expect(await prices()).toMatchObject({ is_open: false, plans: [] });
  });

  it("tells what of the seller was changed, without the words, and nothing where nothing was", async () => {
    const since = new Date(clock.now());
    await desk.put("/api/staff/shop/seller/", SELLER);
    await desk.put("/api/staff/shop/seller/", { ...SELLER, host: "Another" });
    await desk.put("/api/staff/shop/seller/", { ...SELLER, host: "Another" });
    const told = await db.select().from(events).where(eq(events.kind, "change-seller"));
    const own = told.filter(({ createdAt }) => createdAt >= since).slice(-2);
    expect(own[1]?.payload).toEqual({ changed: ["host"] });
    expect(JSON.stringify(own)).not.toContain("Another");
  });
});

describe("a price", () => {
  it("begins tomorrow at the earliest, the first one today, one a day", async () => {
    const id = await newPlan();
    expect((await price(id, 9000, TODAY)).statusCode).toBe(201);
    expect((await price(id, 9500, TODAY)).json()).toHaveProperty("valid_from");
    expect((await price(id, 9500, TOMORROW)).statusCode).toBe(201);
    expect((await price(id, 9900, TOMORROW)).json()).toHaveProperty("valid_from");
    expect((await price(id, 9900, TODAY, "CHF")).statusCode).toBe(201);
    const [plan] = (await shop()).plans;
    expect(plan.prices).toEqual([
      { currency: "CHF", amount: 9900, valid_from: TODAY, state: "now" },
      { currency: "EUR", amount: 9500, valid_from: TOMORROW, state: "coming" },
      { currency: "EUR", amount: 9000, valid_from: TODAY, state: "now" },
    ]);
  });

  it("changes at the midnight of the seller, for everybody", async () => {
    const id = await opened();
    await price(id, 10_400, TOMORROW);
    clock.set(new Date("2026-11-21T22:59:59.999Z"));
    expect((await prices()).plans[0].amounts).toEqual({ EUR: 9600 });
    clock.set(new Date("2026-11-21T23:00:00Z"));
    expect((await prices()).plans[0].amounts).toEqual({ EUR: 10_400 });
  });

  it.each([0, -1, 1.5, 10_000_001, "9600"])("of %o is refused", async (amount) => {
    const id = await newPlan();
    const answer = await desk.post(`/api/staff/shop/plans/${id}/prices/`, {
      currency: "EUR",
      amount,
      valid_from: TODAY,
    });
    expect(answer.json()).toHaveProperty("amount");
  });
});

describe("a rhythm", () => {
  it("is sold once, and again after it was taken off sale", async () => {
    const id = await newPlan();
    const again = { lessons_per_week: 2, length_minutes: 45 };
    expect((await desk.post("/api/staff/shop/plans/", again)).json()).toHaveProperty(
      "lessons_per_week",
    );
    await desk.post(`/api/staff/shop/plans/${id}/retire/`);
    expect((await price(id, 9600, TODAY)).statusCode).toBe(404);
    expect(await newPlan()).not.toBe(id);
  });
});

describe("a tax rule", () => {
  it("gives its ground where it asks for nothing, and begins today at the earliest", async () => {
    const post = async (change: object) =>
      (await desk.post("/api/staff/shop/tax-rules/", { ...EXEMPT, ...change })).json();
    expect(await post({ ground: "" })).toHaveProperty("ground");
    expect(await post({ country: "France" })).toHaveProperty("country");
    expect(await post({ valid_from: "2026-11-20" })).toHaveProperty("valid_from");
    expect((await post({ country: null })).tax_rules).toMatchObject([{ country: null }]);
    expect(await post({ country: null })).toHaveProperty("valid_from");
  });

  it("is taken back until it holds", async () => {
    await desk.post("/api/staff/shop/tax-rules/", EXEMPT);
    await desk.post("/api/staff/shop/tax-rules/", { ...EXEMPT, valid_from: TOMORROW });
    const [coming, now] = (await shop()).tax_rules;
    const path = ({ id }: { id: string }) => `/api/staff/shop/tax-rules/${id}/`;
    expect(coming).toMatchObject({ state: "coming" });
    expect((await desk.unsafe("DELETE", path(now), undefined, {})).statusCode).toBe(409);
    expect((await desk.unsafe("DELETE", path(coming), undefined, {})).statusCode).toBe(200);
    clock.set(new Date(TEST_NOW.getTime() + 2 * DAY_MS));
    expect((await shop()).tax_rules).toMatchObject([{ state: "now" }]);
  });
});

it("is set by staff with the right “money” alone", async () => {
  const other = await buildStaff(db);
  await db.delete(staffRights).where(eq(staffRights.userId, other.id));
  const client = await signedIn(test, other);
  for (const answer of [
    await client.get("/api/staff/shop/"),
    await client.put("/api/staff/shop/seller/", SELLER),
    await client.put("/api/staff/shop/open/", { is_open: false }),
    await client.post("/api/staff/shop/plans/", { lessons_per_week: 1, length_minutes: 30 }),
  ]) {
    expect(answer.statusCode).toBe(403);
  }
  expect((await test.client().get("/api/staff/shop/")).json()).toEqual(SIGN_IN_FIRST);
});
