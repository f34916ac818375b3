import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { WeekEditor } from "./week-editor.tsx";

const SLOTS = "GET /api/time-slots/t1/teacher_slots/";
const SAVE = "POST /api/time-slots/bulk_create/";

const slot = (id: string, hours: `${string}-${string}`, student?: string) => ({
  id,
  day_of_week: 1,
  start_time: `${hours.split("-")[0]}:00`,
  end_time: `${hours.split("-")[1]}:00`,
  is_free: student === undefined,
  student: student ?? null,
});

const saved = [slot("a", "09:00-12:00"), slot("b", "14:00-17:00")];

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

async function openEditor(answers: Parameters<typeof stubApi>[0] = {}) {
  document.cookie = "csrftoken=t";
  const sent = stubApi({
    "GET /api/profile/": { body: profile },
    [SLOTS]: { body: saved },
    ...answers,
  });
  const onSaved = vi.fn<() => void>();
  const view = await renderWithProviders(<WeekEditor teacherId="t1" onSaved={onSaved} />);
  await screen.findByRole("region", { name: "Sunday" });
  const day = (name: string) => within(screen.getByRole("region", { name }));
  const rangesOf = (name: string) => {
    const values = day(name)
      .queryAllByRole<HTMLSelectElement>("combobox")
      .map((select) => select.value);
    return Array.from({ length: values.length / 2 }, (_, row) =>
      values.slice(row * 2, row * 2 + 2).join("-"),
    );
  };
  const exportWeek = () => view.user.click(screen.getByRole("button", { name: "Export Schedule" }));
  const posted = () => sent.filter(({ method }) => method === "POST");
  return { ...view, onSaved, day, rangesOf, exportWeek, posted };
}

test("the saved week is shown, Saturday first, in the teacher's time zone", async () => {
  const { rangesOf } = await openEditor();
  const days = screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);
  expect([days[0], days[6]]).toEqual(["Saturday", "Friday"]);
  expect(rangesOf("Sunday")).toEqual(["09:00-12:00", "14:00-17:00"]);
  expect(await screen.findByText(/time zone: .Cairo/)).toBeVisible();
  expect(screen.queryByRole("note")).toBeNull();
});

test.each([
  ["the list is empty", { [SLOTS]: { body: [] } }, /is a suggestion/],
  ["it cannot be loaded", { [SLOTS]: { status: 404 } }, /could not be loaded/],
])("the default week is suggested when %s", async (_when, answers, said) => {
  const { rangesOf, exportWeek, posted, onSaved } = await openEditor({
    ...answers,
    [SAVE]: { status: 201, body: saved },
  });
  expect(screen.getByRole("note")).toHaveTextContent(said);
  expect(rangesOf("Monday")).toEqual(["09:00-17:00", "20:00-23:00"]);
  await exportWeek();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(posted()[0]?.body).toHaveLength(5);
});

test("a new range is 09:00 to 17:00, takes the focus, and is sent with the others", async () => {
  const { user, day, exportWeek, posted, onSaved } = await openEditor({
    [SAVE]: { status: 201, body: saved },
  });
  await user.click(day("Friday").getByRole("button", { name: /Add Time Range/ }));
  const start = day("Friday").getByRole("combobox", { name: /Start time/ });
  expect(start).toHaveFocus();
  expect(start).toHaveValue("09:00");
  await user.selectOptions(day("Friday").getByRole("combobox", { name: /End time/ }), "00:00");
  expect(posted()).toEqual([]);
  await exportWeek();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(posted()[0]?.body).toContainEqual({
    day_of_week: 6,
    start_time: "09:00:00",
    end_time: "00:00:00",
    is_free: true,
  });
});

test("the start offers 00:00 to 23:00, the end ends with midnight", async () => {
  const { day } = await openEditor();
  const hours = (name: RegExp) =>
    within(day("Sunday").getAllByRole("combobox", { name })[0]!)
      .getAllByRole("option")
      .map((option) => option.textContent);
  expect(hours(/Start time/)).toHaveLength(24);
  expect(hours(/Start time/)[0]).toBe("00:00");
  expect(hours(/End time/)).toHaveLength(24);
  expect(hours(/End time/).at(-1)).toBe("00:00");
});

