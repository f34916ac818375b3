import { randomUUID } from "node:crypto";

import { asc, eq, gt, max } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST, TEACHERS_ONLY } from "../../../../test/error-map.ts";
import { buildStaff, signedIn } from "../../../../test/factories.ts";
import { buildMemoryScene } from "../../../../test/memory-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { messageText } from "../../../platform/i18n/translate.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { cardDecks } from "../tables/card-decks.ts";
import { cards } from "../tables/cards.ts";

const test = await startTestApp();
const { db } = test;
const { people } = await buildMemoryScene(test);
const URL = "/api/decks/";
const RIGHT_OF_CONTENT = { detail: [messageText({ key: "right_content" }, "en")] };
const { teacher, stranger } = people;
const keyed = (key: string = randomUUID()) => ({ "idempotency-key": key });
const make = (change: object = {}, who: TestClient = teacher) =>
  who.post(URL, { title: "La maison", kind: "vocabulary", ...change }, keyed());
const remove = (url: string, who: TestClient = teacher) => who.unsafe("DELETE", url, undefined, {});
const listed = async (who: TestClient) => (await who.get(URL)).json();
const detail = async (id: string, who: TestClient = teacher) =>
  (await who.get(`${URL}${id}/`)).json();
const arabicOf = async (id: string) =>
  (await detail(id)).cards.map((card: { arabic: string }) => card.arabic);
const add = (id: string, card: object, key?: string) =>
  teacher.post(`${URL}${id}/cards/`, card, keyed(key));

let deck: { id: string };
let before = 0;
const lastEvent = async () =>
  (await db.select({ last: max(events.sequence) }).from(events))[0]?.last ?? 0;
const told = async () => {
  const rows = await db
    .select()
    .from(events)
    .where(gt(events.sequence, before))
    .orderBy(asc(events.sequence));
  return rows.map(({ kind }) => kind);
};

beforeEach(async () => {
  await db.delete(cardDecks);
  before = await lastEvent();
  test.clock.set(TEST_NOW);
  deck = (await make()).json();
});

