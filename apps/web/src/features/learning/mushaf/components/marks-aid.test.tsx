import type { Mark } from "@riwaq/contracts/learning/marks";
import { readParts } from "@riwaq/mushaf/edition";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { signIn } from "../../../../../test/sign-in.ts";
import type { Answer, stubApi } from "../../../../../test/stub-api.ts";
import { partAddress } from "../../../../components/mushaf/part-query.ts";
import type { Language } from "../../../../i18n/languages.ts";
import type { MushafSearch } from "../model/mushaf-search.ts";
import { MushafReader } from "./mushaf-reader.tsx";

const INES = "11111111-1111-4111-8111-111111111111";
const ADAM = "22222222-2222-4222-8222-222222222222";
const pupil = (id: string, name: string) => ({
  id,
  name,
  age: 9,
  last_activity: null,
  performance: null,
});
const mark = (id: string, change: Partial<Mark> = {}): Mark => ({
  id,
  student_id: INES,
  session_id: null,
  sura: 112,
  aya: 1,
  word: 2,
  kind: "letter-exchanged",
  detail: "ح/ه",
  note: "",
  by: "teacher",
  by_name: "Nadia Lambert",
  by_id: "T-1",
  marked_at: "2026-11-20T10:00:00.000Z",
  shown_from: "2026-11-20T10:00:00.000Z",
  voided_at: null,
  ...change,
});
const MARKS = [
  mark("3", { word: 4, kind: "madd", detail: "" }),
  mark("2", { kind: "hesitation", detail: "", by: "parent", by_name: "Sami", by_id: "P-1" }),
  mark("1", { note: "from the middle of the throat" }),
];

const marksOf = (id: string) => `GET /api/students/${id}/marks/?from=604&to=604`;
const answers: Record<string, Answer> = {
  "GET /api/mushaf/": { body: { page: 604, needs_approval: false } },
  "GET /api/students/": { body: [pupil(INES, "Inès"), pupil(ADAM, "Adam")] },
  [marksOf(INES)]: { body: { marks: MARKS } },
  [marksOf(ADAM)]: { body: { marks: [] } },
  ...Object.fromEntries(
    readParts().map((part) => [`GET ${partAddress(part.firstPage)}`, { body: part }]),
  ),
};

function Reader({ start }: { start: MushafSearch }) {
  const [search, setSearch] = useState(start);
  return (
    <>
      <output>{search.pupil}</output>
      <MushafReader search={search} onSearch={setSearch} />
    </>
  );
}
type Role = Parameters<typeof signIn>[0];
type Opened = {
  role?: Role;
  language?: Language;
  search?: MushafSearch;
  more?: Parameters<typeof stubApi>[0];
};
async function open({ role = "T", language = "en", search = {}, more = {} }: Opened = {}) {
  const sent = signIn(role, { ...answers, ...more });
  const start = { page: 604, pupil: INES, ...search };
  const view = await renderWithProviders(<Reader start={start} />, { language });
  await waitFor(() => expect(document.querySelector('[data-word="112:1:1"]')).toBeVisible());
  return { ...view, sent };
}
const wordAt = (key: string) => {
  const word = document.querySelector(`[data-word="${key}"]`);
  if (!word) throw new Error(`no word ${key}`);
  return word;
};
const isMarked = () => waitFor(() => expect(wordAt("112:1:2")).toHaveAttribute("data-mark"));

