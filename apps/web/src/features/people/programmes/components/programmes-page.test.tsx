import type { StaffLevel, StaffProgramme } from "@riwaq/contracts/people/programmes";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ProgrammesPage } from "./programmes-page.tsx";

const LIST = "GET /api/staff/programmes/";
const ADD = "POST /api/staff/programmes/";
const ORDER = "PUT /api/staff/programmes/order/";

const NO_WORDS = { en: "", fr: "", ar: "" };
const tajweed: StaffProgramme = {
  id: "p1",
  slug: "tajweed",
  area: "quran",
  name: { en: "Tajweed", fr: "Règles du tajwid", ar: "أحكام التجويد" },
  levels: [],
  about: NO_WORDS,
  sample: null,
  is_archived: false,
};
const level = (id: string, en: string, isRetired = false): StaffLevel => ({
  id,
  name: { en, fr: `${en} (fr)`, ar: "مستوى" },
  description: NO_WORDS,
  outcome: NO_WORDS,
  is_retired: isRetired,
});
const standard: StaffProgramme = {
  ...tajweed,
  id: "p2",
  slug: "standard-arabic",
  area: "arabic",
  name: { en: "Standard Arabic", fr: "Arabe standard", ar: "العربية الفصحى" },
  levels: [level("l1", "Beginner"), level("l2", "Advanced"), level("l3", "Old", true)],
};
const poetry: StaffProgramme = {
  ...tajweed,
  id: "p3",
  slug: "poetry",
  name: { en: "Poetry", fr: "Poésie", ar: "الشعر" },
  is_archived: true,
};

type Answers = Parameters<typeof stubApi>[0];

async function openProgrammes(answers: Answers = {}) {
  const calls = stubApi({ [LIST]: { body: [tajweed, standard, poetry] }, ...answers });
  const view = await renderWithProviders(<ProgrammesPage />);
  const press = (name: string | RegExp) => view.user.click(screen.getByRole("button", { name }));
  const written = () => calls.filter(({ method }) => method !== "GET");
  return { ...view, press, written };
}

const cardOf = async (name: string) => within(await screen.findByRole("article", { name }));
const names = () => screen.getAllByRole("article").map((card) => card.getAttribute("aria-label"));

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

test("each says its name in all languages, its area and its levels; archived ones stand apart", async () => {
  await openProgrammes();
  const card = await cardOf("Standard Arabic");
  expect(card.getByText("العربية الفصحى")).toHaveAttribute("dir", "rtl");
  expect(card.getByText("Arabe standard")).toHaveAttribute("lang", "fr");
  expect(card.getByText("Arabic")).toBeVisible();
  expect(screen.getByText(/Beginner.*Advanced/, { selector: "summary" })).toBeVisible();
  const archived = within(screen.getByRole("region", { name: "Archived" }));
  expect(archived.getByRole("article", { name: "Poetry" })).toBeVisible();
  expect(archived.queryByRole("button", { name: /^Move/ })).toBeNull();
});

