import { referenceOf } from "@riwaq/domain/billing/reference";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { OUR_IBAN, type Transfer, camtWith } from "../../../../test/bank-files.ts";
import { openShopOf, orderOf, wishOf } from "../../../../test/billing-scene.ts";
import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildParent, buildStaff, buildStudent, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { bankLines } from "../tables/bank-lines.ts";
import { bankMappings } from "../tables/bank-mappings.ts";
import { charges } from "../tables/charges.ts";
import { ledgerAccounts } from "../tables/ledger-accounts.ts";
import { payments } from "../tables/payments.ts";
import { sellers } from "../tables/sellers.ts";

const test = await startTestApp();
const { db } = test;
const planId = await openShopOf(db);
const desk = await signedIn(test, await buildStaff(db));
const PATH = "/api/staff/statements/";

beforeEach(async () => void (await db.update(sellers).set({ iban: OUR_IBAN })));
afterEach(async () => {
  await db.delete(bankLines);
  await db.delete(bankMappings);
  if ((await findJournalFaults(db)).length > 0) throw new Error("the journal is not whole");
});

/** A family that has ordered for 96 €, and the reference of what it is asked for. */
async function ordered() {
  const student = await buildStudent(db);
  const parent = await buildParent(db, [student]);
  const payer = await signedIn(test, parent);
  const { charge_id: chargeId } = await orderOf(payer, wishOf(student.id, planId));
  const charge = async () => (await db.select().from(charges).where(eq(charges.id, chargeId)))[0];
  return { parent, payer, chargeId, charge, reference: referenceOf((await charge())?.number ?? 0) };
}

const base64 = (text: string) => Buffer.from(text).toString("base64");
const read = (transfers: readonly Transfer[], iban = OUR_IBAN) =>
  desk.post(PATH, { content: base64(camtWith(transfers, iban)), mapping: null });
const shown = async () => (await desk.get(PATH)).json();
const confirm = (ids: string[]) => desk.post(`${PATH}confirm/`, { line_ids: ids });
const match = (id: string, to: "charge" | "payer", whose: string) =>
  desk.post(`${PATH}lines/${id}/match/`, { to, id: whose });
const exactOf = ({ open }: { open: Array<{ id: string; verdict: string }> }) =>
  open.filter(({ verdict }) => verdict === "exact").map(({ id }) => id);

const balanceOf = async (kind: string, subject: string) => {
  const { balance } = ledgerAccounts;
  const [row] = await db
    .select({ balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.subject, subject)));
  return row?.balance ?? 0;
};

