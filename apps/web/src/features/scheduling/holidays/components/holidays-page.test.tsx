import type { MakeUp } from "@riwaq/contracts/scheduling/bookings";
import type { Holiday } from "@riwaq/contracts/scheduling/holidays";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { buildProfile } from "../../../../../test/build-profile.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../../../test/stub-api.ts";
import { HolidaysPage } from "./holidays-page.tsx";

const LIST = "GET /api/staff/holidays/";
const CHANGE = "PATCH /api/staff/holidays/h1/";
const PENDING = "GET /api/staff/make-ups/?state=pending";
const OWED = "GET /api/staff/make-ups/?state=owed";
const REVIEW = "PATCH /api/staff/make-ups/m1/";

const eid: Holiday = {
  id: "h1",
  kind: "eid_al_fitr",
  hijri_year: 1448,
  starts_on: "2027-03-09",
  ends_on: "2027-03-11",
  is_confirmed: false,
  lesson_count: 12,
};
const ramadan: Holiday = {
  ...eid,
  id: "h2",
  kind: "ramadan",
  starts_on: "2027-02-08",
  ends_on: "2027-03-08",
  lesson_count: 0,
};
const emergency: MakeUp = {
  id: "m1",
  session_id: "session-1",
  student_id: "s1",
  student_name: "Inès",
  teacher_id: "t1",
  teacher_name: "Layla",
  cause: "emergency",
  state: "pending",
  month: "2026-11",
  length_minutes: 45,
  cancelled_starts_at: "2026-11-24T17:00:00Z",
  expires_at: null,
  is_expired: false,
  reason: "À l’hôpital avec sa sœur.",
};

type Answers = Parameters<typeof stubApi>[0];

async function openHolidays(answers: Answers = {}) {
  const calls = stubApi({
    "GET /api/profile/": { status: 404 },
    [LIST]: { body: [ramadan, eid] },
    [PENDING]: { body: [] },
    [OWED]: { body: [] },
    ...answers,
  });
  const view = await renderWithProviders(<HolidaysPage />);
  const press = (name: string | RegExp) => view.user.click(screen.getByRole("button", { name }));
  const written = () => calls.filter(({ method }) => method === "PATCH").map(({ body }) => body);
  return { ...view, calls, press, written };
}

const cardOf = async (name: string) => within(await screen.findByRole("article", { name }));

beforeEach(() => {
  document.cookie = "csrftoken=abc";
  vi.setSystemTime("2026-11-21T10:00:00Z");
});

test("a card says which days, whether they are confirmed, and the lessons that lie there", async () => {
  await openHolidays();
  const card = await cardOf("Eid al-Fitr 1448");
  expect(card.getByText(/^9\s–\s11 March 2027$/)).toBeVisible();
  expect(card.getByText("Proposed")).toBeVisible();
  expect(card.getByText("12 scheduled lessons lie on these days.")).toBeVisible();
  const month = await cardOf("Ramadan 1448");
  expect(month.getByText(/^Lessons go on\./)).toBeVisible();
});

test("confirming says how many lessons it cancels as of now, and that everyone is told", async () => {
  let holiday = eid;
  const { press, written } = await openHolidays({
    [LIST]: () => ({ body: [holiday] }),
    [CHANGE]: () => {
      holiday = { ...eid, is_confirmed: true, lesson_count: 0 };
      return { body: holiday };
    },
  });
  const card = await cardOf("Eid al-Fitr 1448");
  holiday = { ...eid, lesson_count: 13 };
  await press("Confirm Eid al-Fitr 1448");
  const dialog = within(screen.getByRole("alertdialog", { name: "Confirm Eid al-Fitr 1448?" }));
  expect(
    await dialog.findByText(/^9\s–\s11 March 2027\. 13 lessons are cancelled/),
  ).toHaveTextContent(/everyone concerned is told by e-mail/);
  await press("Confirm and cancel 13 lessons");
  expect(await screen.findByText("Eid al-Fitr 1448 is confirmed")).toBeVisible();
  expect(written()).toEqual([{ is_confirmed: true }]);
  expect(card.getByText("Confirmed")).toBeVisible();
  expect(card.queryByRole("button", { name: /Confirm/ })).toBeNull();
});

test("Ramadan is confirmed without cancelling anything", async () => {
  const { press, written } = await openHolidays({
    "PATCH /api/staff/holidays/h2/": { body: { ...ramadan, is_confirmed: true } },
  });
  await cardOf("Ramadan 1448");
  await press("Confirm Ramadan 1448");
  const dialog = within(screen.getByRole("alertdialog"));
  expect(dialog.getByText(/none is cancelled/)).toBeVisible();
  await press("Confirm");
  await waitFor(() => expect(written()).toEqual([{ is_confirmed: true }]));
});

