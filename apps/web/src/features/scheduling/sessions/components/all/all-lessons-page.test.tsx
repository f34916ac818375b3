import type { AllLessons } from "@riwaq/contracts/scheduling/all-lessons";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";

import { buildSession } from "../../../../../../test/build-session.ts";
import { renderWithProviders } from "../../../../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../../../../test/stub-api.ts";
import { type AllLessonsSearch, parseAllLessonsSearch } from "../../model/all-lessons-search.ts";
import { AllLessonsPage } from "./all-lessons-page.tsx";

const CALL = "GET /api/staff/sessions/";
const SALMA = "0b7f7a52-3d3c-4b8e-9a53-5d8d8f1b6a01";

const answer = (part: Partial<AllLessons> = {}): AllLessons => ({
  lessons: [
    buildSession({ teacher_name: "Salma Hegazy", students_names: ["Inès Lambert"] }),
    buildSession({ teacher_name: "Karim Mansour", students_names: ["Bilal"], status: "Cancelled" }),
  ],
  on: "2026-12-02",
  time_zone: "Africa/Cairo",
  teachers: [{ id: SALMA, name: "Salma Hegazy" }],
  total: 2,
  page: 1,
  pages: 1,
  ...part,
});

function Page({ start }: { start: AllLessonsSearch }) {
  const [search, setSearch] = useState(start);
  return <AllLessonsPage search={search} onSearch={setSearch} />;
}

/** Whatever is asked of it. */
const always = (body: AllLessons) =>
  new Proxy<Record<string, Answer>>(
    {},
    { get: (_, call) => (String(call).startsWith(CALL) ? { body } : undefined) },
  );

async function open(body: AllLessons, start: AllLessonsSearch = {}) {
  const calls = stubApi(always(body));
  const view = await renderWithProviders(<Page start={start} />);
  const asked = () => calls.at(-1)?.path ?? "";
  return { ...view, asked };
}

it("says of each lesson who teaches whom when, and on whose clock", async () => {
  const { asked } = await open(answer());
  const line = (await screen.findByRole("button", { name: /Inès Lambert/ })).closest("li");
  expect(within(line as HTMLElement).getByText("Salma Hegazy")).toBeVisible();
  expect(screen.getByText(/Cairo/, { selector: "header p, p" })).toBeVisible();
  expect(screen.getByText("2 sessions")).toBeVisible();
  expect(screen.getByText("Cancelled")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Join/ })).toBeNull();
  expect(asked()).not.toContain("on=");
});

it("steps by days and by weeks, and back to today", async () => {
  const { user, asked } = await open(answer());
  await screen.findByText(/2 December/);
  await user.click(screen.getByRole("button", { name: "Next day" }));
  await waitFor(() => expect(asked()).toContain("on=2026-12-03"));
  await user.click(screen.getByRole("button", { name: "Week" }));
  await waitFor(() => expect(asked()).toContain("days=7"));
  await user.click(screen.getByRole("button", { name: "Previous week" }));
  await waitFor(() => expect(asked()).toContain("on=2026-11-25"));
  await user.click(screen.getByRole("button", { name: "Today" }));
  await waitFor(() => expect(asked()).not.toContain("on="));
  expect(asked()).toContain("days=7");
});

it("asks the server for a name, once somebody pauses, and begins with the first page again", async () => {
  const { user, asked } = await open(answer(), { page: 3 });
  await user.type(await screen.findByRole("searchbox"), "lamb");
  await waitFor(() => expect(asked()).toContain("search=lamb"));
  expect(asked()).not.toContain("page=");
});

it("says that nothing fits, and clears what was asked for, in the field too", async () => {
  const nothing = answer({ lessons: [], total: 0 });
  const { user, asked } = await open(nothing, { q: "zz", state: "missed", days: "7" });
  await user.click(await screen.findByRole("button", { name: "Clear the filters" }));
  await waitFor(() => expect(asked()).not.toContain("zz"));
  expect(asked()).toContain("days=7");
  expect(screen.getByRole("searchbox")).toHaveValue("");
  expect(await screen.findByText("No lessons in these seven days")).toBeVisible();
});

it("offers to ask again where the server fails", async () => {
  stubApi({ [CALL]: { status: 500, body: {} } });
  await renderWithProviders(<Page start={{}} />);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});

it("an address that says nonsense asks for today", () => {
  expect(
    parseAllLessonsSearch({ on: "yesterday", days: 3, teacher: "x", state: "odd", page: -1, q: 7 }),
  ).toEqual({ q: "7" });
  expect(parseAllLessonsSearch({ on: "2026-12-02", days: 7, page: 2, teacher: SALMA })).toEqual({
    on: "2026-12-02",
    days: "7",
    page: 2,
    teacher: SALMA,
  });
});
