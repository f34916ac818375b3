import type { Testimonial } from "@riwaq/contracts/institute/testimonials";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { buildParent, buildStaff, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { giveRoles } from "../../identity/users/give-roles.ts";
import { testimonials } from "../tables/testimonials.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/staff/testimonials/";
const ORDER = `${URL}order/`;
const NOBODY = "00000000-0000-4000-8000-000000000000";

const staff = await signedIn(test, await buildStaff(db));
const guest = test.client();

beforeEach(() => db.delete(testimonials));

const form = (change: object = {}) => ({
  words: "Ma fille relit le soir le mot qui a été corrigé.",
  language: "fr",
  author: "Mère de deux enfants, Lyon",
  consented_on: "2026-10-01",
  consent_note: "E-mail",
  ...change,
});
const add = async (change: object = {}): Promise<Testimonial> =>
  (await staff.post(URL, form(change), newKey())).json();
const addressOf = ({ id }: { id: string }) => `${URL}${id}/`;
const change = (row: { id: string }, body: object) => staff.patch(addressOf(row), body);
const remove = (row: { id: string }, browser = staff) =>
  browser.unsafe("DELETE", addressOf(row), undefined, {});
const shown = async () => (await guest.get("/api/testimonials/")).json();
const kindsOf = async (id: string) =>
  (await db.select().from(events).where(eq(events.subjectId, id))).map(({ kind }) => kind);

describe("a testimonial", () => {
  it("is added at the end of the list, once with one key, and read by no visitor yet", async () => {
    const first = await add();
    const key = newKey();
    const body = form({ author: "Père, Nantes" });
    const answers = [await staff.post(URL, body, key), await staff.post(URL, body, key)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const made = answers[0]?.json();
    expect(made).toEqual({
      ...body,
      id: expect.any(String),
      published_at: null,
      is_archived: false,
    });
    const all: Testimonial[] = (await staff.get(URL)).json();
    expect(all.map(({ id }) => id)).toEqual([first.id, made.id]);
    expect(await shown()).toEqual([]);
    expect(await kindsOf(made.id)).toEqual(["create-testimonial"]);
  });

  it("that is published is read by visitors: its words, their language and the author alone", async () => {
    const row = await add();
    expect((await change(row, { is_published: true })).json().published_at).not.toBeNull();
    const { words, language, author } = row;
    expect(await shown()).toEqual([{ words, language, author }]);
    expect((await change(row, { is_published: false })).json().published_at).toBeNull();
    expect(await shown()).toEqual([]);
    await change(row, { is_published: false });
    expect(await kindsOf(row.id)).toEqual([
      "create-testimonial",
      "publish-testimonial",
      "withdraw-testimonial",
    ]);
  });

  it("with other words, or another name, is agreed to once more, and published anew by hand", async () => {
    const row = await add();
    const noted = { consent_note: "Lettre" };
    for (const other of [
      { words: "Autre chose.", consented_on: "2026-10-02", ...noted },
      { author: "Anonyme", consented_on: "2026-11-20", ...noted },
      { language: "en" },
    ]) {
      await change(row, { is_published: true });
      expect((await change(row, other)).json()).toMatchObject({ ...other, published_at: null });
      expect(await shown()).toEqual([]);
    }
    await change(row, { is_published: true });
    const same = await change(row, { consent_note: "Formulaire signé" });
    expect(same.json().published_at).not.toBeNull();
  });

  it("is refused other words without a consent, and with one to the former words", async () => {
    const row = await add();
    await change(row, { is_published: true });
    const { words, author, consented_on, consent_note } = row;
    const without = await change(row, { words: "Autre chose." });
    expect(without.statusCode).toBe(400);
    expect(Object.keys(without.json())).toEqual(["consented_on", "consent_note"]);
    for (const day of [consented_on, "2026-09-30"]) {
      for (const other of [{ words: "Autre chose." }, { author: "Anonyme" }]) {
        const refused = await change(row, { ...other, consented_on: day, consent_note });
        expect(refused.statusCode).toBe(400);
        expect(refused.json().consented_on[0]).toMatch(/former ones/);
      }
    }
    expect(await shown()).toEqual([{ words, language: "fr", author }]);
    const all = { words, author, consented_on, consent_note };
    expect((await change(row, all)).json().published_at).not.toBeNull();
  });

  it("may be put right on the day of its consent", async () => {
    const row = await add({ consented_on: "2026-11-21" });
    const { consented_on, consent_note } = row;
    const again = await change(row, { words: "Autre chose.", consented_on, consent_note });
    expect(again.statusCode).toBe(200);
  });

  it("that is archived is published no longer; brought back it comes last, and can then be published", async () => {
    const [row, other] = [await add(), await add()];
    await change(row, { is_published: true });
    const archived = await change(row, { is_archived: true });
    expect(archived.json()).toMatchObject({ is_archived: true, published_at: null });
    expect((await change(row, { is_published: true })).statusCode).toBe(409);
    const back = await change(row, { is_archived: false, is_published: true });
    expect(back.statusCode).toBe(200);
    const all: Testimonial[] = (await staff.get(URL)).json();
    expect(all.map(({ id }) => id)).toEqual([other.id, row.id]);
  });

  it("is deleted for good once it is archived, and not before", async () => {
    const row = await add();
    expect((await remove(row)).statusCode).toBe(409);
    await change(row, { is_archived: true });
    expect((await remove(row)).statusCode).toBe(200);
    expect(await db.select().from(testimonials)).toEqual([]);
    expect((await remove(row)).statusCode).toBe(404);
  });
});

it("visitors read them in the order that staff gave, and who has not seen them all looks again", async () => {
  const [a, b, c] = [await add({ author: "A" }), await add({ author: "B" }), await add()];
  for (const row of [a, b]) await change(row, { is_published: true });
  await change(c, { is_archived: true });
  expect((await staff.put(ORDER, { ids: [b.id, a.id] })).statusCode).toBe(200);
  expect((await shown()).map(({ author }: Testimonial) => author)).toEqual(["B", "A"]);
  for (const ids of [[a.id], [a.id, b.id, c.id], [a.id, NOBODY]]) {
    expect((await staff.put(ORDER, { ids })).statusCode).toBe(409);
  }
});

it.each([
  [{ words: " " }, "words"],
  [{ words: "x".repeat(601) }, "words"],
  [{ language: "de" }, "language"],
  [{ author: "www.example.test" }, "author"],
  [{ consent_note: "" }, "consent_note"],
  [{ consented_on: "soon" }, "consented_on"],
  [{ consented_on: "2199-01-01" }, "consented_on"],
])("without consent or readable words nothing is kept: %j", async (wrong, field) => {
  const answer = await staff.post(URL, form(wrong), newKey());
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json())).toEqual([field]);
  const row = await add();
  expect((await change(row, wrong)).statusCode).toBe(400);
  expect(await db.$count(testimonials)).toBe(1);
});

it("they are kept by whoever decides about content, and by nobody else", async () => {
  const row = await add();
  const person = await buildTeacher(db);
  const rights = { roles: ["staff" as const], rights: ["people" as const] };
  await inTransaction(db, (tx) => giveRoles(tx, person.id, rights));
  for (const somebody of [await buildParent(db), await buildTeacher(db), person]) {
    const browser = await signedIn(test, somebody);
    expect((await browser.get(URL)).statusCode).toBe(403);
    expect((await browser.post(URL, form(), newKey())).statusCode).toBe(403);
    expect((await browser.patch(addressOf(row), { is_published: true })).statusCode).toBe(403);
    expect((await browser.put(ORDER, { ids: [row.id] })).statusCode).toBe(403);
    expect((await remove(row, browser)).statusCode).toBe(403);
  }
  expect((await guest.get(URL)).statusCode).toBe(401);
  expect((await change({ id: NOBODY }, {})).statusCode).toBe(404);
  expect(await shown()).toEqual([]);
});
