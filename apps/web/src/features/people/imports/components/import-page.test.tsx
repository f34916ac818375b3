import type { Import, ImportPreview } from "@riwaq/contracts/people/imports";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../../../test/stub-api.ts";
import { readText } from "../model/read-text.ts";
import { ImportPage } from "./import-page.tsx";

const CHECK = "POST /api/staff/imports/check/";
const BRING = "POST /api/staff/imports/";
const LIST = "GET /api/staff/imports/";

const preview = (part: Partial<ImportPreview> = {}): ImportPreview => ({
  headers: ["Parent", "Mail", "Pupil", "Age"],
  columns: { guardian_name: 0, guardian_email: 1, pupil_name: 2, age: 3 },
  samples: [["Inès Lambert", "ines@example.test", "Yanis", "9"]],
  missing: [],
  rows: 1,
  families: 1,
  guardians: 1,
  pupils: 1,
  faults: [],
  ...part,
});

const past = (part: Partial<Import> = {}): Import => ({
  id: "i1",
  imported_by: "Youssef",
  at: "2026-11-21T10:00:00Z",
  families: 200,
  guardians: 210,
  pupils: 300,
  undo_until: "2026-11-21T11:00:00Z",
  undone_at: null,
  ...part,
});

async function open(answers: Record<string, Answer>) {
  const calls = stubApi({ [LIST]: { body: [] }, ...answers });
  const view = await renderWithProviders(<ImportPage />);
  const choose = async (text: string) =>
    view.user.upload(
      screen.getByLabelText("Choose a CSV file"),
      new File([text], "families.csv", { type: "text/csv" }),
    );
  return { ...view, calls, choose };
}

beforeEach(() => void (document.cookie = "csrftoken=t"));

it("names every faulty row with its column and what is wrong, and brings nothing", async () => {
  const faults: ImportPreview["faults"] = [
    { row: 12, field: "guardian_email", fault: "email_invalid", value: "ines@", other_row: null },
    { row: 40, field: "pupil_name", fault: "twice", value: "Yanis", other_row: 12 },
  ];
  const { choose } = await open({ [CHECK]: { body: preview({ faults }) } });
  await choose("Parent,Mail");
  expect(await screen.findByText("2 faults")).toBeVisible();
  expect(screen.getByText("Row 12")).toBeVisible();
  expect(screen.getByText(/ines@.* is no e-mail address/)).toBeVisible();
  expect(screen.getByText(/stands in row 12 already/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Bring them in" })).toBeNull();
});

it("shows which column is what with the first rows, and checks again where one is changed", async () => {
  const missing: ImportPreview["missing"] = ["age"];
  const { user, calls, choose } = await open({ [CHECK]: { body: preview({ missing }) } });
  await choose("Parent,Mail");
  expect(await screen.findByText("ines@example.test")).toBeVisible();
  expect(screen.getByText(/These need a column: Age/)).toBeVisible();
  await user.click(screen.getByRole("combobox", { name: "Phone" }));
  await user.click(await screen.findByRole("option", { name: "Age" }));
  await waitFor(() => expect(calls.filter(({ path }) => path.includes("check"))).toHaveLength(2));
  expect(calls.at(-1)?.body).toMatchObject({ columns: { guardian_phone: 3, age: 3 } });
});

it("brings them in once they are sure, with or without a link for each parent", async () => {
  const made = past({ families: 1, pupils: 1 });
  const { user, calls, choose } = await open({
    [CHECK]: { body: preview() },
    [BRING]: { status: 201, body: made },
  });
  await choose("Parent,Mail");
  await user.click(await screen.findByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Bring them in" }));
  expect(await screen.findByText("1 families with 1 pupils are here.")).toBeVisible();
  const sent = calls.find(({ path, method }) => method === "POST" && path.endsWith("imports/"));
  expect(sent?.body).toMatchObject({ text: "Parent,Mail", is_invited: true });
});

it("takes an import back after a question, and says who stays", async () => {
  const undone = { families: 3, people: 7, stay: [{ name: "Amal", reason: "lessons" }] };
  const { user } = await open({
    [LIST]: { body: [past(), past({ id: "i2", undo_until: null })] },
    "POST /api/staff/imports/i1/undo/": { body: undone },
  });
  await user.click(await screen.findByRole("button", { name: "Take back" }));
  await user.click(await screen.findByRole("button", { name: "Take back" }));
  expect(await screen.findByText("3 families have gone.")).toBeVisible();
  expect(screen.getByText(/Amal.*has lessons/)).toBeVisible();
});

it("says what is wrong with a file that cannot be read", async () => {
  const body = { text: ["This is no table."] };
  const { choose } = await open({ [CHECK]: { status: 400, body } });
  await choose("x");
  expect(await screen.findByText("This is no table.")).toBeVisible();
});

it("reads UTF-8, and what spreadsheets write where it is not that", async () => {
  expect(await readText(new Blob(["Inès, أمل"]))).toBe("Inès, أمل");
  expect(await readText(new Blob([new Uint8Array([73, 110, 232, 115])]))).toBe("Inès");
});
