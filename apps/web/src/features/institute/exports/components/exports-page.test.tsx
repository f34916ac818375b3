import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ExportsPage } from "./exports-page.tsx";

async function open(rights: string[]) {
  stubApi({ "GET /api/users/me/homes/": { body: { homes: ["A"], rights } } });
  return renderWithProviders(<ExportsPage today="2026-11-21" />);
}

it("offers each table of people as CSV and as a spreadsheet", async () => {
  await open(["people"]);
  expect(await screen.findByRole("link", { name: "Families: CSV" })).toHaveAttribute(
    "href",
    "/api/staff/exports/families/?format=csv",
  );
  expect(screen.getByRole("link", { name: "Teachers: Spreadsheet" })).toHaveAttribute(
    "href",
    "/api/staff/exports/teachers/?format=xlsx",
  );
  expect(screen.queryByRole("heading", { name: "Lessons" })).toBeNull();
});

it("offers lessons of a month to who decides about them, and of no more than a year", async () => {
  await open(["people", "lessons"]);
  const link = await screen.findByRole("link", { name: "Lessons: CSV" });
  expect(link).toHaveAttribute(
    "href",
    "/api/staff/exports/of/lessons/?from=2026-10-22&to=2026-11-21&format=csv",
  );
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2025-11-01" } });
  expect(screen.queryByRole("link", { name: "Lessons: CSV" })).toBeNull();
  expect(screen.getByText(/Choose a year at most/)).toBeVisible();
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "" } });
  expect(screen.queryByRole("link", { name: "Lessons: CSV" })).toBeNull();
});
