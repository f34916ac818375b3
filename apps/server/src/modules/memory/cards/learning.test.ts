import { randomUUID } from "node:crypto";

import { asc, gt, max } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST, TEACHERS_ONLY } from "../../../../test/error-map.ts";
import { buildMemoryScene } from "../../../../test/memory-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { cardDecks } from "../tables/card-decks.ts";
import { cardReviews } from "../tables/card-reviews.ts";
import { deckAssignments } from "../tables/deck-assignments.ts";

const test = await startTestApp();
const { db } = test;
const { student, people } = await buildMemoryScene(test);
const { teacher, parent } = people;
const DAY_MS = 86_400_000;
const base = `/api/students/${student.id}/cards/`;
const keyed = () => ({ "idempotency-key": randomUUID() });
const remove = (url: string, who: TestClient) => who.unsafe("DELETE", url, undefined, {});

async function makeDeck(title: string, words: number) {
  const made = await teacher.post("/api/decks/", { title, kind: "vocabulary" }, keyed());
  const deck = made.json<{ id: string }>();
  const text = Array.from({ length: words }, (_, at) => `باب,${title} ${at}`).join("\n");
  await teacher.post(`/api/decks/${deck.id}/import/`, { text }, keyed());
  return deck;
}

let deck: { id: string };
const pupilUrl = (id: string) => `/api/decks/${id}/pupils/${student.id}/`;
const assign = (newPerDay: number, who: TestClient = teacher, id = deck.id) =>
  who.put(pupilUrl(id), { new_per_day: newPerDay });
const shown = async (who: TestClient = parent) => (await who.get(base)).json();
const meanings = async () =>
  (await shown()).cards.map(({ meaning }: { meaning: string }) => meaning);
const said = async (cardId: string, change: object = {}) => ({
  id: randomUUID(),
  card_id: cardId,
  day: (await shown()).today,
  verdict: "alone",
  answered_at: test.clock.now().toISOString(),
  ...change,
});
const send = (answers: object[], who: TestClient = parent) =>
  who.post(`${base}answers/`, { answers });

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
  test.clock.set(TEST_NOW);
  deck = await makeDeck("mot", 10);
  before = await lastEvent();
});

describe("a deck that is given to a pupil", () => {
  it("brings so many new cards on a day, as whoever sees them", async () => {
    expect(await shown()).toMatchObject({ side: "parent", cards: [], decks: [] });
    await assign(3);
    await assign(3);
    expect(await meanings()).toEqual(["mot 0", "mot 1", "mot 2"]);
    await assign(5);
    expect(await shown(people.student)).toMatchObject({
      side: "pupil",
      decks: [{ title: "mot", new_per_day: 5, counts: { known: 0, learning: 0, new: 10 } }],
    });
    expect((await shown()).cards).toHaveLength(5);
    expect((await shown(teacher)).side).toBe("teacher");
    expect((await shown(people.staff)).side).toBe("staff");
    expect(await told()).toEqual(["assign-deck", "assign-deck"]);
  });

  it("is given and ended by a teacher of the pupil alone", async () => {
    await teacher.patch(`/api/decks/${deck.id}/`, { is_shared: true });
    expect((await assign(3, people.stranger)).json()).toEqual(NOT_FOUND);
    for (const who of [parent, people.student, people.staff, people.neighbour]) {
      expect((await assign(3, who)).json()).toEqual(TEACHERS_ONLY);
    }
    expect((await assign(3, people.guest)).json()).toEqual(SIGN_IN_FIRST);
    for (const newPerDay of [0, 31]) expect((await assign(newPerDay)).statusCode).toBe(400);
    expect(await db.$count(deckAssignments)).toBe(0);
    await assign(3);
    expect((await remove(pupilUrl(deck.id), people.stranger)).json()).toEqual(NOT_FOUND);
    expect((await remove(pupilUrl(deck.id), parent)).json()).toEqual(TEACHERS_ONLY);
    expect((await shown()).cards).toHaveLength(3);
    await remove(pupilUrl(deck.id), teacher);
    await remove(pupilUrl(deck.id), teacher);
    expect(await shown()).toMatchObject({ cards: [], decks: [] });
  });

  it("is not another teacher's private one, and may be a shared one", async () => {
    const made = { title: "À moi", kind: "rule" };
    const other = (await people.stranger.post("/api/decks/", made, keyed())).json();
    expect((await assign(3, teacher, other.id)).json()).toEqual(NOT_FOUND);
    await people.stranger.patch(`/api/decks/${other.id}/`, { is_shared: true });
    expect((await assign(3, teacher, other.id)).statusCode).toBe(200);
    await people.stranger.patch(`/api/decks/${other.id}/`, { is_shared: false });
    expect((await shown()).decks).toHaveLength(1);
    expect((await remove(pupilUrl(other.id), teacher)).statusCode).toBe(200);
    expect((await shown()).decks).toEqual([]);
  });

  it("comes no more once it is removed", async () => {
    await assign(3);
    await remove(`/api/decks/${deck.id}/`, teacher);
    expect(await shown()).toMatchObject({ cards: [], decks: [] });
  });
});

