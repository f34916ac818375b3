import type { AvailabilityException } from "@riwaq/contracts/scheduling/availability";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { Exceptions } from "./exceptions.tsx";

const LIST = "GET /api/availability-exceptions/";
const ADD = "POST /api/availability-exceptions/";
const DELETE = "DELETE /api/availability-exceptions/e1/";

const profile = {
  id: "t1",
  role: "T",
  name: "Layla",
  email: "layla@riwaq.test",
  email_verified: true,
  bio: "",
  phone_number: null,
  time_zone: "Africa/Cairo",
  language: "en",
  picture: null,
  zoom_email: null,
  years_of_experience: 3,
};
const lesson = (id: string, starts_at: string) => ({ id, starts_at, students_names: ["Inès"] });
const away: AvailabilityException = {
  id: "e1",
  kind: "time_off",
  starts_at: "2026-11-23T22:00:00Z",
  ends_at: "2026-11-25T22:00:00Z",
  note: "زفاف أختي",
  lessons: [lesson("l1", "2026-11-24T17:00:00Z")],
};
const extra: AvailabilityException = {
  id: "e1",
  kind: "extra_hours",
  starts_at: "2026-11-27T08:00:00Z",
  ends_at: "2026-11-27T10:00:00Z",
  note: "",
  lessons: [],
};

async function openExceptions(answers: Parameters<typeof stubApi>[0]) {
  const calls = stubApi({ "GET /api/profile/": { body: profile }, ...answers });
  const view = await renderWithProviders(<Exceptions />);
  const press = async (name: string | RegExp) =>
    view.user.click(await screen.findByRole("button", { name }));
  const posted = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);
  return { ...view, calls, press, posted };
}

beforeEach(() => {
  document.cookie = "csrftoken=t";
});

test("whole days are written as days, hours by the teacher's clock, and lessons inside are named", async () => {
  await openExceptions({ [LIST]: { body: [away, { ...extra, id: "e2" }] } });
  const [first, second] = await screen.findAllByText(/2026/);
  expect(first).toHaveTextContent(/^24\s–\s25 November 2026, all day$/);
  expect(second).toHaveTextContent(/27 November 2026.*10:00.*12:00/);
  expect(screen.getByText("زفاف أختي")).toHaveAttribute("dir", "auto");
  expect(screen.getByText(/^1 booked lesson lies in it\./)).toBeVisible();
  expect(screen.getByText("Inès").closest("li")).toHaveTextContent(/Tuesday 24 November · 07:00/);
  expect(screen.getByRole("link", { name: "See the lessons" })).toHaveAttribute(
    "href",
    "/sessions",
  );
});

test("of many lessons inside the first five are named", async () => {
  const lessons = Array.from({ length: 7 }, (_, index) =>
    lesson(`l${index}`, `2026-11-24T1${index}:00:00Z`),
  );
  await openExceptions({ [LIST]: { body: [{ ...away, lessons }] } });
  expect(await screen.findByText("and 2 more")).toBeVisible();
  expect(screen.getAllByText("Inès")).toHaveLength(5);
});

test("time off is added as whole days; the first day is the last one unless it is said", async () => {
  let list: AvailabilityException[] = [];
  const { user, press, posted } = await openExceptions({
    [LIST]: () => ({ body: list }),
    [ADD]: () => {
      list = [away];
      return { status: 201, body: away };
    },
  });
  await screen.findByText("Neither time off nor extra hours are planned.");
  await press("Add dates");
  const dialog = within(screen.getByRole("dialog", { name: "Time off or extra hours" }));
  expect(dialog.getByText(/Hours by the clock in .*Cairo/)).toBeVisible();
  await user.type(dialog.getByLabelText("First day"), "2026-11-24");
  expect(dialog.getByLabelText("Last day")).toHaveValue("2026-11-24");
  await user.clear(dialog.getByLabelText("Last day"));
  await user.type(dialog.getByLabelText("Last day"), "2026-11-25");
  await press("Save");
  expect(await screen.findByText("Time off saved")).toBeVisible();
  expect(posted()).toEqual([
    { kind: "time_off", starts: "2026-11-24T00:00", ends: "2026-11-26T00:00", note: "" },
  ]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getAllByText(/1 booked lesson lies in it/)).not.toHaveLength(0);
});

test("extra hours ask for hours, and what the server says stands beneath its field", async () => {
  let answer = { status: 400, body: { ends: ["The end must be after the start."] } as object };
  const { user, press, posted } = await openExceptions({
    [LIST]: { body: [] },
    [ADD]: () => answer,
  });
  await press("Add dates");
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("radio", { name: "Extra hours" }));
  expect(dialog.queryByRole("checkbox", { name: "Whole days" })).toBeNull();
  await press("Save");
  expect(dialog.getByLabelText("From, day")).toBeInvalid();
  expect(posted()).toEqual([]);
  await user.type(dialog.getByLabelText("From, day"), "2026-11-27");
  await user.clear(dialog.getByLabelText("Until, hour"));
  await user.type(dialog.getByLabelText("Until, hour"), "08:00");
  await press("Save");
  const until = dialog.getByLabelText("Until, day");
  await waitFor(() => expect(until).toHaveAccessibleDescription(/must be after/));
  answer = { status: 201, body: extra };
  await user.clear(dialog.getByLabelText("Until, hour"));
  await user.type(dialog.getByLabelText("Until, hour"), "12:00");
  await press("Save");
  expect(await screen.findByText("Extra hours saved")).toBeVisible();
  expect(posted().at(-1)).toEqual({
    kind: "extra_hours",
    starts: "2026-11-27T09:00",
    ends: "2026-11-27T12:00",
    note: "",
  });
});

test("time off is deleted once that is confirmed, with what it means", async () => {
  let list = [away];
  const { press } = await openExceptions({
    [LIST]: () => ({ body: list }),
    [DELETE]: () => {
      list = [];
      return { body: { done: true } };
    },
  });
  await press(/^Delete the time off/);
  expect(screen.getByRole("alertdialog")).toHaveTextContent(/these hours can be booked/);
  await press("Delete");
  expect(await screen.findByText(/^Neither time off/)).toBeVisible();
  expect(await screen.findByText("Deleted")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("button", { name: "Add dates" })).toHaveFocus());
});

test("extra hours that carry a lesson stay, and the lesson is named", async () => {
  const { press } = await openExceptions({
    [LIST]: { body: [extra] },
    [DELETE]: { status: 400, body: { non_field_errors: ["Friday 10:00–11:00: Inès"] } },
  });
  await press(/^Delete the extra hours/);
  await press("Delete");
  expect(await screen.findByText("Friday 10:00–11:00: Inès")).toBeVisible();
  expect(screen.getByText("Extra hours")).toBeVisible();
});

test("a failure offers another try", async () => {
  let isThere = false;
  const { press } = await openExceptions({
    [LIST]: () => (isThere ? { body: [away] } : { status: 404 }),
  });
  await screen.findByText("This could not be loaded");
  isThere = true;
  await press("Try again");
  expect(await screen.findByText("Time off")).toBeVisible();
});