test("remove moves the focus on, and undo brings the range back", async () => {
  const { user, day, rangesOf } = await openEditor();
  const removeButtons = () => day("Sunday").getAllByRole("button", { name: /^Remove/ });
  await user.click(removeButtons()[0]!);
  expect(rangesOf("Sunday")).toEqual(["14:00-17:00"]);
  expect(removeButtons()[0]).toHaveFocus();
  await user.click(removeButtons()[0]!);
  expect(day("Sunday").getByRole("button", { name: /Add Time Range/ })).toHaveFocus();
  expect(screen.getByText(/No hours are offered/)).toBeVisible();
  await user.click(day("Sunday").getByRole("button", { name: "Undo" }));
  expect(rangesOf("Sunday")).toEqual(["14:00-17:00"]);
  expect(day("Sunday").getByRole("combobox", { name: /Start time/ })).toHaveFocus();
});

test("a faulty range is named beside it, and exporting leads there instead of sending", async () => {
  const { user, day, exportWeek, posted } = await openEditor();
  const [start] = day("Sunday").getAllByRole("combobox", { name: /Start time/ });
  await user.selectOptions(start!, "13:00");
  expect(start).toBeInvalid();
  expect(start).toHaveAccessibleDescription("The end must be after the start");
  await exportWeek();
  expect(start).toHaveFocus();
  expect(screen.getByRole("alert")).toHaveTextContent("Correct the marked ranges first.");
  await user.selectOptions(start!, "09:00");
  await user.selectOptions(day("Sunday").getAllByRole("combobox", { name: /End/ })[0]!, "15:00");
  expect(start).toHaveAccessibleDescription("Overlaps 14:00–17:00 on the same day");
  await exportWeek();
  expect(posted()).toEqual([]);
});

test("what lessons take is named, and the range around it is edited and sent whole", async () => {
  const cut = [
    slot("a", "09:00-10:30"),
    slot("a-630", "10:30-11:15", "Maryam"),
    slot("a-675", "11:15-12:00"),
  ];
  const { day, rangesOf, exportWeek, posted, onSaved } = await openEditor({
    [SLOTS]: { body: cut },
    [SAVE]: { status: 201, body: cut },
  });
  expect(rangesOf("Sunday")).toEqual(["09:00-12:00"]);
  expect(day("Sunday").getByText(/Taken by .*Maryam/)).toBeVisible();
  await exportWeek();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(posted()[0]?.body).toEqual([
    { day_of_week: 1, start_time: "09:00:00", end_time: "12:00:00", is_free: true },
  ]);
});

test("hours are copied to other days and back", async () => {
  const { user, day, rangesOf } = await openEditor();
  await user.click(day("Sunday").getByRole("button", { name: /Copy to other days/ }));
  await user.click(screen.getByRole("checkbox", { name: "Tuesday" }));
  await user.click(screen.getByRole("checkbox", { name: "Friday" }));
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(rangesOf("Tuesday")).toEqual(["09:00-12:00", "14:00-17:00"]);
  expect(rangesOf("Friday")).toEqual(["09:00-12:00", "14:00-17:00"]);
  expect(day("Sunday").getByText("Hours of Sunday copied to 2 days.")).toBeVisible();
  await user.click(day("Sunday").getByRole("button", { name: "Undo" }));
  expect(rangesOf("Friday")).toEqual([]);
});

test.each([
  [
    "the server's own words",
    { status: 400, body: { non_field_errors: ["Entry 2: no"] } },
    /Entry 2/,
  ],
  ["a refusal for now", { status: 429, headers: { "retry-after": "90" } }, /in 2 minutes/],
  ["a failure without words", { status: 500 }, /Something went wrong on our side/],
])("%s stands beneath, and nothing is lost", async (_case, answer, said) => {
  const { user, day, rangesOf, exportWeek, onSaved } = await openEditor({ [SAVE]: answer });
  await user.click(day("Friday").getByRole("button", { name: /Add Time Range/ }));
  await exportWeek();
  expect(await screen.findByText(said)).toBeVisible();
  expect(rangesOf("Friday")).toEqual(["09:00-17:00"]);
  expect(onSaved).not.toHaveBeenCalled();
});

test("a lost connection has a sentence of its own", async () => {
  const { exportWeek } = await openEditor();
  await exportWeek();
  expect(await screen.findByText(/No connection/)).toBeVisible();
});
