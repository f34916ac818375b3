import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { DeckPage } from "./deck-page.tsx";

const ID = "00000000-0000-4000-8000-00000000000b";
const deck = {
  id: ID,
  title: "Home",
  kind: "vocabulary",
  programme: null,
  is_shared: false,
  is_own: true,
  made_by: "Youssef",
  cards: 1,
  pupils: 1,
};
const pupils = [
  {
    student_id: "s1",
    name: "Inès",
    new_per_day: 5,
    counts: { known: 1, learning: 2, new: 3 },
  },
];
const cards = [{ id: "c1", arabic: "بيت", meaning: "house", note: "" }];

async function show(change: object = {}) {
  const calls = stubApi({
    [`GET /api/decks/${ID}/`]: { body: { deck: { ...deck, ...change }, cards, pupils } },
    "GET /api/students/": { body: [] },
    [`PATCH /api/decks/${ID}/`]: { body: { ...deck, is_shared: true } },
  });
  const view = await renderWithProviders(<DeckPage id={ID} />);
  await screen.findByRole("heading", { name: "Home" });
  return { ...view, calls };
}

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

test("its maker sees cards and pupils, and shares it", async () => {
  const { user, calls } = await show();
  expect(screen.getByText("house")).toBeVisible();
  expect(screen.getByText("Known: 1 · being learnt: 2 · new: 3")).toBeVisible();
  await user.click(screen.getByRole("switch", { name: "Share with all teachers" }));
  expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ is_shared: true });
});

test("another teacher copies it and changes nothing", async () => {
  await show({ is_own: false, is_shared: true });
  expect(screen.getByRole("button", { name: "Copy to your decks" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add a card" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Change بيت" })).toBeNull();
});