describe("a statement", () => {
  it("pays what it names exactly with one press, and leaves two wrong lines to be looked at", async () => {
    const [first, second, third] = [await ordered(), await ordered(), await ordered()];
    const before = await balanceOf("clearing", "bank");
    const answer = await read([
      { amount: "96.00", text: `Cours ${first.reference.toLowerCase()}`, reference: "A" },
      { amount: "69.00", text: second.reference, reference: "B" },
      { amount: "96.00", text: "Cours de novembre", reference: "C" },
      { amount: "96.00", text: third.reference, reference: "D" },
      { amount: "500.00", text: "LOYER", reference: "E", indicator: "DBIT" },
    ]);
    expect(answer.json()).toEqual({ added: 4, known: 0, table: null });
    const list = await shown();
    expect(list.open.map(({ verdict }: { verdict: string }) => verdict).toSorted()).toEqual([
      "amount",
      "exact",
      "exact",
      "unknown",
    ]);
    expect((await confirm(exactOf(list))).json()).toEqual({ confirmed: 2, waiting: 0 });
    expect(await first.charge()).toMatchObject({ state: "paid" });
    expect(await third.charge()).toMatchObject({ state: "paid" });
    expect(await second.charge()).toMatchObject({ state: "due" });
    expect((await balanceOf("clearing", "bank")) - before).toBe(-19_200);
    expect((await first.payer.get("/api/users/me/subscriptions/")).json()).toMatchObject({
      charges: [],
      subscriptions: [{ state: "active", minutes_left: 480 }],
    });
  });

  it("read again adds nothing, and says how many lines were known", async () => {
    const lines = [
      { amount: "96.00", text: "A" },
      { amount: "96.00", text: "A" },
      { amount: "5.00", text: "B" },
    ];
    expect((await read(lines)).json()).toMatchObject({ added: 3, known: 0 });
    const again = await Promise.all([read(lines), read(lines)]);
    expect(again.map((one) => one.json())).toMatchObject([
      { added: 0, known: 3 },
      { added: 0, known: 3 },
    ]);
    expect((await shown()).open).toHaveLength(3);
  });

  it("is read whole or not at all", async () => {
    const bad = await read([
      { amount: "96.00", text: "A" },
      { amount: "96,00", text: "B" },
    ]);
    expect(bad.statusCode).toBe(400);
    expect(bad.json().content[0]).toContain("Entry 2");
    expect((await read([], "DE89370400440532013000")).json()).toHaveProperty("content");
    expect((await desk.post(PATH, { content: "***", mapping: null })).statusCode).toBe(400);
    expect((await shown()).open).toEqual([]);
    await db.update(sellers).set({ iban: "" });
    expect((await read([])).statusCode).toBe(409);
  });

  it("as a spreadsheet asks once what its columns hold", async () => {
    const content = base64("Date;Libellé;Montant\n20/11/2026;Été;96,00\n21/11/2026;B;-5,00");
    const asked = (await desk.post(PATH, { content, mapping: null })).json();
    expect(asked).toMatchObject({
      added: 0,
      table: { headers: ["Date", "Libellé", "Montant"], mapping: null },
    });
    const mapping = {
      separator: "semicolon",
      decimal_sign: ",",
      day_order: "dmy",
      columns: { booked_on: "Date", amount: "Montant", text: "Libellé" },
    };
    expect((await desk.post(PATH, { content, mapping })).json()).toMatchObject({ added: 1 });
    expect((await desk.post(PATH, { content, mapping: null })).json()).toMatchObject({ known: 1 });
    const other = base64("Day;Words;Sum\n20/11/2026;A;1,00");
    const again = (await desk.post(PATH, { content: other, mapping: null })).json();
    expect(again.table).toMatchObject({ mapping });
  });
});

