import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { type Column, DataTable } from "./data-table.tsx";

type Pupil = { id: string; name: string; age: number };

const PUPILS: Pupil[] = [
  { id: "1", name: "Inès", age: 9 },
  { id: "2", name: "يوسف", age: 12 },
];

const columnsWith = (onSort: () => void): Column<Pupil>[] => [
  {
    id: "name",
    header: "Name",
    place: "title",
    cell: ({ name }) => <bdi>{name}</bdi>,
    sorting: { direction: "ascending", onSort },
  },
  { id: "age", header: "Age", cell: ({ age }) => age },
  {
    id: "actions",
    header: "Actions",
    place: "actions",
    cell: ({ name }) => <button type="button">{`View ${name}`}</button>,
  },
];

async function show(onSort = vi.fn<() => void>()) {
  const view = await renderWithProviders(
    <DataTable
      caption="Pupils"
      columns={columnsWith(onSort)}
      rows={PUPILS}
      rowKey={({ id }) => id}
    />,
  );
  return { ...view, onSort, table: within(screen.getByRole("table", { name: "Pupils" })) };
}

test("it is a table to those who hear it, however it is laid out", async () => {
  const { table } = await show();
  const headers = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(headers.map((text) => text?.slice(0, 3))).toEqual(["Nam", "Age", "Act"]);
  const [, first] = table.getAllByRole("row");
  const cells = within(first!).getAllByRole("cell");
  expect(cells[0]).toHaveTextContent("Inès");
  expect(within(cells[2]!).getByRole("button", { name: "View Inès" })).toBeVisible();
});

test("a card repeats the header of a fact to those who see it, and to nobody else", async () => {
  const { table } = await show();
  const [age] = table.getAllByText("Age", { selector: "td span" });
  expect(age).toHaveAttribute("aria-hidden");
});

test("a column says in which order it stands, and is put in another by its header", async () => {
  const { user, table, onSort } = await show();
  expect(table.getByRole("columnheader", { name: /Name/ })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  expect(table.getByRole("columnheader", { name: "Age" })).not.toHaveAttribute("aria-sort");
  await user.click(table.getByRole("button", { name: "Name" }));
  expect(onSort).toHaveBeenCalledOnce();
});
