import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { buildUser } from "../../../../../test/sign-in.ts";
import { type SentRequest, stubApi } from "../../../../../test/stub-api.ts";
import { currentUser } from "../../../../lib/current-user.ts";
import { type CardsSearch, PracticePage } from "./practice-page.tsx";

const PUPIL = "00000000-0000-4000-8000-00000000000a";
const ANSWER = `POST /api/students/${PUPIL}/cards/answers/`;
const card = (id: string, arabic: string, meaning: string) => ({
  id,
  deck_id: "d",
  arabic,
  meaning,
  note: "",
  sound: null as string | null,
  picture: null as string | null,
  is_new: true,
});
const USER = buildUser("P");
const answersIn = ({ body }: SentRequest) => (body as { answers: Array<{ id: string }> }).answers;
const person = { student_id: PUPIL, name: "Inès", is_self: false, cards: 2 };
const counts = { known: 1, learning: 2, new: 3 };

function Page() {
  const [search, setSearch] = useState<CardsSearch>({});
  return <PracticePage user={USER} search={search} onSearch={setSearch} />;
}

const practice = (cards = [card("c1", "بيت", "house"), card("c2", "باب", "door")]) => ({
  student_id: PUPIL,
  name: "Inès",
  side: "parent",
  time_zone: "Europe/Paris",
  today: "2026-11-24",
  cards,
  answered: 0,
  decks: [{ deck_id: "d", title: "Home", kind: "vocabulary", new_per_day: 5, counts }],
});
const takesAll = ({ body }: SentRequest) => ({
  body: { taken: (body as { answers: Array<{ id: string }> }).answers.map(({ id }) => id) },
});

async function show({ people = [person], cards = practice().cards, answers = {} } = {}) {
  const calls = stubApi({
    "GET /api/cards/today/": { body: { people } },
    [`GET /api/students/${PUPIL}/cards/`]: { body: practice(cards) },
    [ANSWER]: takesAll,
    ...answers,
  });
  const view = await renderWithProviders(<Page />);
  const sent = () => calls.filter(({ method }) => method === "POST");
  return { ...view, sent };
}

const played: string[] = [];

beforeEach(() => {
  document.cookie = "csrftoken=abc";
  played.length = 0;
  vi.stubGlobal(
    "Audio",
    class {
      readonly address: string;
      constructor(address: string) {
        this.address = address;
      }
      play = async () => void played.push(this.address);
      pause = () => {};
    },
  );
});
afterEach(() => {
  // Nobody is signed in any more: what waits is let go.
  currentUser.set(null);
  dispatchEvent(new Event("online"));
});

test("a card is looked at, turned and answered; one that is wished once more comes at the end", async () => {
  const { user, sent } = await show();
  expect(await screen.findByText("بيت")).toBeVisible();
  expect(screen.queryByText("house")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show the other side" }));
  expect(screen.getByText("house")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Once more" }));
  for (const meaning of ["door", "house"]) {
    await user.click(screen.getByRole("button", { name: "Show the other side" }));
    expect(screen.getByText(meaning)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Alone" }));
  }
  expect(screen.getByText("That is all for today")).toBeVisible();
  await waitFor(() => expect(sent().flatMap(answersIn)).toHaveLength(3));
});

test("the Arabic is typed with the keyboard on screen, and erased", async () => {
  const { user } = await show();
  await user.click(await screen.findByRole("switch", { name: "Type the Arabic" }));
  await user.click(screen.getByRole("button", { name: "Arabic keyboard" }));
  for (const letter of ["ب", "ي", "ت", "ن"]) {
    await user.click(screen.getByRole("button", { name: letter }));
  }
  await user.click(screen.getByRole("button", { name: "Erase" }));
  expect(screen.getByRole("textbox", { name: "Your answer" })).toHaveValue("بيت");
  await user.click(screen.getByRole("button", { name: "Check" }));
  expect(screen.getByText(/That is it/)).toBeVisible();
});

test("without a deck there is nothing to practise, and it says what comes", async () => {
  await show({ people: [] });
  expect(await screen.findByText("No cards to practise")).toBeVisible();
});

const spoken = { ...card("c1", "بيت", "house"), sound: "s1", picture: "p1" };
const SOUND = "/api/cards/c1/media/sound/?version=s1";
const pictureShown = () => document.querySelector("img")?.getAttribute("src") ?? null;

test("the picture comes with the meaning, and the sound is heard by a press and once as the card is turned", async () => {
  const { user } = await show({ cards: [spoken] });
  await user.click(await screen.findByRole("button", { name: /Listen to/ }));
  expect([played, pictureShown()]).toEqual([[SOUND], null]);
  await user.click(screen.getByRole("button", { name: "Show the other side" }));
  expect([played, pictureShown()]).toEqual([
    [SOUND, SOUND],
    "/api/cards/c1/media/picture/?version=p1",
  ]);
  await user.click(screen.getByRole("button", { name: /Listen to/ }));
  expect(played).toHaveLength(3);
});

test("where the Arabic is typed the picture asks for it, and the sound comes with the answer", async () => {
  const { user } = await show({ cards: [spoken] });
  await user.click(await screen.findByRole("switch", { name: "Type the Arabic" }));
  expect(pictureShown()).toContain("/picture/");
  expect(screen.queryByRole("button", { name: /Listen to/ })).toBeNull();
  expect(played).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Check" }));
  expect(played).toEqual([SOUND]);
});

test("a card without sound stays silent", async () => {
  const { user } = await show();
  await user.click(await screen.findByRole("button", { name: "Show the other side" }));
  expect(played).toEqual([]);
  expect(screen.queryByRole("button", { name: /Listen to/ })).toBeNull();
});

test("an answer that finds no line waits here, says so, and arrives once with its id", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  let isCut = true;
  const arrived: string[] = [];
  const answers = {
    [ANSWER]: (request: SentRequest) => {
      if (isCut) throw new TypeError("Failed to fetch");
      arrived.push(...answersIn(request).map(({ id }) => id));
      return takesAll(request);
    },
  };
  const { user, sent } = await show({ answers });
  await user.click(await screen.findByRole("button", { name: "Show the other side" }));
  await user.click(screen.getByRole("button", { name: "Alone" }));
  const kept = "1 answer is kept on this phone and sent when there is a line again.";
  expect(await screen.findByText(kept)).toBeVisible();
  isCut = false;
  await vi.advanceTimersByTimeAsync(60_000);
  await waitFor(() => expect(arrived).toHaveLength(1));
  expect(screen.queryByText(kept)).toBeNull();
  expect(
    new Set(
      sent()
        .flatMap(answersIn)
        .map(({ id }) => id),
    ).size,
  ).toBe(1);
  vi.useRealTimers();
});
