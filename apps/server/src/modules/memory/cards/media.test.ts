import { randomUUID } from "node:crypto";

import { CARD_MEDIUM_MAX_BYTES } from "@riwaq/contracts/memory/cards";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";

import { recordingFile } from "../../../../test/applications.ts";
import { NOT_FOUND, SIGN_IN_FIRST, TEACHERS_ONLY } from "../../../../test/error-map.ts";
import { buildStaff, signedIn } from "../../../../test/factories.ts";
import { buildMemoryScene } from "../../../../test/memory-scene.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { looseFiles } from "../../../platform/db/tables/loose-files.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { cardDecks } from "../tables/card-decks.ts";
import { cards } from "../tables/cards.ts";

const test = await startTestApp();
const { db } = test;
const { student, people } = await buildMemoryScene(test);
const { teacher, stranger } = people;
const otherStaff = await buildStaff(db);
await db.delete(staffRights).where(eq(staffRights.userId, otherStaff.id));
const withoutRights = await signedIn(test, otherStaff);

type Medium = "sound" | "picture";
const keyed = () => ({ "idempotency-key": randomUUID() });
const at = (id: string, medium: Medium = "picture") => `/api/cards/${id}/media/${medium}/`;
const send = (medium: Medium, bytes: Buffer, { id = card.id, who = teacher } = {}) =>
  who.unsafe("PUT", at(id, medium), bytes, { "content-type": "application/octet-stream" });
const remove = (url: string, who: TestClient = teacher) => who.unsafe("DELETE", url, undefined, {});
const shown = async (who: TestClient, medium: Medium = "picture", id = card.id) =>
  (await who.get(at(id, medium))).statusCode;
const pupils = (id: string) => `/api/decks/${id}/pupils/${student.id}/`;
const photo = (background = "red", width = 1600, height = 800) =>
  sharp({ create: { width, height, channels: 3, background } }).withExif({
    IFD0: { Copyright: "somebody" },
  });
const png = await photo().png().toBuffer();

let deck: { id: string };
let card: { id: string };

beforeEach(async () => {
  await db.delete(cardDecks);
  await db.delete(looseFiles);
  deck = (
    await teacher.post("/api/decks/", { title: "Maison", kind: "vocabulary" }, keyed())
  ).json();
  const words = { arabic: "بيت", meaning: "maison" };
  card = (await teacher.post(`/api/decks/${deck.id}/cards/`, words, keyed())).json();
});

const keysOf = async (id: string = card.id) => {
  const [row] = await db.select().from(cards).where(eq(cards.id, id));
  return [row?.soundKey, row?.pictureKey].filter((key) => typeof key === "string");
};
const isStored = async (key: string | undefined) =>
  test.services.storage.get(key ?? "").then(
    (file) => Boolean(file.destroy()),
    () => false,
  );

describe("the picture of a card", () => {
  it.each(["png", "jpeg", "webp"] as const)(
    "is taken as %s, and kept small, with nothing else that the file carried",
    async (format) => {
      const sent = await send("picture", await photo()[format]().toBuffer());
      expect(sent.json()).toMatchObject({ id: card.id, arabic: "بيت", sound: null });
      const read = await teacher.get(at(card.id));
      expect([read.statusCode, read.headers["content-type"]]).toEqual([200, "image/webp"]);
      const kept = await sharp(read.rawPayload).metadata();
      expect([kept.width, kept.height, kept.exif]).toEqual([800, 400, undefined]);
    },
  );

  it("is refused where it is none, or too large", async () => {
    expect(Object.keys((await send("picture", Buffer.from("<svg/>"))).json())).toEqual(["picture"]);
    expect((await send("picture", recordingFile())).statusCode).toBe(400);
    const large = Buffer.concat([png, Buffer.alloc(CARD_MEDIUM_MAX_BYTES.picture)]);
    expect((await send("picture", large)).statusCode).toBe(413);
    expect((await teacher.put(at(card.id), { picture: 1 })).statusCode).toBe(415);
    expect(await keysOf()).toEqual([]);
  });
});

describe("the sound of a card", () => {
  it.each(["webm", "mp4", "ogg", "mp3"] as const)(
    "is taken as %s, and heard in parts",
    async (type) => {
      const bytes = recordingFile(type);
      expect((await send("sound", bytes)).json().sound).toEqual(expect.any(String));
      const heard = await teacher.get(at(card.id, "sound"));
      expect(heard.headers["content-type"]).toBe(`audio/${type === "mp3" ? "mpeg" : type}`);
      expect(heard.rawPayload.equals(bytes)).toBe(true);
      const part = await teacher.get(at(card.id, "sound"), { range: "bytes=2-5" });
      expect([part.statusCode, part.rawPayload.equals(bytes.subarray(2, 6))]).toEqual([206, true]);
    },
  );

  it("is refused where it is none, or long", async () => {
    expect(Object.keys((await send("sound", png)).json())).toEqual(["sound"]);
    const long = Buffer.concat([recordingFile(), Buffer.alloc(CARD_MEDIUM_MAX_BYTES.sound)]);
    expect((await send("sound", long)).statusCode).toBe(413);
  });
});

