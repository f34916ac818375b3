import type { StaffPhrase } from "@riwaq/contracts/learning/phrases";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { PhrasesPage } from "./phrases-page.tsx";

const LIST = "GET /api/staff/set-phrases/";
const ADD = "POST /api/staff/set-phrases/";
const ORDER = "PUT /api/staff/set-phrases/order/";
const TAJWEED = {
  id: "00000000-0000-4000-8000-00000000000a",
  slug: "tajweed",
  area: "quran",
  name: { en: "Tajweed", fr: "Règles du tajwid", ar: "أحكام التجويد" },
  levels: [],
  about: { en: "", fr: "", ar: "" },
  sample: null,
  is_archived: false,
};

const phrase = (phraseId: string, en: string, change: Partial<StaffPhrase> = {}): StaffPhrase => ({
  phrase: phraseId,
  version: 1,
  words: { en, fr: `${en} (fr)`, ar: "قراءة سلسة" },
  kind: "strength",
  programme_id: null,
  is_retired: false,
  ...change,
});
const fluent = phrase("p1", "Fluent");
const calm = phrase("p2", "Calm");
const old = phrase("p3", "Old", { is_retired: true });
const madd = phrase("p4", "Madd", { programme_id: TAJWEED.id });

async function show(answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    [LIST]: { body: [fluent, calm, madd, old] },
    "GET /api/staff/programmes/": { body: [TAJWEED] },
    ...answers,
  });
  const view = await renderWithProviders(<PhrasesPage />);
  await screen.findByRole("article", { name: /Fluent|Madd/ });
  const written = () => calls.filter(({ method }) => method !== "GET");
  return { ...view, written };
}

const strengths = () => within(screen.getByRole("region", { name: "Strengths" }));
const names = () =>
  strengths()
    .getAllByRole("article")
    .map((row) => row.getAttribute("aria-label"));

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

test("phrases stand by programme and kind, in every language, retired ones apart", async () => {
  const { user } = await show();
  expect(names()).toEqual(["Fluent", "Calm", "Old"]);
  const row = within(strengths().getByRole("article", { name: "Fluent" }));
  expect(row.getByText("Fluent (fr)")).toHaveAttribute("lang", "fr");
  expect(row.getByText("قراءة سلسة")).toHaveAttribute("dir", "rtl");
  await user.click(screen.getByRole("combobox", { name: "Programme" }));
  await user.click(screen.getByRole("option", { name: "Tajweed" }));
  expect(names()).toEqual(["Madd"]);
});

test("a new one is written in all languages, for the list that is open", async () => {
  const { user, written } = await show({ [ADD]: { status: 201, body: calm } });
  await user.click(screen.getByRole("button", { name: "Add homework" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("English"), "Read a page.");
  await user.type(dialog.getByLabelText("French"), "Lire une page.");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("This field is required")).toBeVisible();
  await user.type(dialog.getByLabelText("Arabic"), "قراءة صفحة.");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(written().at(-1)?.body).toEqual({
    programme_id: null,
    kind: "homework",
    words: { en: "Read a page.", fr: "Lire une page.", ar: "قراءة صفحة." },
  });
});

test("one is reworded, retired and taken back", async () => {
  const CHANGE = "PATCH /api/staff/set-phrases/p1/";
  const { user, written } = await show({ [CHANGE]: { body: fluent } });
  await user.click(screen.getByRole("button", { name: "Edit: Fluent" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("English"), "ly read");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Retire: Fluent" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(written()).toHaveLength(3));
  expect(written().map(({ body }) => body)).toEqual([
    { words: { ...fluent.words, en: "Fluently read" } },
    { is_retired: true },
    { is_retired: false },
  ]);
});

test("a list is ordered as a whole, by keyboard", async () => {
  const { user, written } = await show({ [ORDER]: { body: [calm, fluent, madd, old] } });
  strengths().getByRole("button", { name: "Move up: Calm" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(names()).toEqual(["Calm", "Fluent", "Old"]));
  expect(written().at(-1)?.body).toEqual({
    programme_id: null,
    kind: "strength",
    ids: ["p2", "p1"],
  });
});
