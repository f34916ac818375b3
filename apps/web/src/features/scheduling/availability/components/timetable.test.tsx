import type { Holiday } from "@riwaq/contracts/scheduling/holidays";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { Timetable } from "./timetable.tsx";

const USUAL = "GET /api/time-slots/t1/teacher_slots/";
const RAMADAN = "GET /api/time-slots/t1/teacher_slots/?plan=ramadan";
const SAVE = "POST /api/time-slots/bulk_create/?plan=ramadan";

const slot = (id: string, start: string, end: string) => ({
  id,
  day_of_week: 1,
  start_time: `${start}:00`,
  end_time: `${end}:00`,
  is_free: true,
  student: null,
});
const ramadan: Holiday = {
  id: "h2",
  kind: "ramadan",
  hijri_year: 1448,
  starts_on: "2027-02-08",
  ends_on: "2027-03-08",
  is_confirmed: false,
  lesson_count: 0,
};

async function openRamadan(answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    "GET /api/profile/": { status: 404 },
    "GET /api/availability-exceptions/": { body: [] },
    "GET /api/holidays/": { body: [ramadan] },
    [USUAL]: { body: [slot("a", "09:00", "12:00")] },
    [RAMADAN]: { body: [] },
    ...answers,
  });
  const onSaved = vi.fn<() => void>();
  const view = await renderWithProviders(<Timetable teacherId="t1" onSaved={onSaved} />);
  await view.user.click(screen.getByRole("tab", { name: "Ramadan" }));
  const panel = within(await screen.findByRole("region", { name: "Hours in Ramadan" }));
  const press = (name: string | RegExp) => view.user.click(panel.getByRole("button", { name }));
  const posted = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);
  return { ...view, panel, press, posted, onSaved };
}

beforeEach(() => {
  document.cookie = "csrftoken=t";
});

test("the week of Ramadan starts as a copy of the usual one, with its dates, and is saved apart", async () => {
  const { user, panel, press, posted, onSaved } = await openRamadan({
    [SAVE]: { status: 201, body: [slot("r", "21:00", "23:00")] },
  });
  expect(await panel.findByText(/^Ramadan 1448: 8 February/)).toHaveTextContent(
    "The institute has not confirmed these dates yet.",
  );
  const sunday = within(await panel.findByRole("region", { name: "Sunday" }));
  expect(panel.getByRole("note")).toHaveTextContent(/a copy of it to start from/);
  expect(sunday.getByRole("combobox", { name: /Start time/ })).toHaveValue("09:00");
  await user.selectOptions(sunday.getByRole("combobox", { name: /End time/ }), "23:00");
  await user.selectOptions(sunday.getByRole("combobox", { name: /Start time/ }), "21:00");
  await press("Export Schedule");
  expect(await screen.findByText("Hours for Ramadan saved")).toBeVisible();
  expect(posted()).toEqual([
    [{ day_of_week: 1, start_time: "21:00:00", end_time: "23:00:00", is_free: true }],
  ]);
  expect(onSaved).not.toHaveBeenCalled();
  expect(panel.queryByRole("note")).toBeNull();
});

test("an added range takes the focus there, though the usual week has the same days", async () => {
  const { panel, press } = await openRamadan();
  await panel.findByRole("region", { name: "Friday" });
  await press("Add Time Range, Friday");
  const friday = within(panel.getByRole("region", { name: "Friday" }));
  expect(friday.getByRole("combobox", { name: /Start time/ })).toHaveFocus();
});

test("the usual week is taken back for Ramadan once that is confirmed", async () => {
  const { user, panel, press, posted } = await openRamadan({
    [RAMADAN]: { body: [slot("r", "21:00", "23:00")] },
    [SAVE]: { status: 201, body: [] },
  });
  await panel.findByRole("region", { name: "Sunday" });
  await press("Keep my usual week in Ramadan");
  await user.click(screen.getByRole("button", { name: "Delete the hours" }));
  expect(await screen.findByText("Your usual week holds in Ramadan")).toBeVisible();
  expect(posted()).toEqual([[]]);
  expect(await panel.findByRole("note")).toHaveTextContent(/your usual week holds then too/);
});

test("lessons that would be left outside are named, and nothing is dropped", async () => {
  const { user, panel, press } = await openRamadan({
    [RAMADAN]: { body: [slot("r", "21:00", "23:00")] },
    [SAVE]: { status: 400, body: { non_field_errors: ["Sunday 21:00 carries a lesson"] } },
  });
  await panel.findByRole("region", { name: "Sunday" });
  await press("Keep my usual week in Ramadan");
  await user.click(screen.getByRole("button", { name: "Delete the hours" }));
  expect(await panel.findByText("Sunday 21:00 carries a lesson")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("a week of Ramadan that cannot be read offers another try", async () => {
  let isThere = false;
  const { panel, press } = await openRamadan({
    [RAMADAN]: () => (isThere ? { body: [] } : { status: 404 }),
  });
  await panel.findByText("This could not be loaded");
  isThere = true;
  await press("Try again");
  expect(await panel.findByRole("region", { name: "Sunday" })).toBeVisible();
});