describe("a transfer", () => {
  async function open(transfer: Transfer) {
    await read([transfer]);
    return (await shown()).open[0] as { id: string };
  }

  it("that eight confirm at once pays once", async () => {
    const { parent, chargeId, reference } = await ordered();
    const { id } = await open({ amount: "96.00", text: reference });
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm([id])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await db.$count(payments, eq(payments.chargeId, chargeId))).toBe(1);
    expect(await balanceOf("credit", parent.id)).toBe(0);
    expect((await match(id, "charge", chargeId)).statusCode).toBe(200);
    expect((await match(id, "payer", parent.id)).statusCode).toBe(409);
    expect((await desk.post(`${PATH}lines/${id}/open/`)).statusCode).toBe(409);
  });

  it("of too little is credit until the rest comes; what is too much stays credit", async () => {
    const { parent, chargeId, charge } = await ordered();
    const less = await open({ amount: "90.00", text: "Cours", reference: "1" });
    expect((await match(less.id, "charge", chargeId)).statusCode).toBe(200);
    expect(await charge()).toMatchObject({ state: "due" });
    expect(await balanceOf("credit", parent.id)).toBe(9000);
    const rest = await open({ amount: "10.00", text: "Le reste", reference: "2" });
    await match(rest.id, "charge", chargeId);
    expect(await charge()).toMatchObject({ state: "paid" });
    expect(await balanceOf("credit", parent.id)).toBe(400);
    expect((await desk.post(`${PATH}lines/${less.id}/open/`)).statusCode).toBe(409);
  });

  it("is read in the ledger of what it was for: all that came, and nothing that was taken back", async () => {
    const { payer, chargeId, reference } = await ordered();
    await read([{ amount: "100.00", text: reference }]);
    const [line] = (await shown()).open;
    await match(line.id, "charge", chargeId);
    const { subscriptions: held } = (await payer.get("/api/users/me/subscriptions/")).json();
    const { lines } = (await payer.get(`/api/subscriptions/${held[0].id}/ledger/`)).json();
    const paid = lines.filter(({ kind }: { kind: string }) => kind === "payment");
    expect(paid).toMatchObject([{ amount: 10000, minutes: 0 }]);

    const other = await ordered();
    await read([{ amount: "50.00", text: other.reference, reference: "part" }]);
    const [part] = (await shown()).open;
    await match(part.id, "charge", other.chargeId);
    await desk.post(`${PATH}lines/${part.id}/open/`);
    const { subscriptions: ofOther } = (
      await other.payer.get("/api/users/me/subscriptions/")
    ).json();
    const ledger = () => other.payer.get(`/api/subscriptions/${ofOther[0].id}/ledger/`);
    expect((await ledger()).json().lines).toEqual([]);
    await match(part.id, "charge", other.chargeId);
    expect((await ledger()).json().lines).toMatchObject([{ kind: "payment", amount: 5000 }]);
  });

  it("matched to a payer is taken back while nothing was used of it, and matched anew", async () => {
    const { parent } = await ordered();
    const { id } = await open({ amount: "50.00", text: "Don" });
    for (let time = 0; time < 2; time += 1) {
      await match(id, "payer", parent.id);
      expect(await balanceOf("credit", parent.id)).toBe(5000);
      const [, again] = [
        await desk.post(`${PATH}lines/${id}/open/`),
        await desk.post(`${PATH}lines/${id}/open/`),
      ];
      expect(again.statusCode).toBe(200);
      expect(await balanceOf("credit", parent.id)).toBe(0);
    }
  });

  it("that two match to two payers is one's", async () => {
    const [one, other] = [await ordered(), await ordered()];
    const { id } = await open({ amount: "50.00", text: "?" });
    const answers = await Promise.all([
      match(id, "payer", one.parent.id),
      match(id, "payer", other.parent.id),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const credits = [
      await balanceOf("credit", one.parent.id),
      await balanceOf("credit", other.parent.id),
    ];
    expect(credits.toSorted()).toEqual([0, 5000]);
  });

  it("set aside says why, posts nothing, and can wait again", async () => {
    const { id } = await open({ amount: "50.00", text: "Loyer" });
    const aside = (word: string) => desk.post(`${PATH}lines/${id}/aside/`, { word });
    expect((await aside("")).json()).toHaveProperty("word");
    await aside("Deposit of the room");
    expect(await shown()).toMatchObject({
      open: [],
      settled: [{ state: "aside", word: "Deposit of the room" }],
    });
    await desk.post(`${PATH}lines/${id}/open/`);
    expect((await shown()).open).toMatchObject([{ id, verdict: "unknown" }]);
  });

  it("is found what it may be for, by names and reference", async () => {
    const { parent, chargeId, reference } = await ordered();
    for (const q of [parent.name, reference.toLowerCase()]) {
      const { charges: found } = (
        await desk.get(`${PATH}charges/?q=${encodeURIComponent(q)}`)
      ).json();
      expect(found).toContainEqual(
        expect.objectContaining({
          id: chargeId,
          amount: 9600,
          payer: { id: parent.id, name: parent.name },
        }),
      );
    }
    const nothing = crypto.randomUUID();
    const { id } = await open({ amount: "50.00", text: "?" });
    expect((await match(id, "charge", nothing)).json()).toEqual(NOT_FOUND);
    expect((await match(id, "payer", nothing)).json()).toEqual(NOT_FOUND);
    expect((await match(nothing, "payer", parent.id)).json()).toEqual(NOT_FOUND);
  });
});

it("is for staff with the right “money” alone", async () => {
  const other = await buildStaff(db);
  await db.delete(staffRights).where(eq(staffRights.userId, other.id));
  const client = await signedIn(test, other);
  const id = crypto.randomUUID();
  for (const answer of [
    await client.get(PATH),
    await client.get(`${PATH}charges/?q=a`),
    await client.post(PATH, { content: base64("a;b"), mapping: null }),
    await client.post(`${PATH}confirm/`, { line_ids: [id] }),
    await client.post(`${PATH}lines/${id}/match/`, { to: "payer", id }),
    await client.post(`${PATH}lines/${id}/aside/`, { word: "x" }),
    await client.post(`${PATH}lines/${id}/open/`),
  ]) {
    expect(answer.statusCode).toBe(403);
  }
  expect((await test.client().get(PATH)).json()).toEqual(SIGN_IN_FIRST);
});
