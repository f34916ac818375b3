import type { MakeUp } from "@riwaq/contracts/scheduling/bookings";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { buildOccurrence, buildPreview } from "../../../../../test/build-preview.ts";
import { buildProfile } from "../../../../../test/build-profile.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { MakeUpOfLesson, MakeUpsOwed } from "./make-ups-owed.tsx";

const TUESDAY_18 = "2026-11-24T17:00:00.000Z";
const week = new URLSearchParams({
  from: "2026-11-22T23:00:00.000Z",
  to: "2026-11-29T23:00:00.000Z",
  length: "45",
  student: "child-1",
});

function buildMakeUp(changes: Partial<MakeUp> = {}): MakeUp {
  return {
    id: "make-up-1",
    session_id: "session-1",
    student_id: "child-1",
    student_name: "Inès Lambert",
    teacher_id: "teacher-1",
    teacher_name: "Salma Hegazy",
    cause: "family",
    state: "owed",
    month: "2026-11",
    length_minutes: 45,
    cancelled_starts_at: "2026-11-17T17:00:00.000Z",
    reason: "",
    ...changes,
  };
}

beforeEach(() => {
  document.cookie = "csrftoken=token";
  vi.useFakeTimers({ now: Date.parse("2026-11-23T09:00:00Z"), toFake: ["Date"] });
});

async function showOwed(makeUps: () => MakeUp[]) {
  const zones = { teacher_zone: "Africa/Cairo", time_zone: "Europe/Paris" };
  const sent = stubApi({
    "GET /api/profile/": { body: buildProfile() },
    "GET /api/make-ups/": () => ({ body: makeUps() }),
    [`GET /api/teachers/teacher-1/free-slots/?${week}`]: {
      body: { slots: [TUESDAY_18], ...zones },
    },
    "POST /api/bookings/preview/": { body: buildPreview([buildOccurrence(TUESDAY_18)]) },
    "POST /api/bookings/": {
      status: 201,
      body: { series_id: null, session_ids: ["session-1"], skipped: [], offer: null },
    },
  });
  return { ...(await renderWithProviders(<MakeUpsOwed />)), sent };
}

it("counts what is owed, names pupil, teacher and the lesson it stands for", async () => {
  const pending = buildMakeUp({ id: "make-up-2", state: "pending", student_name: "Yanis" });
  const done = buildMakeUp({ id: "make-up-3", state: "booked", student_name: "Lina" });
  await showOwed(() => [buildMakeUp(), pending, done]);
  expect(await screen.findByRole("heading", { name: "A lesson to make up" })).toBeInTheDocument();
  const cards = screen.getAllByRole("listitem");
  expect(cards).toHaveLength(2);
  expect(cards[0]).toHaveTextContent("Inès Lambert · with Salma Hegazy");
  expect(cards[0]).toHaveTextContent("Lesson of Tuesday 17 November, 45 min · cancelled by you");
  expect(cards[1]).toHaveTextContent("Being looked at by the institute");
  expect(within(cards[1]!).queryByRole("button")).not.toBeInTheDocument();
});

it("is booked in an hour of the same teacher, and says so after its card is gone", async () => {
  let open = [buildMakeUp()];
  const { user, sent } = await showOwed(() => open);
  await user.click(await screen.findByRole("button", { name: "Choose an hour" }));
  const dialog = screen.getByRole("dialog", { name: "Choose an hour for the make-up lesson" });
  await user.click(await within(dialog).findByRole("button", { name: /Tuesday.*06:00 pm Paris/ }));
  await within(dialog).findByText("Tuesday 24 November");
  open = [];
  await user.click(within(dialog).getByRole("button", { name: "Book this lesson" }));
  expect(await within(dialog).findByText("The lesson is booked")).toBeInTheDocument();
  expect(sent.find(({ path }) => path === "/api/bookings/")?.body).toEqual({
    kind: "make_up",
    make_up_id: "make-up-1",
    starts_at: TUESDAY_18,
    expected_count: 1,
  });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText(/to make up/)).not.toBeInTheDocument());
});

it("nothing is shown where nothing is owed", async () => {
  const { container, sent } = await showOwed(() => []);
  await waitFor(() => expect(sent.some(({ path }) => path === "/api/make-ups/")).toBe(true));
  expect(container.querySelector("section, h2")).toBeNull();
});

it("a failure is said, and can be tried again", async () => {
  let isUp = false;
  stubApi({
    "GET /api/profile/": { body: buildProfile() },
    "GET /api/make-ups/": () => (isUp ? { body: [buildMakeUp()] } : { status: 503, body: {} }),
  });
  const { user } = await renderWithProviders(<MakeUpsOwed />);
  const alert = await screen.findByRole("alert");
  isUp = true;
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/A lesson to make up/)).toBeInTheDocument();
});

it("is told on the lesson that was not held, of each pupil, with the way to an hour", async () => {
  const open = [
    buildMakeUp(),
    buildMakeUp({ id: "make-up-2", student_name: "Yanis" }),
    buildMakeUp({ id: "make-up-3", state: "pending", student_name: "Lina" }),
    buildMakeUp({ id: "make-up-4", session_id: "another" }),
    buildMakeUp({ id: "make-up-5", state: "booked" }),
  ];
  stubApi({
    "GET /api/profile/": { body: buildProfile() },
    "GET /api/make-ups/": { body: open },
  });
  const { user } = await renderWithProviders(<MakeUpOfLesson sessionId="session-1" />);
  await screen.findByRole("button", { name: "To make up: Yanis" });
  expect(screen.getAllByRole("button")).toHaveLength(2);
  expect(screen.getByText("Being looked at by the institute")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "To make up: Inès Lambert" }));
  expect(
    screen.getByRole("dialog", { name: "Choose an hour for the make-up lesson" }),
  ).toBeInTheDocument();
});
