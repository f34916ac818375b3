import { referenceOf } from "@riwaq/domain/billing/reference";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { openShopOf, orderOf, wishOf } from "../../../../test/billing-scene.ts";
import { buildParent, buildStudent, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { charges } from "../tables/charges.ts";
import { sellers } from "../tables/sellers.ts";
import { presentTransfer } from "./present-transfer.ts";

const test = await startTestApp();
const { db } = test;
const planId = await openShopOf(db);
const IBAN = "FR7630006000011234567890189";

afterEach(async () => void (await db.update(sellers).set({ iban: "", accountHolder: "" })));

async function ordered() {
  const student = await buildStudent(db);
  const payer = await signedIn(test, await buildParent(db, [student]));
  const { charge_id: id } = await orderOf(payer, wishOf(student.id, planId));
  const shown = async () => (await payer.get(`/api/charges/${id}/`)).json();
  return { id, shown };
}

describe("a charge", () => {
  it("says where to transfer it to, with a code for banking apps", async () => {
    await db.update(sellers).set({ iban: IBAN });
    const { id, shown } = await ordered();
    const [row] = await db.select().from(charges).where(eq(charges.id, id));
    const reference = referenceOf(row?.number ?? 0);
    const charge = await shown();
    expect(charge).toMatchObject({
      reference,
      providers: ["bank"],
      transfer: { holder: "Institut", iban: IBAN, reference },
    });
    expect(charge.transfer.code).toMatch(/^<svg role="img" xmlns="[^"]+" viewBox="0 0 \d+ \d+"/);
    await db.update(sellers).set({ accountHolder: "Nora Lambert" });
    expect((await shown()).transfer.holder).toBe("Nora Lambert");
  });

  it("of an institute without an account speaks of no transfer, nor does one that is settled", async () => {
    const { id, shown } = await ordered();
    expect(await shown()).toMatchObject({ transfer: null, providers: [] });
    await db.update(sellers).set({ iban: IBAN });
    await db.update(charges).set({ state: "void" }).where(eq(charges.id, id));
    expect(await shown()).toMatchObject({ transfer: null, providers: [] });
  });
});

describe("the code", () => {
  const seller = { name: `"><script>alert(1)</script>`, iban: IBAN, accountHolder: "" };
  const charge = { state: "due", number: 5_390_075_470, amount: 9600 } as const;

  it("is an image and nothing else, whatever the name is", async () => {
    const transfer = await presentTransfer({ ...charge, currency: "EUR" }, seller);
    const tags = [...(transfer?.code ?? "").matchAll(/<\/?(\w+)/g)].map(([, tag]) => tag);
    expect(new Set(tags)).toEqual(new Set(["svg", "path"]));
  });

  it("is drawn for euros alone", async () => {
    for (const currency of ["CHF", "CAD", "MAD", "USD"] as const) {
      expect((await presentTransfer({ ...charge, currency }, seller))?.code).toBeNull();
    }
  });
});
