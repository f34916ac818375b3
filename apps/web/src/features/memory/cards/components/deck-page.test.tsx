import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { buildUser } from "../../../../../test/sign-in.ts";
import { stubApi } from "../../../../../test/stub-api.ts";
import { DeckPage } from "./deck-page.tsx";

const ID = "00000000-0000-4000-8000-00000000000b";
const deck = {
  id: ID,
  title: "Home",
  kind: "vocabulary",
  programme: "arabic",
  programme_name: { en: "Arabic", fr: "Arabe", ar: "العربية" },
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
const cards = [{ id: "c1", arabic: "بيت", meaning: "house", note: "", sound: "s1", picture: null }];

const offered = [
  { id: "p1", slug: "tajwid", area: "quran", name: { en: "Tajwid", fr: "Tajwid", ar: "التجويد" } },
];

async function show(change: object = {}, role: "T" | "A" = "T", answers = {}) {
  const calls = stubApi({
    [`GET /api/decks/${ID}/`]: { body: { deck: { ...deck, ...change }, cards, pupils } },
    "GET /api/students/": { body: [] },
    "GET /api/programmes/": { body: offered },
    "GET /api/users/me/homes/": {
      body: { homes: [role], rights: role === "A" ? ["content"] : [] },
    },
    [`PATCH /api/decks/${ID}/`]: { body: { ...deck, is_shared: true } },
    ...answers,
  });
  const view = await renderWithProviders(<DeckPage id={ID} user={buildUser(role)} />);
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

test("staff read it, and find nothing to change or to give", async () => {
  await show({ is_own: false, is_shared: false }, "A");
  expect(screen.getByText("Vocabulary · Arabic · By Youssef")).toBeVisible();
  expect(screen.getByText("house")).toBeVisible();
  expect(screen.getByRole("button", { name: /Listen to/ })).toBeVisible();
  for (const name of ["Copy to your decks", "Add a card", "Change بيت", "Give to a pupil"]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
});

test("its programme is chosen among those of the institute, and the one it has stays a choice", async () => {
  const { user, calls } = await show();
  await user.click(screen.getByRole("button", { name: "Change the deck" }));
  await user.click(await screen.findByRole("combobox", { name: "Programme" }));
  const names = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
  expect(names).toEqual(["None in particular", "Tajwid", "Arabic"]);
  await user.click(screen.getByRole("option", { name: "Tajwid" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === "PATCH")?.body).toMatchObject({
      programme: "tajwid",
    }),
  );
});

const MEDIA = "/api/cards/c1/media";
const kept = (change: object) => ({ body: { ...cards[0], ...change } });

test("a picture is added to a card, seen and removed, and what is too long is not sent", async () => {
  const { user, calls } = await show({}, "T", {
    [`PUT ${MEDIA}/picture/`]: kept({ picture: "p1" }),
    [`DELETE ${MEDIA}/picture/`]: kept({ picture: null }),
    [`DELETE ${MEDIA}/sound/`]: kept({ sound: null }),
  });
  await user.click(screen.getByRole("button", { name: "Change بيت" }));
  const dialog = within(await screen.findByRole("dialog"));
  const file = new File(["a picture"], "house.png", { type: "image/png" });
  await user.upload(dialog.getByLabelText("Choose a picture", { selector: "input" }), file);
  const picture = await dialog.findByRole("img", { name: "Picture of بيت" });
  expect(picture).toHaveAttribute("src", `${MEDIA}/picture/?version=p1`);
  await user.click(dialog.getByRole("button", { name: "Remove the picture" }));
  await waitFor(() => expect(dialog.queryByRole("img")).toBeNull());
  await user.click(dialog.getByRole("button", { name: "Remove the sound" }));
  await waitFor(() => expect(dialog.queryByRole("button", { name: /Listen to/ })).toBeNull());
  const long = new File([new Uint8Array(600_000)], "long.mp3", { type: "audio/mpeg" });
  await user.upload(dialog.getByLabelText("Choose a sound file", { selector: "input" }), long);
  expect(await dialog.findByText(/This sound is too long/)).toBeVisible();
  const changes = calls.filter(({ method }) => method !== "GET");
  expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PUT ${MEDIA}/picture/`,
    `DELETE ${MEDIA}/picture/`,
    `DELETE ${MEDIA}/sound/`,
  ]);
});

test("a new card is saved first, and asks for picture and sound then", async () => {
  const made = { id: "c2", arabic: "باب", meaning: "door", note: "", sound: null, picture: null };
  const { user } = await show({}, "T", {
    [`POST /api/decks/${ID}/cards/`]: { status: 201, body: made },
  });
  await user.click(screen.getByRole("button", { name: "Add a card" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "Arabic" }), "باب");
  await user.type(dialog.getByRole("textbox", { name: "Meaning" }), "door");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByRole("button", { name: "Choose a picture" })).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
