import { FIRST_VALUES } from "@riwaq/domain/billing/values";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { buildStaff, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { billingValues } from "../tables/billing-values.ts";
import { sellers } from "../tables/sellers.ts";
import { findBillingValues } from "./find-billing-values.ts";

const test = await startTestApp();
const { db } = test;
const desk = await signedIn(test, await buildStaff(db));

const VALUES = "/api/staff/shop/values/";
const SELLER = "/api/staff/shop/seller/";
const seller = { name: "Riwaq", currency: "EUR", time_zone: "Europe/Paris" };
const shop = async () => (await desk.get("/api/staff/shop/")).json();

afterEach(async () => {
  for (const table of [billingValues, sellers]) await db.delete(table);
});

describe("how subscriptions and payments go", () => {
  it("is said to begin with", async () => {
    expect(await findBillingValues(db)).toEqual(FIRST_VALUES);
    expect((await shop()).values).toMatchObject({
      price_notice_days: 30,
      skip_when_covered: false,
      retry_days: [1, 3, 5, 7],
      grace_days: 7,
      grace_lessons: 2,
      cancel_hours: 24,
      keep_days: 14,
      approval_limit: 20_000,
      pause_days: 56,
      voucher_months: 24,
    });
  });

  it("is set as a whole, and told by the names of what changed, once", async () => {
    const { values } = await shop();
    const next = { ...values, retry_days: [2, 4], skip_when_covered: true };
    expect((await desk.put(VALUES, next)).json().values).toEqual(next);
    await desk.put(VALUES, next);
    expect(await findBillingValues(db)).toEqual({
      ...FIRST_VALUES,
      retryDays: [2, 4],
      skipWhenCovered: true,
    });
    const told = await db.select().from(events).where(eq(events.kind, "change-billing-values"));
    expect(told.map(({ payload }) => payload)).toEqual([
      { changed: ["skipWhenCovered", "retryDays"] },
    ]);
  });

  it.each([
    ["price_notice_days", 6],
    ["price_notice_days", 30.5],
    ["grace_days", 29],
    ["grace_lessons", -1],
    ["cancel_hours", 1],
    ["keep_days", 57],
    ["approval_limit", 10_000_001],
    ["pause_days", 183],
    ["voucher_months", 11],
    ["skip_when_covered", "yes"],
    ["retry_days", [3, 1]],
    ["retry_days", [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ["retry_days", [29]],
  ])("is refused where %s is %o", async (name, value) => {
    const { values } = await shop();
    const answer = await desk.put(VALUES, { ...values, [name]: value });
    expect(answer.statusCode).toBe(400);
    expect(JSON.stringify(answer.json())).toContain(name);
    expect(await db.select().from(billingValues)).toEqual([]);
  });

  it("is set by staff with the right “money” alone", async () => {
    const other = await buildStaff(db);
    await db.delete(staffRights).where(eq(staffRights.userId, other.id));
    const { values } = await shop();
    const client = await signedIn(test, other);
    expect((await client.put(VALUES, values)).statusCode).toBe(403);
  });
});

describe("the account that families transfer to", () => {
  it("is kept without spaces, with its holder", async () => {
    const iban = "fr76 3000 6000 0112 3456 7890 189";
    const answer = await desk.put(SELLER, { ...seller, iban, account_holder: "Riwaq SAS" });
    expect(answer.json().seller).toMatchObject({
      iban: "FR7630006000011234567890189",
      account_holder: "Riwaq SAS",
    });
    expect((await desk.put(SELLER, seller)).json().seller).toMatchObject({ iban: "" });
  });

  it.each(["FR7630006000011234567890188", "FR76", "nothing", "ZZ7630006000011234567890189"])(
    "is refused as %s",
    async (iban) => {
      const answer = await desk.put(SELLER, { ...seller, iban });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        iban: ["This is not a valid IBAN: check each sign."],
      });
    },
  );
});