test("the dates are shifted; what the server says of one stands beneath its field", async () => {
  let answer: Answer = {
    status: 400,
    body: { ends_on: ["The last day must not be before the first."] },
  };
  const { user, press, written } = await openHolidays({ [CHANGE]: () => answer });
  await cardOf("Eid al-Fitr 1448");
  await press("Change the dates: Eid al-Fitr 1448");
  const dialog = within(screen.getByRole("dialog", { name: "Dates of Eid al-Fitr 1448" }));
  expect(dialog.getByText("No lesson is cancelled before you confirm.")).toBeVisible();
  const lastDay = dialog.getByLabelText("Last day");
  await user.clear(lastDay);
  await user.type(lastDay, "2027-03-08");
  await press("Save the dates");
  await waitFor(() => expect(lastDay).toHaveAccessibleDescription(/must not be before/));
  answer = { body: eid };
  await user.clear(lastDay);
  await user.type(lastDay, "2027-03-12");
  await press("Save the dates");
  expect(await screen.findByText("The dates are saved")).toBeVisible();
  expect(written()).toEqual([
    { starts_on: "2027-03-09", ends_on: "2027-03-08" },
    { starts_on: "2027-03-09", ends_on: "2027-03-12" },
  ]);
});

test("an Eid that has begun is left as it is, Ramadan is not", async () => {
  vi.setSystemTime("2027-03-10T10:00:00Z");
  await openHolidays({ [LIST]: { body: [ramadan, eid] } });
  const card = await cardOf("Eid al-Fitr 1448");
  expect(card.getByText("Under way")).toBeVisible();
  expect(card.queryByRole("button")).toBeNull();
  expect((await cardOf("Ramadan 1448")).getAllByRole("button")).toHaveLength(2);
});

test.each([
  ["owed", "emergency", "Accept", "Accepted: a make-up is owed"],
  ["refused", "emergency", "Refuse", "Refused: no make-up is owed"],
  ["owed", "family", "Refuse", /^Refused: by the terms the lesson is made up all the same/],
] as const)("an emergency that becomes %s as %s's is said so", async (state, cause, word, said) => {
  let isPending = true;
  const { press, written } = await openHolidays({
    [PENDING]: () => ({ body: isPending ? [emergency] : [] }),
    [REVIEW]: () => {
      isPending = false;
      return { body: { ...emergency, state, cause } };
    },
  });
  const card = await cardOf("Inès");
  expect(card.getByText("À l’hôpital avec sa sœur.")).toHaveAttribute("dir", "auto");
  expect(card.getByText(/^Cancelled: Tuesday 24 November, .* 45 minutes$/)).toBeVisible();
  await press(new RegExp(`^${word} the emergency of`));
  await press(word);
  expect(await screen.findByText(said)).toBeVisible();
  expect(await screen.findByText("No emergency waits for your word.")).toBeVisible();
  expect(written()).toEqual([{ state: word === "Accept" ? "owed" : "refused" }]);
});

test("what another of the staff has decided meanwhile is said, and the list read again", async () => {
  let isPending = true;
  const { press } = await openHolidays({
    [PENDING]: () => ({ body: isPending ? [emergency] : [] }),
    [REVIEW]: () => {
      isPending = false;
      return { status: 409, body: { detail: ["This make-up class is no longer owed."] } };
    },
  });
  await cardOf("Inès");
  await press(/^Accept the emergency/);
  await press("Accept");
  expect(await screen.findByText("This make-up class is no longer owed.")).toBeVisible();
  expect(await screen.findByText("No emergency waits for your word.")).toBeVisible();
});

test("a failure offers another try; nothing proposed yet has words of its own", async () => {
  let isThere = false;
  const { press } = await openHolidays({
    [LIST]: () => (isThere ? { body: [] } : { status: 404 }),
  });
  await screen.findByText("This could not be loaded");
  isThere = true;
  await press("Try again");
  expect(await screen.findByText("No holidays are proposed yet")).toBeVisible();
});

test("what is owed and ends is listed, the soonest first, and is given more time", async () => {
  const owed = { ...emergency, state: "owed", reason: "", cause: "family" };
  const soon = { ...owed, id: "m2", student_name: "Yanis", expires_at: "2026-12-01T21:59:00.000Z" };
  const later = { ...owed, id: "m3", expires_at: "2026-12-21T21:59:00.000Z" };
  const { calls, user } = await openHolidays({
    "GET /api/profile/": { body: buildProfile() },
    [OWED]: { body: [later, soon, { ...owed, id: "m4" }] },
    "POST /api/staff/make-ups/m2/extend/": { body: soon },
  });
  const buttons = await screen.findAllByRole("button", { name: /^Give more time/ });
  expect(buttons).toHaveLength(2);
  expect(buttons[0]).toHaveAccessibleName(/Yanis/);
  await user.click(buttons[0]!);
  const dialog = within(screen.getByRole("dialog", { name: /Yanis/ }));
  const day = dialog.getByLabelText("Last day");
  await user.clear(day);
  await user.type(day, "2027-01-10");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("More time was given")).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ expires_on: "2027-01-10" });
});
