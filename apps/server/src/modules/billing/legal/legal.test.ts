import { LANGUAGES } from "@riwaq/contracts/languages";
import { FIRST_VALUES } from "@riwaq/domain/billing/values";
import { FIRST_POLICY } from "@riwaq/domain/scheduling/policy/values";
import { afterEach, describe, expect, it } from "vitest";

import { buildStaff, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { hashOf } from "../legal-acts/record-act.ts";
import { billingValues } from "../tables/billing-values.ts";
import { sellers } from "../tables/sellers.ts";
import { conditionsText } from "./conditions-text.ts";
import { findConditions } from "./find-conditions.ts";

const test = await startTestApp();
const { db, clock } = test;
const desk = await signedIn(test, await buildStaff(db));
const SELLER = {
  name: "Institut Riwaq",
  form: "SAS",
  address: "1 rue de la Paix, Paris",
  country: "FR",
  registration: "123 456 789",
  tax_number: "",
  email: "vente@example.org",
  phone: "",
  publisher: "Nora Lambert",
  host: "Hébergeur, Paris",
  mediator: "Médiateur, Paris",
};
const ACCOUNT = { iban: "FR7630006000011234567890189", account_holder: "Riwaq" };
const sell = (change: object = {}) =>
  desk.put("/api/staff/shop/seller/", {
    ...SELLER,
    ...ACCOUNT,
    ...change,
    currency: "EUR",
    time_zone: "Europe/Paris",
  });
const legal = async (language = "fr") =>
  (await test.client().get(`/api/legal/?language=${language}`)).json();

afterEach(async () => {
  for (const table of [billingValues, sellers]) await db.delete(table);
});

describe("the legal notice", () => {
  it("says nobody until every fact is there, and then those facts alone", async () => {
    expect((await legal()).seller).toBeNull();
    await sell({ mediator: "" });
    expect((await legal()).seller).toBeNull();
    await sell();
    expect((await legal()).seller).toEqual(SELLER);
  });

  it("is in the language that is asked for, else in the browser’s", async () => {
    expect((await legal("ar")).conditions.title).toBe("شروط البيع");
    const own = await test.client().get("/api/legal/", { "accept-language": "fr" });
    expect(own.json().conditions.title).toBe("Conditions de vente");
    expect((await test.client().get("/api/legal/?language=xx")).statusCode).toBe(400);
  });
});

describe("the conditions of sale", () => {
  it.each(LANGUAGES)("have every sentence in %s, with the figures that hold", async (language) => {
    await sell({ phone: "+33 1 23 45 67 89" });
    const { text, hash } = await findConditions(db, { language, now: clock.now() });
    expect(text).not.toMatch(/\{\{|conditions:|lines\.|undefined/);
    for (const word of ["Institut Riwaq", "Médiateur, Paris", "30", "56", "14"]) {
      expect(text).toContain(word);
    }
    expect(hash).toBe(hashOf(text));
    expect((await legal(language)).conditions.version).toBe(hash.slice(0, 12));
  });

  it("are another version with another figure, and the same with the same", async () => {
    const before = (await legal()).conditions;
    const { values } = (await desk.get("/api/staff/shop/")).json();
    await desk.put("/api/staff/shop/values/", { ...values, pause_days: 0 });
    const after = (await legal()).conditions;
    expect(after.version).not.toBe(before.version);
    const pause = after.sections.find(({ section }: { section: string }) => section === "pause");
    expect(pause.lines).toEqual([
      "Un abonnement ne se met pas en pause. Chaque cours peut être annulé ou déplacé à temps.",
    ]);
    await desk.put("/api/staff/shop/values/", values);
    expect((await legal()).conditions.version).toBe(before.version);
  });

  it("follow from the facts alone", () => {
    const facts = { values: FIRST_VALUES, terms: FIRST_POLICY, seller: null };
    expect(conditionsText("en", facts)).toBe(conditionsText("en", { ...facts }));
    expect(conditionsText("en", facts)).toContain("nothing is sold for now");
  });
});

it("every page knows whether there may be a contract to end", async () => {
  const has = async () => (await test.client().get("/api/institute/")).json().has_contracts;
  expect(await has()).toBe(false);
  await sell();
  await db.update(sellers).set({ isOpen: true });
  expect(await has()).toBe(true);
});
