import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { PracticePage } from "./practice-page.tsx";

const PUPIL = "00000000-0000-4000-8000-00000000000a";
const ANSWER = `POST /api/students/${PUPIL}/cards/answers/`;
const card = (id: string, arabic: string, meaning: string) => ({
  id,
  deck_id: "d",
  arabic,
  meaning,
  note: "",
  is_new: true,
});
const person = { student_id: PUPIL, name: "Inès", is_self: false, cards: 2 };
const counts = { known: 1, learning: 2, new: 3 };

async function show(people: object[] = [person]) {
  const calls = stubApi({
    "GET /api/cards/today/": { body: { people } },
    [`GET /api/students/${PUPIL}/cards/`]: {
      body: {
        student_id: PUPIL,
        name: "Inès",
        side: "parent",
        today: "2026-11-24",
        cards: [card("c1", "بيت", "house"), card("c2", "باب", "door")],
        answered: 0,
        decks: [{ deck_id: "d", title: "Home", kind: "vocabulary", new_per_day: 5, counts }],
      },
    },
    [ANSWER]: { body: { taken: [] } },
  });
  const view = await renderWithProviders(<PracticePage />);
  const sent = () => calls.filter(({ method }) => method === "POST");
  return { ...view, sent };
}

beforeEach(() => {
  document.cookie = "csrftoken=abc";
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
  expect(sent()).toHaveLength(3);
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
  await show([]);
  expect(await screen.findByText("No cards to practise")).toBeVisible();
});