describe("sound and picture", () => {
  it("are changed by the maker of the deck alone, shared or not", async () => {
    for (const isShared of [false, true]) {
      await teacher.patch(`/api/decks/${deck.id}/`, { is_shared: isShared });
      expect((await send("picture", png, { who: stranger })).json()).toEqual(NOT_FOUND);
      expect((await remove(at(card.id), stranger)).json()).toEqual(NOT_FOUND);
    }
    for (const who of [people.student, people.parent, people.staff]) {
      expect((await send("picture", png, { who })).json()).toEqual(TEACHERS_ONLY);
      expect((await remove(at(card.id), who)).json()).toEqual(TEACHERS_ONLY);
    }
    expect((await send("picture", png, { who: people.guest })).json()).toEqual(SIGN_IN_FIRST);
    expect((await remove(at(card.id), people.guest)).json()).toEqual(SIGN_IN_FIRST);
    expect((await send("picture", png, { id: randomUUID() })).json()).toEqual(NOT_FOUND);
    expect((await teacher.get(`/api/cards/${card.id}/media/film/`)).json()).toEqual(NOT_FOUND);
  });

  it("are shown to the maker and staff of content, to teachers once shared, and to nobody else", async () => {
    await send("picture", png);
    for (const who of [teacher, people.staff]) expect(await shown(who)).toBe(200);
    const others = [stranger, people.student, people.parent, people.neighbour, withoutRights];
    for (const who of others) expect((await who.get(at(card.id))).json()).toEqual(NOT_FOUND);
    expect((await people.guest.get(at(card.id))).json()).toEqual(SIGN_IN_FIRST);
    await teacher.patch(`/api/decks/${deck.id}/`, { is_shared: true });
    expect(await shown(stranger)).toBe(200);
    expect(await shown(people.parent)).toBe(404);
    expect(await shown(teacher, "sound")).toBe(404);
  });

  it("are shown to the pupil and the family as long as the deck is learnt", async () => {
    await send("sound", recordingFile());
    await teacher.put(pupils(deck.id), { new_per_day: 3 });
    for (const who of [people.student, people.parent]) {
      expect(await shown(who, "sound")).toBe(200);
      const [first] = (await who.get(`/api/students/${student.id}/cards/`)).json().cards;
      expect(first).toMatchObject({ sound: expect.any(String), picture: null });
    }
    expect(await shown(people.neighbour, "sound")).toBe(404);
    expect(await shown(withoutRights, "sound")).toBe(404);
    await remove(pupils(deck.id));
    expect(await shown(people.parent, "sound")).toBe(404);
  });

  it("are shown to who teaches a pupil with another's deck, also when it is shared no more", async () => {
    const made = { title: "À elle", kind: "vocabulary" };
    const theirs = (await stranger.post("/api/decks/", made, keyed())).json();
    const words = { arabic: "باب", meaning: "porte" };
    const one = (await stranger.post(`/api/decks/${theirs.id}/cards/`, words, keyed())).json();
    await send("picture", png, { id: one.id, who: stranger });
    await stranger.patch(`/api/decks/${theirs.id}/`, { is_shared: true });
    await teacher.put(pupils(theirs.id), { new_per_day: 3 });
    await stranger.patch(`/api/decks/${theirs.id}/`, { is_shared: false });
    expect(await shown(teacher, "picture", one.id)).toBe(200);
  });

  it("give place to what comes after them, and are kept no longer", async () => {
    const first = (await send("picture", png)).json();
    const [before] = await keysOf();
    const second = (await send("picture", await photo("blue").png().toBuffer())).json();
    expect(second.picture).not.toBe(first.picture);
    expect(await isStored(before)).toBe(false);
    const [now] = await keysOf();
    expect(await isStored(now)).toBe(true);
    expect((await remove(at(card.id))).json()).toMatchObject({ picture: null });
    expect((await remove(at(card.id))).json()).toMatchObject({ picture: null });
    expect([await shown(teacher), await isStored(now)]).toEqual([404, false]);
    const loose = await db.select().from(looseFiles);
    expect(loose.map(({ since }) => since.getTime())).toEqual([0, 0]);
  });

  it.each(["card", "deck"] as const)("go with their %s", async (what) => {
    await send("picture", png);
    await send("sound", recordingFile());
    const keys = await keysOf();
    expect(keys).toHaveLength(2);
    await remove(what === "card" ? `/api/cards/${card.id}/` : `/api/decks/${deck.id}/`);
    for (const key of keys) expect(await isStored(key)).toBe(false);
    expect([await shown(teacher), await keysOf()]).toEqual([404, []]);
  });

  it("come along with a copy, and stay until the last card lets them go", async () => {
    await send("picture", png);
    await teacher.patch(`/api/decks/${deck.id}/`, { is_shared: true });
    const copy = (await stranger.post(`/api/decks/${deck.id}/copy/`, {}, keyed())).json();
    const [copied] = (await stranger.get(`/api/decks/${copy.id}/`)).json().cards;
    const [key] = await keysOf();
    await remove(`/api/decks/${deck.id}/`);
    expect([await shown(stranger, "picture", copied.id), await isStored(key)]).toEqual([200, true]);
    expect(await shown(teacher, "picture", copied.id)).toBe(404);
    await remove(`/api/cards/${copied.id}/`, stranger);
    expect(await isStored(key)).toBe(false);
  });
});