describe("an answer to a card", () => {
  beforeEach(async () => {
    await assign(3);
    before = await lastEvent();
  });
  const first = async () => (await shown()).cards[0].id as string;

  it("counts once, however often it is sent, and by whomever", async () => {
    const one = await said(await first());
    const [sent] = await Promise.all([send([one]), send([one]), send([one, one], people.student)]);
    expect(sent.json()).toEqual({ taken: [one.id] });
    expect(await db.$count(cardReviews)).toBe(1);
    expect(await told()).toEqual(["answer-cards"]);
    expect(await shown()).toMatchObject({ answered: 1, decks: [{ counts: { learning: 1 } }] });
    expect(await meanings()).toEqual(["mot 1", "mot 2"]);
  });

  it("brings the card again, sooner where it did not go well, before what is new", async () => {
    const { cards } = await shown();
    await send([await said(cards[0].id, { verdict: "again" }), await said(cards[1].id)]);
    test.clock.advance(DAY_MS);
    expect(await meanings()).toEqual(["mot 0", "mot 2", "mot 3", "mot 4"]);
    test.clock.advance(9 * DAY_MS);
    expect((await meanings()).slice(0, 2)).toEqual(["mot 0", "mot 1"]);
  });

  it("is told to the teacher as progress, deck by deck", async () => {
    await send([await said(await first())]);
    expect((await teacher.get(`/api/decks/${deck.id}/`)).json().pupils).toEqual([
      {
        student_id: student.id,
        name: "Inès",
        new_per_day: 3,
        counts: { known: 0, learning: 1, new: 9 },
      },
    ]);
    await teacher.patch(`/api/decks/${deck.id}/`, { is_shared: true });
    const others = (await people.stranger.get(`/api/decks/${deck.id}/`)).json();
    expect(others).toMatchObject({ pupils: [], deck: { pupils: 0 } });
  });

  it("is not taken of a card of others, or of a day long ago or to come; others are", async () => {
    const hidden = await makeDeck("autre", 1);
    const [other] = (await teacher.get(`/api/decks/${hidden.id}/`)).json().cards;
    const card = await first();
    const good = await said(card);
    const answers = [
      good,
      await said(other.id),
      await said(card, { day: "2020-01-01" }),
      await said(card, { day: "2100-01-01" }),
    ];
    expect((await send(answers)).json()).toEqual({ taken: [good.id] });
    expect(await db.$count(cardReviews)).toBe(1);
  });

  it("is taken when it waited and the deck was ended meanwhile", async () => {
    const one = await said(await first());
    await remove(pupilUrl(deck.id), teacher);
    test.clock.advance(3 * DAY_MS);
    expect((await send([one])).json()).toEqual({ taken: [one.id] });
  });

  it("comes from the family alone", async () => {
    const one = await said(await first());
    for (const who of [teacher, people.staff]) {
      expect((await send([one], who)).statusCode).toBe(403);
    }
    for (const who of [people.neighbour, people.stranger]) {
      expect((await send([one], who)).json()).toEqual(NOT_FOUND);
      expect((await who.get(base)).json()).toEqual(NOT_FOUND);
    }
    expect((await send([one], people.guest)).json()).toEqual(SIGN_IN_FIRST);
    expect((await people.guest.get(base)).json()).toEqual(SIGN_IN_FIRST);
    expect((await send([])).statusCode).toBe(400);
    expect((await send([{ ...one, verdict: "perfect" }])).statusCode).toBe(400);
  });
});

it("today is of oneself and one's children to whom a deck was given", async () => {
  const today = async (who: TestClient) => (await who.get("/api/cards/today/")).json().people;
  expect(await today(parent)).toEqual([]);
  await assign(3);
  const person = { student_id: student.id, name: "Inès", cards: 3 };
  expect(await today(parent)).toEqual([{ ...person, is_self: false }]);
  expect(await today(people.student)).toEqual([{ ...person, is_self: true }]);
  for (const who of [people.neighbour, teacher, people.staff]) expect(await today(who)).toEqual([]);
  expect((await people.guest.get("/api/cards/today/")).json()).toEqual(SIGN_IN_FIRST);
});
