import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";

import { buildTeacher } from "../../../../../test/build-teacher.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import type { TeacherSearch } from "../model/teacher-search.ts";
import { ForFamilies } from "./for-families.tsx";
import { TeachersPage } from "./teachers-page.tsx";

const salma = buildTeacher();
const found = (teachers: object[], page_count = 1) => ({
  body: {
    teachers: teachers.map((teacher) => ({ ...teacher, fit: null })),
    page: 1,
    page_count,
    count: teachers.length,
  },
});

const USUAL = {
  "GET /api/programmes/": { body: salma.programmes },
  "GET /api/profile/": { status: 404 },
};

/** The page with an address of its own, as the route gives it. */
function Directory({ start }: { start: TeacherSearch }) {
  const [search, setSearch] = useState(start);
  return <TeachersPage search={search} onSearch={setSearch} />;
}

async function openDirectory(
  answers: Parameters<typeof stubApi>[0],
  start: TeacherSearch = {},
  language: "en" | "fr" | "ar" = "en",
) {
  const calls = stubApi({ ...USUAL, ...answers });
  const view = await renderWithProviders(<Directory start={start} />, { language });
  const choose = async (field: string, option: string) => {
    await view.user.click(screen.getByRole("combobox", { name: field }));
    await view.user.click(await screen.findByRole("option", { name: option }));
  };
  return { ...view, calls, choose };
}

test("a card says who it is, what is taught, in which languages and where, and leads to the profile", async () => {
  await openDirectory({ "GET /api/teachers/": found([salma]) });
  const card = within(await screen.findByRole("article", { name: "Salma Hegazy" }));
  expect(card.getByText("Tajweed")).toBeVisible();
  expect(card.getByText("Arabic · French")).toBeVisible();
  expect(card.getByText("7 years of experience")).toBeVisible();
  expect(card.getByText("Cairo")).toBeVisible();
  expect(card.getByText("J’enseigne aux enfants.")).toHaveAttribute("lang", "fr");
  expect(card.getByRole("link")).toHaveAttribute("href", "/teachers/teacher-1");
  expect(screen.getByText("1 teacher")).toBeVisible();
});

test("a choice is asked of the server, and clearing takes it away", async () => {
  const { choose, user } = await openDirectory({
    "GET /api/teachers/": found([salma]),
    "GET /api/teachers/?gender=M": found([]),
  });
  await screen.findByRole("article");
  await choose("A man or a woman", "A man");
  expect(await screen.findByText("No teacher fits all of this")).toBeVisible();
  await user.click(screen.getAllByRole("button", { name: "Clear the filters" })[0]!);
  expect(await screen.findByRole("article", { name: "Salma Hegazy" })).toBeVisible();
});

test("a programme is chosen by its name in the reader's language", async () => {
  const { choose } = await openDirectory(
    {
      "GET /api/teachers/": found([]),
      "GET /api/teachers/?programme=tajweed": found([salma]),
    },
    {},
    "fr",
  );
  await screen.findByText("Aucun enseignant pour l’instant");
  await choose("Programme", "Tajwid");
  expect(await screen.findByText("1 enseignant")).toBeVisible();
});

test("with a day come the hours after school, and the zone that they are meant in", async () => {
  const { choose } = await openDirectory({
    "GET /api/profile/": { body: { ...ownProfile, time_zone: "Europe/Paris" } },
    "GET /api/teachers/": found([]),
    "GET /api/teachers/?day=3&from=17%3A00&to=18%3A00": found([salma]),
    "GET /api/teachers/?day=3&from=17%3A00&to=19%3A30": found([salma, buildTeacher({ id: "b" })]),
  });
  await screen.findByText("No teachers yet");
  expect(screen.queryByRole("combobox", { name: "From" })).toBeNull();
  await choose("Day of the week", "Tuesday");
  expect(await screen.findByText("1 teacher")).toBeVisible();
  expect(screen.getByText("Your hours: Paris time.")).toBeVisible();
  await choose("To", "07:30 pm");
  expect(await screen.findByText("2 teachers")).toBeVisible();
});

test("further pages are asked for, and another choice begins at the first", async () => {
  const { user, calls, choose } = await openDirectory({
    "GET /api/teachers/": found([salma], 3),
    "GET /api/teachers/?page=2": found([salma], 3),
    "GET /api/teachers/?gender=F": found([salma]),
  });
  await screen.findByRole("article");
  await user.click(screen.getByRole("button", { name: "Next page" }));
  await choose("A man or a woman", "A woman");
  await screen.findByText("1 teacher");
  const asked = calls.map(({ path }) => path).filter((path) => path.includes("/teachers/"));
  expect(asked).toEqual(["/api/teachers/", "/api/teachers/?page=2", "/api/teachers/?gender=F"]);
});

test("on phones the filters open behind a button that counts what is chosen", async () => {
  const { user } = await openDirectory(
    { "GET /api/teachers/?language=fr&gender=F": found([salma]) },
    { language: "fr", gender: "F" },
  );
  const button = screen.getByRole("button", { name: "Filters 2" });
  expect(button).toHaveAttribute("aria-expanded", "false");
  await user.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
});

test("a failure offers another try", async () => {
  let isThere = false;
  const { user } = await openDirectory({
    "GET /api/teachers/": () => (isThere ? found([salma]) : { status: 404 }),
  });
  await screen.findByText("This could not be loaded");
  isThere = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("article")).toBeVisible();
});

test("teachers are told that the page is for families", async () => {
  await renderWithProviders(<ForFamilies />);
  expect(screen.getByText("This page is for students and parents")).toBeVisible();
});

const ownProfile = {
  id: "p1",
  role: "P",
  name: "Nadia",
  email: "nadia@example.test",
  email_verified: true,
  bio: "",
  phone_number: null,
  language: "en",
  picture: null,
  zoom_email: null,
  years_of_experience: null,
};
