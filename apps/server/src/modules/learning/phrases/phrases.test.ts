import type { StaffPhrase } from "@riwaq/contracts/learning/phrases";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { buildParent, buildStaff, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { buildPhrase } from "../../../../test/phrases.ts";
import { buildProgramme } from "../../../../test/teaching.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { giveRoles } from "../../identity/users/give-roles.ts";
import { setPhraseVersions } from "../tables/set-phrase-versions.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/staff/set-phrases/";
const ORDER = `${URL}order/`;
const WORDS = { en: "Reads well", fr: "Lit bien", ar: "قراءة جيدة" };
const NOBODY = "00000000-0000-4000-8000-000000000000";

const staff = await signedIn(test, await buildStaff(db));
const teacher = await signedIn(test, await buildTeacher(db));
const programme = await buildProgramme(db);

const form = (change: object = {}) => ({
  programme_id: null,
  kind: "strength",
  words: WORDS,
  ...change,
});
const addressOf = ({ phrase }: { phrase: string }) => `${URL}${phrase}/`;
const list = async (): Promise<StaffPhrase[]> => (await staff.get(URL)).json();
const offered = async (): Promise<StaffPhrase[]> => (await teacher.get("/api/set-phrases/")).json();
const idsOf = (rows: ReadonlyArray<{ phrase: string }>) => rows.map(({ phrase }) => phrase);
const kindsOf = async (phrase: string) =>
  (await db.select().from(events).where(eq(events.subjectId, phrase))).map(({ kind }) => kind);

describe("set phrases", () => {
  it("are made at the end of their list, once with one key, and teachers choose from them", async () => {
    const first = await buildPhrase(db, { programmeId: programme.id, position: 4 });
    const key = newKey();
    const body = form({ programme_id: programme.id });
    const answers = [await staff.post(URL, body, key), await staff.post(URL, body, key)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const made = answers[0]?.json();
    expect(made).toEqual({ ...body, phrase: expect.any(String), version: 1, is_retired: false });
    const own = (await offered()).filter(({ programme_id }) => programme_id === programme.id);
    expect(idsOf(own)).toEqual([first.phrase, made.phrase]);
    expect(await kindsOf(made.phrase)).toEqual(["create-phrase"]);
  });

  it("that are reworded are another version; the one before stays as it was", async () => {
    const { phrase } = await buildPhrase(db);
    const answer = await staff.patch(addressOf({ phrase }), { words: WORDS });
    expect(answer.json()).toMatchObject({ version: 2, words: WORDS });
    expect((await staff.patch(addressOf({ phrase }), { words: WORDS })).json()).toMatchObject({
      version: 2,
    });
    const versions = await db
      .select()
      .from(setPhraseVersions)
      .where(eq(setPhraseVersions.phraseId, phrase));
    expect(versions.map(({ words }) => words.fr).toSorted()).toEqual([
      "Lecture fluide",
      "Lit bien",
    ]);
    expect(await kindsOf(phrase)).toEqual(["reword-phrase"]);
    const change = db.update(setPhraseVersions).set({ words: WORDS });
    await expect(change.where(eq(setPhraseVersions.phraseId, phrase))).rejects.toMatchObject({
      cause: { message: "rows of set_phrase_versions are never changed" },
    });
  });

  it("that are retired are offered to no teacher, and offered again come last", async () => {
    const [one, two] = [
      await buildPhrase(db, { kind: "homework" }),
      await buildPhrase(db, { kind: "homework", position: 2 }),
    ];
    expect((await staff.patch(addressOf(one), { is_retired: true })).json()).toMatchObject({
      is_retired: true,
    });
    expect(idsOf(await offered())).not.toContain(one.phrase);
    expect((await list()).at(-1)).toMatchObject({ phrase: one.phrase });
    await staff.patch(addressOf(one), { is_retired: false });
    const homework = (await offered()).filter(({ kind }) => kind === "homework");
    expect(idsOf(homework)).toEqual([two.phrase, one.phrase]);
    expect(await kindsOf(one.phrase)).toEqual(["retire-phrase", "restore-phrase"]);
  });

  it("are put in order by list, and who has not seen them all is told to look again", async () => {
    const points = [1, 2, 3].map((position) => buildPhrase(db, { kind: "point", position }));
    const [a, b, c] = idsOf(await Promise.all(points)) as [string, string, string];
    const order = { programme_id: null, kind: "point", ids: [c, a, b] };
    expect((await staff.put(ORDER, order)).statusCode).toBe(200);
    expect(idsOf((await offered()).filter(({ kind }) => kind === "point"))).toEqual([c, a, b]);
    for (const ids of [[a, b], [a, b, NOBODY], []]) {
      expect((await staff.put(ORDER, { ...order, ids })).statusCode).toBe(409);
    }
    expect((await staff.put(ORDER, { ...order, ids: [a, a, b] })).statusCode).toBe(400);
  });

  it("are refused with every wrong field named", async () => {
    const wrong = form({ programme_id: "mine", kind: "praise", words: { ...WORDS, ar: " " } });
    const answer = await staff.post(URL, wrong, newKey());
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json()).toSorted()).toEqual(["kind", "programme_id", "words"]);
    const unknown = await staff.post(URL, form({ programme_id: NOBODY }), newKey());
    expect(unknown.json()).toEqual({ programme_id: ["Invalid value"] });
    const long = { words: { ...WORDS, fr: "x".repeat(161) } };
    expect((await staff.patch(addressOf(await buildPhrase(db)), long)).statusCode).toBe(400);
    expect((await staff.patch(addressOf({ phrase: NOBODY }), {})).statusCode).toBe(404);
  });

  it("are arranged by whoever decides about content, and chosen by teachers alone", async () => {
    const parent = await signedIn(test, await buildParent(db));
    const person = await buildTeacher(db);
    const rights = { roles: ["staff" as const], rights: ["people" as const] };
    await inTransaction(db, (tx) => giveRoles(tx, person.id, rights));
    const other = await signedIn(test, person);
    const row = await buildPhrase(db);
    for (const browser of [teacher, parent, other]) {
      expect((await browser.get(URL)).statusCode).toBe(403);
      expect((await browser.post(URL, form(), newKey())).statusCode).toBe(403);
      expect((await browser.patch(addressOf(row), {})).statusCode).toBe(403);
      expect((await browser.put(ORDER, { ...form(), ids: [] })).statusCode).toBe(403);
    }
    expect((await parent.get("/api/set-phrases/")).statusCode).toBe(403);
    expect((await test.client().get("/api/set-phrases/")).statusCode).toBe(401);
    expect((await test.client().get(URL)).statusCode).toBe(401);
  });
});
