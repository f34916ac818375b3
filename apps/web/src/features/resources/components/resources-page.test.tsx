import type { Resource } from "@riwaq/contracts/resources";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../test/stub-api.ts";
import { ResourcesForTeachers } from "./resources-for-teachers.tsx";
import { ResourcesPage } from "./resources-page.tsx";

const CALL = "GET /api/resources/";
const updated = {
  last_updated: "2026-11-18T12:00:00.000Z",
  file: null,
  teacher_name: "Amal",
  is_new: false,
};
const RESOURCES: Resource[] = [
  { id: "1", title: "Livret de tajwid", type: "PDF", ...updated, assigned_students: ["a", "b"] },
  { id: "2", title: "متن تحفة الأطفال", type: "Video", ...updated, assigned_students: [] },
];

const rows = () => screen.getAllByRole("row").slice(1);

async function showResources() {
  stubApi({ [CALL]: { body: { resources: RESOURCES, page: 1, pages: 1, total: 2 } } });
  const view = await renderWithProviders(<ResourcesPage studentField={<p>students</p>} />);
  await screen.findByRole("table");
  return view;
}

describe("the list", () => {
  it("shows title, type, last update and how many students have it", async () => {
    await showResources();
    expect(rows()[0]).toHaveTextContent(/Livret de tajwid.*PDF.*18\/11\/26.*2 students/);
    expect(rows()[1]).toHaveTextContent(/Video.*0 students/);
  });

  it("is searched by title, vowel signs or not", async () => {
    const { user } = await showResources();
    await user.type(screen.getByPlaceholderText("Search by title..."), "تُحفة");
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent("متن تحفة الأطفال");
  });

  it("is filtered by type, and the filter can be cleared", async () => {
    const { user } = await showResources();
    await user.click(screen.getByRole("combobox", { name: "Filter by type" }));
    await user.click(screen.getByRole("option", { name: "PDF" }));
    expect(rows()).toHaveLength(1);
    await user.type(screen.getByPlaceholderText("Search by title..."), "nothing");
    expect(screen.getByText("No resources found.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Clear the filter" }));
    expect(rows()).toHaveLength(2);
  });

  it("has a menu whose entries open in a later release, and says so", async () => {
    const { user } = await showResources();
    await user.click(screen.getByRole("button", { name: "Actions for Livret de tajwid" }));
    const items = screen.getAllByRole("menuitem");
    expect(items.map((item) => item.textContent)).toEqual(["View", "Edit", "Assign", "Delete"]);
    for (const item of items) expect(item).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByText("These actions open in a later release.")).toBeInTheDocument();
  });

  it("may be empty", async () => {
    stubApi({ [CALL]: { body: [] } });
    await renderWithProviders(<ResourcesPage studentField={null} />);
    expect(await screen.findByText("No resources found.")).toBeInTheDocument();
  });

  it("says that it could not be loaded", async () => {
    stubApi({});
    await renderWithProviders(<ResourcesPage studentField={null} />);
    expect(await screen.findByRole("alert")).toBeInTheDocument();
  });
});

it("an upload can be prepared, names the chosen file, and is not sent yet", async () => {
  const { user } = await showResources();
  await user.click(screen.getByRole("button", { name: "Add Resource" }));
  const dialog = within(screen.getByRole("dialog", { name: "Add Resource" }));
  expect(dialog.getByLabelText("Title")).toBeInTheDocument();
  expect(dialog.getByText("students")).toBeInTheDocument();
  expect(dialog.getByText("PDF, DOC, PPT, MP4 (MAX. 100MB)")).toBeInTheDocument();
  await user.upload(dialog.getByLabelText("File"), new File(["x"], "livret.pdf"));
  expect(dialog.getByText("livret.pdf")).toBeInTheDocument();
  await user.click(dialog.getByRole("combobox", { name: "Type" }));
  const options = screen.getAllByRole("option").map((option) => option.textContent);
  expect(options).toEqual(["PDF", "Video", "Document", "Presentation"]);
  await user.click(screen.getByRole("option", { name: "Video" }));
  expect(dialog.getByRole("button", { name: "Upload Resource" })).toBeDisabled();
});

it("is for teachers: others are led to their own sessions", async () => {
  await renderWithProviders(<ResourcesForTeachers />);
  expect(screen.getByText("This page is for teachers")).toBeInTheDocument();
});