test("the order is changed by keyboard, as a whole, and the focus goes with what moves", async () => {
  const { user, written } = await openProgrammes({
    [ORDER]: { body: [standard, tajweed, poetry] },
  });
  await cardOf("Tajweed");
  const down = screen.getByRole("button", { name: "Move down: Tajweed" });
  expect(screen.getByRole("button", { name: "Move up: Tajweed" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  down.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(names()).toEqual(["Standard Arabic", "Tajweed", "Poetry"]));
  expect(written().map(({ body }) => body)).toEqual([{ ids: ["p2", "p1"] }]);
  expect(await screen.findByText("Tajweed: place 2 of 2")).toBeInTheDocument();
  expect(down).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(written()).toHaveLength(1);
});

test("an order that somebody else has changed is said to be so, and read again", async () => {
  let list = [tajweed, standard, poetry];
  const { press } = await openProgrammes({
    [LIST]: () => ({ body: list }),
    [ORDER]: () => {
      list = [tajweed, poetry, standard];
      return { status: 409, body: { detail: ["This has changed in the meantime."] } };
    },
  });
  await cardOf("Tajweed");
  await press("Move down: Tajweed");
  expect(await screen.findByText("This has changed in the meantime.")).toBeVisible();
});

test("a programme is added with its name in three languages", async () => {
  let list = [tajweed];
  const { user, press, written } = await openProgrammes({
    [LIST]: () => ({ body: list }),
    [ADD]: () => {
      list = [tajweed, standard];
      return { status: 201, body: standard };
    },
  });
  await cardOf("Tajweed");
  await press("Add a programme");
  const dialog = within(screen.getByRole("dialog", { name: "Add a programme" }));
  await press("Save");
  await waitFor(() =>
    expect(
      dialog.getByLabelText("Arabic", { selector: "input[lang=ar]" }),
    ).toHaveAccessibleDescription("Name can't be empty"),
  );
  expect(written()).toEqual([]);
  const fill = async (
    fields: Pick<typeof dialog, "getAllByRole">,
    texts: StaffProgramme["name"],
  ) => {
    for (const code of ["en", "fr", "ar"] as const) {
      const field = fields.getAllByRole("textbox").find((one) => one.lang === code)!;
      expect(field).toHaveAttribute("dir", code === "ar" ? "rtl" : "ltr");
      await user.type(field, texts[code]);
    }
  };
  await fill(within(dialog.getByRole("group", { name: "Name" })), standard.name);
  await user.click(dialog.getByRole("radio", { name: "Arabic" }));
  await press("Save");
  expect(await screen.findByText("Saved: Standard Arabic")).toBeVisible();
  expect(await cardOf("Standard Arabic")).toBeTruthy();
  const [call] = written();
  expect(call?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
  expect(call?.body).toEqual({ name: standard.name, area: "arabic", about: NO_WORDS });
});

/** With the levels of the standard programme open. */
async function openLevels(answers: Answers = {}) {
  const view = await openProgrammes(answers);
  await cardOf("Standard Arabic");
  await view.user.click(screen.getByText(/Beginner.*Advanced/, { selector: "summary" }));
  return view;
}

const PUT_LEVELS = "PUT /api/staff/programmes/p2/levels/order/";

test("levels are moved by keyboard, in one write, and the focus goes with what moves", async () => {
  const levels = [standard.levels[1]!, standard.levels[0]!, standard.levels[2]!];
  const { user, written } = await openLevels({ [PUT_LEVELS]: { body: { ...standard, levels } } });
  expect(screen.queryByRole("button", { name: "Move up: Old" })).toBeNull();
  const down = screen.getByRole("button", { name: "Move down: Beginner" });
  down.focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Beginner: place 2 of 2")).toBeInTheDocument();
  expect(written().map(({ body }) => body)).toEqual([{ ids: ["l2", "l1"] }]);
  expect(down).toHaveFocus();
  expect(screen.getByText(/Advanced.*Beginner/, { selector: "summary" })).toBeVisible();
});

test("a level is added with its name in three languages, and its description in all or none", async () => {
  const { user, press, written } = await openLevels({
    "POST /api/staff/programmes/p2/levels/": { status: 201, body: standard },
  });
  await user.click(screen.getAllByRole("button", { name: "Add a level" })[1]!);
  const dialog = within(screen.getByRole("dialog", { name: "Add a level" }));
  const fieldsOf = (name: string) =>
    within(dialog.getByRole("group", { name })).getAllByRole("textbox");
  for (const field of fieldsOf("Name")) await user.type(field, "Alif");
  await user.type(fieldsOf("Description")[0]!, "Letters");
  await press("Save");
  expect(written()).toEqual([]);
  for (const field of fieldsOf("Description").slice(1)) await user.type(field, "Letters");
  await press("Save");
  expect(await screen.findByText("Saved: Alif")).toBeVisible();
  const three = (word: string) => ({ en: word, fr: word, ar: word });
  expect(written().map(({ body }) => body)).toEqual([
    { name: three("Alif"), description: three("Letters"), outcome: NO_WORDS },
  ]);
});

test("removing a level says whether it is gone or kept by who has it, and the latter is taken back", async () => {
  const [beginner, advanced, old] = standard.levels as [StaffLevel, StaffLevel, StaffLevel];
  const { press, written } = await openLevels({
    "DELETE /api/staff/programme-levels/l1/": { body: { ...standard, levels: [advanced, old] } },
    "DELETE /api/staff/programme-levels/l2/": {
      body: { ...standard, levels: [beginner, { ...advanced, is_retired: true }, old] },
    },
    "PATCH /api/staff/programme-levels/l2/": { body: standard },
  });
  await press("Remove: Beginner");
  expect(await screen.findByText("Deleted, since nobody had it: Beginner")).toBeVisible();
  await press("Remove: Advanced");
  expect(await screen.findByText(/^Retired, .*: Advanced$/)).toBeVisible();
  await press("Undo");
  expect(await screen.findByText("On offer again: Advanced")).toBeVisible();
  expect(written().at(-1)?.body).toEqual({ is_retired: false });
});

test("what the server refuses stands beneath the form, which keeps what was typed", async () => {
  const { user, press } = await openProgrammes({
    "PATCH /api/staff/programmes/p1/": { status: 400, body: { detail: ["Invalid value"] } },
  });
  await cardOf("Tajweed");
  await press("Edit: Tajweed");
  const dialog = within(screen.getByRole("dialog", { name: "Edit: Tajweed" }));
  const english = dialog.getAllByRole("textbox").find((one) => one.lang === "en")!;
  await user.type(english, " II");
  await press("Save");
  expect(await dialog.findByRole("alert")).toHaveTextContent("Invalid value");
  expect(english).toHaveValue("Tajweed II");
});

test("archiving can be taken back, and an archived one be offered again", async () => {
  let list = [tajweed, standard, poetry];
  const shelve = (programme: StaffProgramme) => (request: { body: unknown }) => {
    const changed = { ...programme, ...(request.body as Partial<StaffProgramme>) };
    list = list.map((one) => (one.id === changed.id ? changed : one));
    return { body: changed };
  };
  const { press, written } = await openProgrammes({
    [LIST]: () => ({ body: list }),
    "PATCH /api/staff/programmes/p1/": shelve(tajweed),
    "PATCH /api/staff/programmes/p3/": shelve(poetry),
  });
  await cardOf("Tajweed");
  await press("Archive: Tajweed");
  expect(await screen.findByText("Archived: Tajweed")).toBeVisible();
  expect(screen.getByRole("button", { name: "Offer again: Tajweed" })).toBeVisible();
  await press("Undo");
  expect(await screen.findByText("On offer again: Tajweed")).toBeVisible();
  await press("Offer again: Poetry");
  expect(await screen.findByText("On offer again: Poetry")).toBeVisible();
  expect(written().map(({ body }) => body)).toEqual([
    { is_archived: true },
    { is_archived: false },
    { is_archived: false },
  ]);
});

test("without a programme on offer the page says what to do", async () => {
  await openProgrammes({ [LIST]: { body: [] } });
  expect(await screen.findByText("No programme is on offer")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add a programme" })).toBeVisible();
});

test("what cannot be read can be asked for again", async () => {
  let answer: { status?: number; body: unknown } = { status: 500, body: {} };
  const { user } = await openProgrammes({ [LIST]: () => answer });
  const retry = await screen.findByRole("button", { name: /again/i });
  answer = { body: [tajweed] };
  await user.click(retry);
  expect(await screen.findByRole("article", { name: "Tajweed" })).toBeVisible();
});

test("the page that visitors see is chosen, and taken away", async () => {
  let list = [tajweed];
  const path = "/api/staff/programmes/p1/sample/";
  const answerWith = (sample: string | null) => () => {
    list = [{ ...tajweed, sample }];
    return { body: list[0] };
  };
  const { user, written } = await openProgrammes({
    [LIST]: () => ({ body: list }),
    [`PUT ${path}`]: answerWith("/page.webp"),
    [`DELETE ${path}`]: answerWith(null),
  });
  await cardOf("Tajweed");
  const choose = (file: File) =>
    user.upload(screen.getByLabelText("Choose a picture", { selector: "input" }), file);
  const page = () => new File(["x"], "page.png", { type: "image/png" });
  await choose(Object.defineProperty(page(), "size", { value: 9_000_000 }));
  expect(await screen.findByText(/too large/)).toBeInTheDocument();
  expect(written()).toEqual([]);
  await choose(page());
  expect(await screen.findByText("Visitors see the new page")).toBeVisible();
  expect(screen.getByAltText("The page that visitors see")).toHaveAttribute("src", "/page.webp");
  await user.click(screen.getByText("Take it away"));
  expect(await screen.findByText("Visitors no longer see a page")).toBeVisible();
  expect(written().map(({ method }) => method)).toEqual(["PUT", "DELETE"]);
});
