import type { UnplacedLessons } from "@riwaq/contracts/scheduling/unplaced";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import type { Language } from "../../../../i18n/languages.ts";
import { UnplacedPage } from "./unplaced-page.tsx";

const LESSON: UnplacedLessons[number] = {
  series_id: "s",
  teacher: { id: "t", name: "Youssef", time_zone: "Africa/Cairo" },
  students: [{ id: "p", name: "Inès" }],
  starts_at: "2026-12-08T17:00:00Z",
  ends_at: "2026-12-08T18:00:00Z",
  state: "teacher_busy",
  time_zone: "Europe/Paris",
};

async function show(lessons: UnplacedLessons, language: Language = "en") {
  stubApi({ "GET /api/staff/unplaced/": { body: lessons } });
  return renderWithProviders(<UnplacedPage Book={({ lesson }) => `Book ${lesson.series_id}`} />, {
    language,
  });
}

it("says whose lesson found no place, when it would have been, why, and offers another hour", async () => {
  await show([LESSON]);
  const list = await screen.findByRole("list", { name: "Weekly lessons without an hour" });
  const [line] = within(list).getAllByRole("listitem");
  for (const text of ["Inès", "Youssef", "06:00", "Teacher already booked", "Book s"]) {
    expect(line).toHaveTextContent(text);
  }
  expect(screen.getByText(/Paris/)).toBeVisible();
});

it("says so where every lesson has its hour", async () => {
  await show([], "fr");
  expect(await screen.findByText("Tous les cours hebdomadaires ont leur heure")).toBeVisible();
});

it("can be asked for again after a failure", async () => {
  stubApi({});
  await renderWithProviders(<UnplacedPage Book={() => null} />);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
