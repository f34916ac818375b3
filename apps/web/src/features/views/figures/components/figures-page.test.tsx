import { FIGURE_COLUMNS, type FigureSums, type Figures } from "@riwaq/contracts/views/figures";
import { GONE_REASONS } from "@riwaq/domain/views/figures";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../../../test/stub-api.ts";
import { type FiguresSearch, parseFiguresSearch } from "../model/figures-search.ts";
import { FiguresPage } from "./figures-page.tsx";

const CALL = "GET /api/staff/figures/";
const SALMA = "0b7f7a52-3d3c-4b8e-9a53-5d8d8f1b6a01";
const QURAN = "0b7f7a52-3d3c-4b8e-9a53-5d8d8f1b6a02";

const sums = (part: Partial<FigureSums> = {}): FigureSums => ({
  ...(Object.fromEntries(FIGURE_COLUMNS.map((name) => [name, 0])) as unknown as FigureSums),
  report_median_seconds: null,
  ...part,
});
const october = { lessons: 52, given: 40, cancelled_by_family: 9, pupil_absent: 3, timed: 40 };
const NONE_GONE = Object.fromEntries(GONE_REASONS.map((reason) => [reason, 0])) as Figures["gone"];
const name = { en: "Quran", fr: "Coran", ar: "القرآن" };

const answer = (part: Partial<Figures> = {}): Figures => ({
  time_zone: "Africa/Cairo",
  months: [
    { month: "2026-10", ...sums({ ...october, on_time: 39, reports: 38 }) },
    { month: "2026-11", ...sums() },
  ],
  programmes: [
    { id: QURAN, name, ...sums({ lessons: 30 }) },
    { id: null, name: null, ...sums({ lessons: 22 }) },
  ],
  teachers: [{ id: SALMA, name: "Salma Hegazy", ...sums(october), hours_a_week: 12.5 }],
  total: sums({
    ...october,
    on_time: 39,
    reports: 38,
    report_median_seconds: 13_200,
    trials: 8,
    trials_regular: 5,
    families_gone: 2,
  }),
  gone: { ...NONE_GONE, closed: 1, unknown: 1 },
  choices: {
    programmes: [{ id: QURAN, name }],
    teachers: [{ id: SALMA, name: "Salma Hegazy" }],
  },
  ...part,
});

function Page({ start }: { start: FiguresSearch }) {
  const [search, setSearch] = useState(start);
  return <FiguresPage search={search} onSearch={setSearch} />;
}

/** Whatever is asked of it. */
const always = (body: Figures) =>
  new Proxy<Record<string, Answer>>(
    {},
    { get: (_, call) => (String(call).startsWith(CALL) ? { body } : undefined) },
  );

// The drawing asks for its room, and nothing has any here.
beforeEach(() => {
  const room = new DOMRect(0, 0, 320, 224);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(room);
});

async function open(body: Figures, start: FiguresSearch = {}) {
  const calls = stubApi(always(body));
  const view = await renderWithProviders(<Page start={start} />);
  return { ...view, asked: () => calls.at(-1)?.path ?? "" };
}

it("says in five numbers how it goes, and on whose clock", async () => {
  await open(answer());
  const given = (await screen.findByText("lessons given")).closest("div");
  expect(given).toHaveTextContent("40");
  expect(given).toHaveTextContent("of 52 in these months");
  expect(screen.getByText("on time").closest("div")).toHaveTextContent("97.5%");
  expect(screen.getByText("from lesson to report").closest("div")).toHaveTextContent(
    /3 hrs 40 mins/,
  );
  expect(screen.getByText("trials turned regular").closest("div")).toHaveTextContent("5 of 8");
  expect(screen.getByText(/Cairo/)).toBeVisible();
});

it("has beside each picture a table that keys reach, with all of its months and their sum", async () => {
  await open(answer());
  const table = await screen.findByRole("table", { name: "What became of the lessons" });
  const rows = within(table).getAllByRole("row");
  expect(rows.map((row) => row.firstChild?.textContent)).toEqual([
    "Month",
    "October 2026",
    "November 2026",
    "All together",
  ]);
  expect(rows[1]).toHaveTextContent("52");
  expect(table.parentElement).toHaveAttribute("tabindex", "0");
  for (const title of ["Punctuality", "Families gone", "Teachers’ load", "Programmes"]) {
    expect(screen.getByRole("table", { name: title })).toBeInTheDocument();
  }
  expect(await screen.findByRole("img", { name: /Hours given a week/ })).toBeInTheDocument();
});

it("names why families have gone, and lessons that have no programme", async () => {
  await open(answer());
  expect(await screen.findByText("Account closed")).toBeVisible();
  expect(screen.queryByText("Left the teacher")).toBeNull();
  expect(screen.getByRole("rowheader", { name: "Without a programme" })).toBeVisible();
});

it("shows and hides a table on a phone", async () => {
  const { user } = await open(answer());
  const [button] = await screen.findAllByRole("button", { name: "Show the table" });
  expect(button).toHaveAttribute("aria-expanded", "false");
  await user.click(button as HTMLElement);
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(button).toHaveTextContent("Hide the table");
});

it("asks for other months, a programme and a teacher, and every table to take along does too", async () => {
  const { user, asked } = await open(answer());
  await user.click(await screen.findByRole("combobox", { name: "Months" }));
  await user.click(await screen.findByRole("option", { name: "Last 12 months" }));
  await waitFor(() => expect(asked()).toContain("months=12"));
  await user.click(screen.getByRole("combobox", { name: "Teacher" }));
  await user.click(await screen.findByRole("option", { name: "Salma Hegazy" }));
  await waitFor(() => expect(asked()).toContain(`teacher=${SALMA}`));
  const file = await screen.findByRole("link", { name: "Teachers’ load: as CSV" });
  expect(file).toHaveAttribute(
    "href",
    `/api/staff/figures/table/?months=12&teacher=${SALMA}&by=teachers`,
  );
});

it("says that there is nothing, and clears what was asked for", async () => {
  const { user, asked } = await open(answer({ total: sums() }), { months: "12", teacher: SALMA });
  await user.click(await screen.findByRole("button", { name: "Clear the filters" }));
  await waitFor(() => expect(asked()).not.toContain("teacher"));
  expect(await screen.findByText("No lessons in these months")).toBeVisible();
});

it("offers to ask again where the server fails", async () => {
  stubApi({ [CALL]: { status: 500, body: {} } });
  await renderWithProviders(<Page start={{}} />);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});

it("an address that says nonsense asks for six months of everything", () => {
  expect(parseFiguresSearch({ months: 7, teacher: "me", programme: 3 })).toEqual({});
  expect(parseFiguresSearch({ months: 6, teacher: SALMA })).toEqual({ teacher: SALMA });
  expect(parseFiguresSearch({ months: 12 })).toEqual({ months: "12" });
});