describe("marked words", () => {
  it("have a line by what was marked and how often, and say so", async () => {
    await open();
    await isMarked();
    expect(wordAt("112:1:2")).toHaveAttribute("data-mark", "jali");
    expect(wordAt("112:1:2")).toHaveAttribute("data-times", "2");
    expect(wordAt("112:1:2").getAttribute("aria-label")).toMatch(/Marked 2 times$/);
    expect(wordAt("112:1:4")).toHaveAttribute("data-mark", "khafi");
    expect(wordAt("112:1:1")).not.toHaveAttribute("data-mark");
    expect(screen.getByText("2 marked words")).toBeVisible();
    // The number of an ayah is no word.
    expect(wordAt("112:1:5")).not.toHaveAttribute("role");
  });

  it("open with what was heard, by whom and when, under the Arabic name too", async () => {
    const { user } = await open();
    await isMarked();
    await user.click(wordAt("112:1:2"));
    const [first, second] = within(screen.getByRole("dialog")).getAllByRole("listitem");
    expect(first).toHaveTextContent(/Hesitation.*تردد.*Parent · Sami · /);
    expect(second).toHaveTextContent(/ح.*said as.*ه.*إبدال حرف.*from the middle of the throat/);
  });

  it("are gone through one after the other", async () => {
    const { user } = await open();
    await isMarked();
    await user.click(screen.getByRole("button", { name: "Next marked word" }));
    const shown = () => screen.getByRole("dialog", { name: /^Mark/ });
    expect(within(shown()).getAllByRole("listitem")).toHaveLength(2);
    await user.click(within(shown()).getByRole("button", { name: "Next marked word" }));
    expect(within(shown()).getByText("Madd")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(wordAt("112:1:4")).toHaveFocus();
  });

  it("say that they could not be read, with a way on", async () => {
    const { user } = await open({ more: { [marksOf(INES)]: { status: 503, body: {} } } });
    expect(await screen.findByRole("alert")).toHaveTextContent("could not be read");
    signIn("T", answers);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await isMarked();
  });
});

describe("marking", () => {
  const made = mark("9", { word: 3, kind: "forgot", detail: "" });
  const more = {
    "POST /api/marks/": { body: made },
    "DELETE /api/marks/9/": { body: { ...made, voided_at: "2026-11-21T10:00:00.000Z" } },
  };

  it("is a tap on a word and one on what was heard, and is taken back by another", async () => {
    const { user, sent } = await open({ more });
    await isMarked();
    await user.click(wordAt("112:1:3"));
    await user.click(screen.getByRole("button", { name: "Forgot" }));
    await waitFor(() => expect(wordAt("112:1:3")).toHaveAttribute("data-mark", "jali"));
    expect(sent.find(({ method }) => method === "POST")?.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      student_id: INES,
      session_id: null,
      sura: 112,
      aya: 1,
      word: 3,
      kind: "forgot",
      detail: "",
      note: "",
    });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(wordAt("112:1:3")).not.toHaveAttribute("data-mark"));
  });

  it("works by the keyboard", async () => {
    const { user, sent } = await open({ more });
    await isMarked();
    (wordAt("112:1:3") as HTMLElement).focus();
    await user.keyboard("{Enter}{Tab}{Enter}");
    await user.click(screen.getByRole("button", { name: /خ.*said as.*غ/ }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === "POST")?.body).toMatchObject({
        kind: "letter-exchanged",
        detail: "خ/غ",
      }),
    );
  });

  it("that was not answered is sent once more under the same id", async () => {
    const { user, sent } = await open({ more: { "POST /api/marks/": { status: 503, body: {} } } });
    await isMarked();
    await user.click(wordAt("112:1:3"));
    await user.click(screen.getByRole("button", { name: "Madd" }));
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    const posted = () => sent.filter(({ method }) => method === "POST").map(({ body }) => body);
    await waitFor(() => expect(posted()).toHaveLength(2));
    expect(posted()[0]).toEqual(posted()[1]);
  });

  it("adds a note to the own word, and leaves that of another teacher alone", async () => {
    const other = mark("4", { by_id: "T-2", by_name: "Omar" });
    const { user, sent } = await open({
      more: {
        [marksOf(INES)]: { body: { marks: [...MARKS, other] } },
        "PATCH /api/marks/1/": { body: mark("1", { note: "better" }) },
      },
    });
    await isMarked();
    await user.click(wordAt("112:1:2"));
    const rows = within(screen.getByRole("dialog")).getAllByRole("listitem");
    const may = rows.map(
      (row) => within(row).queryByRole("button", { name: "Take back" }) !== null,
    );
    // The parent's word is the teacher's to correct.
    expect(may).toEqual([true, true, false]);
    await user.click(within(rows[1] as HTMLElement).getByRole("button", { name: "Note" }));
    const field = screen.getByRole("textbox");
    await user.clear(field);
    await user.type(field, "better");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("better")).toBeVisible();
    expect(sent.find(({ method }) => method === "PATCH")?.body).toEqual({ note: "better" });
  });
});

describe("whose marks they are", () => {
  it("is chosen by a teacher, and kept in the address from page to page", async () => {
    const { user } = await open({ search: { pupil: undefined } });
    expect(wordAt("112:1:2")).not.toHaveAttribute("role");
    await user.click(screen.getByRole("button", { name: "Marks" }));
    const field = screen.getByRole("combobox", { name: "Whose marks" });
    await user.click(field);
    await user.type(field, "ine");
    await user.click(screen.getByRole("option", { name: "Inès" }));
    await isMarked();
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Previous page" }));
    expect(document.querySelector("output")).toHaveTextContent(INES);
  });

  it("is oneself for who learns, by one switch", async () => {
    const own = "GET /api/students/S-1/marks/?from=604&to=604";
    const more = { [own]: { body: { marks: MARKS } } };
    const { user } = await open({ role: "S", search: { pupil: undefined }, more });
    await user.click(screen.getByRole("button", { name: "Marks" }));
    await user.click(screen.getByRole("switch", { name: "Show my marks" }));
    await isMarked();
    expect(screen.getByText("Clear mistake")).toBeVisible();
    await user.click(screen.getByRole("switch", { name: "Show my marks" }));
    expect(wordAt("112:1:2")).not.toHaveAttribute("data-mark");
  });

  it("is nobody for staff, and nobody beyond the own pupils", async () => {
    const view = await open({ role: "A" });
    expect(screen.queryByRole("button", { name: "Marks" })).toBeNull();
    view.unmount();
    const { sent } = await open({ search: { pupil: "33333333-3333-4333-8333-333333333333" } });
    await screen.findByRole("button", { name: "Marks" });
    expect(sent.some(({ path }) => path.includes("/marks/"))).toBe(false);
  });
});