describe("a deck", () => {
  it("is its maker's own until it is shared, and every teacher's then", async () => {
    expect(await listed(teacher)).toMatchObject([
      { title: "La maison", is_own: true, made_by: "Youssef", cards: 0, pupils: 0 },
    ]);
    expect(await listed(stranger)).toEqual([]);
    expect(await detail(deck.id, stranger)).toEqual(NOT_FOUND);
    expect((await stranger.post(`${URL}${deck.id}/copy/`, {}, keyed())).json()).toEqual(NOT_FOUND);

    await teacher.patch(`${URL}${deck.id}/`, { is_shared: true });
    await teacher.patch(`${URL}${deck.id}/`, { is_shared: true });
    expect(await listed(stranger)).toMatchObject([{ is_own: false, is_shared: true }]);
    expect((await detail(deck.id, stranger)).deck.id).toBe(deck.id);

    await teacher.patch(`${URL}${deck.id}/`, { is_shared: false });
    expect(await detail(deck.id, stranger)).toEqual(NOT_FOUND);
    expect(await told()).toEqual(["make-deck", "share-deck", "unshare-deck"]);
  });

  it("is changed and removed by its maker alone, shared or not", async () => {
    for (const isShared of [false, true]) {
      await teacher.patch(`${URL}${deck.id}/`, { is_shared: isShared });
      const url = `${URL}${deck.id}/`;
      const card = { arabic: "بيت", meaning: "maison" };
      expect((await stranger.patch(url, { title: "x" })).json()).toEqual(NOT_FOUND);
      expect((await remove(url, stranger)).json()).toEqual(NOT_FOUND);
      expect((await stranger.post(`${url}cards/`, card, keyed())).json()).toEqual(NOT_FOUND);
      expect((await stranger.put(`${url}order/`, { ids: [] })).json()).toEqual(NOT_FOUND);
      const file = { text: "بيت,maison" };
      expect((await stranger.post(`${url}import/check/`, file)).json()).toEqual(NOT_FOUND);
      expect((await stranger.post(`${url}import/`, file, keyed())).json()).toEqual(NOT_FOUND);
    }
    const renamed = { title: "À la maison", kind: "rule", programme: "quran-memorisation" };
    const changed = await teacher.patch(`${URL}${deck.id}/`, renamed);
    expect(changed.json()).toMatchObject(renamed);
    await remove(`${URL}${deck.id}/`);
    expect(await listed(teacher)).toEqual([]);
    expect(await detail(deck.id)).toEqual(NOT_FOUND);
    expect((await remove(`${URL}${deck.id}/`)).statusCode).toBe(404);
  });

  it("is copied with its cards, in their order, and is the copier's own", async () => {
    await add(deck.id, { arabic: "بيت", meaning: "maison" });
    await add(deck.id, { arabic: "باب", meaning: "porte", note: "pl. أبواب" });
    await teacher.patch(`${URL}${deck.id}/`, { is_shared: true });
    const key = randomUUID();
    const copy = (await stranger.post(`${URL}${deck.id}/copy/`, {}, keyed(key))).json();
    expect((await stranger.post(`${URL}${deck.id}/copy/`, {}, keyed(key))).json()).toEqual(copy);
    expect(copy).toMatchObject({ is_own: true, is_shared: false, cards: 2 });
    const copied = (await detail(copy.id, stranger)).cards;
    expect(copied).toMatchObject([{ arabic: "بيت" }, { arabic: "باب", note: "pl. أبواب" }]);
    await remove(`${URL}${deck.id}/`);
    expect((await detail(copy.id, stranger)).cards).toHaveLength(2);
  });

  it("is for teachers: families are refused, guests sign in first", async () => {
    for (const who of [people.parent, people.student]) {
      expect((await who.get(URL)).json()).toEqual(TEACHERS_ONLY);
      expect((await who.get(`${URL}${deck.id}/`)).json()).toEqual(TEACHERS_ONLY);
      expect((await make({}, who)).json()).toEqual(TEACHERS_ONLY);
      expect((await who.patch(`${URL}${deck.id}/`, { title: "x" })).json()).toEqual(TEACHERS_ONLY);
    }
    expect((await people.guest.get(URL)).json()).toEqual(SIGN_IN_FIRST);
    expect((await make({}, people.guest)).json()).toEqual(SIGN_IN_FIRST);
  });

  it("is read by staff who look after the content, shared or not, and changed by none of them", async () => {
    const { staff } = people;
    await add(deck.id, { arabic: "بيت", meaning: "maison" });
    expect(await listed(staff)).toMatchObject([{ title: "La maison", is_own: false, cards: 1 }]);
    expect(await detail(deck.id, staff)).toMatchObject({ cards: [{ arabic: "بيت" }], pupils: [] });
    expect((await make({}, staff)).json()).toEqual(TEACHERS_ONLY);
    expect((await staff.patch(`${URL}${deck.id}/`, { title: "x" })).json()).toEqual(TEACHERS_ONLY);
    expect((await staff.post(`${URL}${deck.id}/copy/`, {}, keyed())).json()).toEqual(TEACHERS_ONLY);
    const other = await buildStaff(db);
    await db.delete(staffRights).where(eq(staffRights.userId, other.id));
    const withoutRights = await signedIn(test, other);
    for (const url of [URL, `${URL}${deck.id}/`]) {
      const answer = await withoutRights.get(url);
      expect([answer.statusCode, answer.json()]).toEqual([403, RIGHT_OF_CONTENT]);
    }
  });

  it("says of which programme it is, also when that is offered no more", async () => {
    await teacher.patch(`${URL}${deck.id}/`, { programme: "quran-memorisation" });
    const named = { programme: "quran-memorisation", programme_name: { fr: expect.any(String) } };
    expect(await listed(teacher)).toMatchObject([named]);
    await db.update(programmes).set({ archivedAt: TEST_NOW });
    expect((await detail(deck.id)).deck).toMatchObject(named);
    await db.update(programmes).set({ archivedAt: null });
    await teacher.patch(`${URL}${deck.id}/`, { programme: null });
    expect((await detail(deck.id)).deck).toMatchObject({ programme: null, programme_name: null });
  });

  it.each([{ title: " " }, { kind: "poem" }, { programme: "astronomy" }])(
    "is not made of %j",
    async (change) => {
      expect((await make(change)).statusCode).toBe(400);
      expect(await db.$count(cardDecks)).toBe(1);
    },
  );
});

