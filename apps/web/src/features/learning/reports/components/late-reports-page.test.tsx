import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { buildProfile } from "../../../../../test/build-profile.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { LateReportsPage } from "./late-reports-page.tsx";

const late = (id: string, teacher: string, student: string) => ({
  id,
  teacher_id: `id-of-${teacher}`,
  teacher,
  of_teacher: 2,
  student,
  starts_at: "2026-11-18T17:00:00.000Z",
  due_at: "2026-11-19T18:00:00.000Z",
});

const turned = vi.fn<(page: number) => void>();

const show = (reports: object[], pages = 1) => {
  stubApi({
    "GET /api/profile/": { body: buildProfile({ role: "A", time_zone: "Africa/Cairo" }) },
    "GET /api/staff/late-reports/?page=1": {
      body: { reports, page: 1, pages, total: reports.length },
    },
  });
  return renderWithProviders(<LateReportsPage page={1} onPage={turned} />);
};

test("late reports stand under their teacher, with the lesson and since when they were due", async () => {
  await show([
    late("1", "Amina", "Inès"),
    late("2", "Amina", "Yanis"),
    late("3", "Youssef", "Adam"),
  ]);
  const amina = within(await screen.findByRole("region", { name: "Amina" }));
  expect(amina.getAllByRole("listitem")).toHaveLength(2);
  expect(amina.getByText("2 reports")).toBeVisible();
  expect(amina.getByRole("link", { name: "Amina" })).toHaveAttribute(
    "href",
    "/teachers/id-of-Amina",
  );
  expect(screen.getByRole("region", { name: "Youssef" })).toHaveTextContent(/Adam.*due since/);
});

test("where nothing is late, it is said", async () => {
  await show([]);
  expect(await screen.findByText("No report is late")).toBeVisible();
});

test("many are read in pages, each teacher with the number of all", async () => {
  const { user } = await show([late("1", "Amina", "Inès")], 2);
  const amina = within(await screen.findByRole("region", { name: "Amina" }));
  expect(amina.getByText("2 reports")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Page 2" }));
  expect(turned).toHaveBeenCalledWith(2);
});