describe("a card", () => {
  it("comes after all others, once for each key, and is changed and removed", async () => {
    const key = randomUUID();
    const house = { arabic: "بيت", meaning: "maison" };
    const one = (await add(deck.id, house, key)).json();
    expect((await add(deck.id, house, key)).json()).toEqual(one);
    const two = (await add(deck.id, { arabic: "باب", meaning: "porte" })).json();
    expect(await arabicOf(deck.id)).toEqual(["بيت", "باب"]);

    const url = `/api/cards/${one.id}/`;
    expect((await stranger.patch(url, { meaning: "x" })).json()).toEqual(NOT_FOUND);
    expect((await remove(url, stranger)).json()).toEqual(NOT_FOUND);
    expect((await people.parent.patch(url, { meaning: "x" })).json()).toEqual(TEACHERS_ONLY);
    expect((await people.guest.patch(url, { meaning: "x" })).json()).toEqual(SIGN_IN_FIRST);
    expect((await teacher.patch(url, { note: "pl. بيوت" })).json()).toMatchObject({
      ...house,
      note: "pl. بيوت",
    });
    await remove(url);
    expect((await detail(deck.id)).cards).toEqual([two]);
    expect((await teacher.patch(url, { meaning: "x" })).statusCode).toBe(404);
    expect(await told()).toEqual([
      "make-deck",
      "add-card",
      "add-card",
      "change-card",
      "remove-card",
    ]);
  });

  it.each([
    [{ arabic: "house", meaning: "maison" }, "arabic"],
    [{ arabic: "", meaning: "maison" }, "arabic"],
    [{ arabic: "بيت", meaning: " " }, "meaning"],
    [{ arabic: "بيت", meaning: "maison", note: "x".repeat(501) }, "note"],
  ])("has Arabic on one side and a meaning on the other: %j", async (card, field) => {
    const answer = await add(deck.id, card);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual([field]);
  });

  it("stands where the teacher puts it, and a list of others is refused", async () => {
    for (const arabic of ["بيت", "باب", "غرفة"]) await add(deck.id, { arabic, meaning: "x" });
    const ids = (await detail(deck.id)).cards.map(({ id }: { id: string }) => id);
    const order = (wanted: string[]) => teacher.put(`${URL}${deck.id}/order/`, { ids: wanted });
    await order([ids[2], ids[0], ids[1]]);
    expect(await arabicOf(deck.id)).toEqual(["غرفة", "بيت", "باب"]);
    expect((await order(ids.slice(1))).statusCode).toBe(409);
    expect((await order([...ids.slice(1), randomUUID()])).statusCode).toBe(409);
  });
});

describe("a file of cards", () => {
  const check = (text: string) => teacher.post(`${URL}${deck.id}/import/check/`, { text });
  const bring = (text: string, key?: string) =>
    teacher.post(`${URL}${deck.id}/import/`, { text }, keyed(key));

  it("is shown first, and then brought after what is there, once", async () => {
    await add(deck.id, { arabic: "بيت", meaning: "maison" });
    const text = '\uFEFFSens;Arabe;Note\r\nporte;باب;"pl. ; أبواب"\r\n\r\nclé;مفتاح;\r\n';
    expect((await check(text)).json()).toEqual({
      cards: [
        { row: 2, arabic: "باب", meaning: "porte", note: "pl. ; أبواب" },
        { row: 4, arabic: "مفتاح", meaning: "clé", note: "" },
      ],
      faults: [],
    });
    expect(await db.$count(cards)).toBe(1);
    const key = randomUUID();
    expect((await bring(text, key)).json()).toEqual({ added: 2 });
    expect((await bring(text, key)).json()).toEqual({ added: 2 });
    expect(await arabicOf(deck.id)).toEqual(["بيت", "باب", "مفتاح"]);
  });

  it("is brought whole or not at all, and each faulty row is named", async () => {
    const text = "باب,porte\nkey,clé\nمفتاح,\nباب,porte";
    expect((await check(text)).json().faults).toMatchObject([
      { row: 2, fault: "no_arabic" },
      { row: 3, fault: "no_meaning" },
      { row: 4, fault: "twice" },
    ]);
    expect((await bring(text)).statusCode).toBe(409);
    expect(await db.$count(cards)).toBe(0);
  });

  it.each(["", "Arabic,Meaning", 'باب,"porte', `${"باب,porte\n".repeat(502)}`])(
    "is refused where it holds no cards, or too many",
    async (text) => {
      expect((await check(text)).statusCode).toBe(400);
      expect((await bring(text)).statusCode).toBe(400);
    },
  );

  it("fills a deck to its limit and not beyond", async () => {
    const rows = (count: number, word: string) =>
      Array.from({ length: count }, (_, at) => `باب,${word} ${at}`).join("\n");
    expect((await bring(rows(499, "a"))).statusCode).toBe(201);
    expect((await bring(rows(2, "b"))).statusCode).toBe(409);
    expect((await add(deck.id, { arabic: "بيت", meaning: "maison" })).statusCode).toBe(201);
    expect((await add(deck.id, { arabic: "بيت", meaning: "maison" })).statusCode).toBe(409);
  });
});
