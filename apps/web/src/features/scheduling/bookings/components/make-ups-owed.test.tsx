import type { MakeUp } from "@riwaq/contracts/scheduling/bookings";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { buildOccurrence, buildPreview } from "../../../../../test/build-preview.ts";
import { buildProfile } from "../../../../../test/build-profile.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { AskedMakeUp } from "./asked-make-up.tsx";
import { MakeUpOfLesson } from "./make-up-of-lesson.tsx";
import { MakeUpsOwed } from "./make-ups-owed.tsx";

const TUESDAY_18 = "2026-11-24T17:00:00.000Z";
const week = new URLSearchParams({
  from: "2026-11-22T23:00:00.000Z",
  to: "2026-11-29T23:00:00.000Z",
  length: "45",
  student: "child-1",
});

const HOURS = [
  { starts_at: "2026-11-25T17:00:00.000Z", ends_at: "2026-11-25T17:45:00.000Z" },
  { starts_at: "2026-11-26T16:30:00.000Z", ends_at: "2026-11-26T17:15:00.000Z" },
];

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
    expires_at: null,
    is_expired: false,
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
    "GET /api/make-ups/make-up-1/hours/": { body: { hours: HOURS, ...zones } },
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
    "GET /api/make-ups/make-up-1/hours/": { status: 404, body: {} },
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

it("offers the next hours on both clocks, and a press books one", async () => {
  let open = [buildMakeUp()];
  const { user, sent } = await showOwed(() => open);
  const hour = await screen.findByRole("button", { name: /Thursday 26 November/ });
  expect(hour).toHaveTextContent(/November 05:30 pm–06:15 pm Paris.*06:30 pm–07:15 pm Cairo/);
  open = [];
  await user.click(hour);
  await waitFor(() => expect(screen.queryByText(/to make up/)).not.toBeInTheDocument());
  expect(sent.find(({ path }) => path === "/api/bookings/")?.body).toEqual({
    kind: "make_up",
    make_up_id: "make-up-1",
    starts_at: "2026-11-26T16:30:00.000Z",
    expected_count: 1,
  });
});

it("says when somebody else was faster, and offers other hours", async () => {
  let hours = HOURS;
  stubApi({
    "GET /api/profile/": { body: buildProfile() },
    "GET /api/make-ups/": { body: [buildMakeUp()] },
    "GET /api/make-ups/make-up-1/hours/": () => ({
      body: { hours, teacher_zone: "Africa/Cairo", time_zone: "Europe/Paris" },
    }),
    "POST /api/bookings/": { status: 409, body: { detail: ["This hour has just been taken."] } },
  });
  const { user } = await renderWithProviders(<MakeUpsOwed />);
  const hour = await screen.findByRole("button", { name: /Thursday 26 November/ });
  hours = HOURS.slice(0, 1);
  await user.click(hour);
  expect(await screen.findByRole("alert")).toHaveTextContent("This hour has just been taken.");
  await waitFor(() => expect(hour).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: /Wednesday 25 November/ })).toBeInTheDocument();
});

it("says until when it can be booked on the reader's clock, and offers nothing after", async () => {
  const expires_at = "2026-12-21T21:59:00.000Z";
  const past = buildMakeUp({ id: "make-up-2", expires_at, is_expired: true });
  await showOwed(() => [past, buildMakeUp({ expires_at })]);
  const [first, second] = await screen.findAllByRole("listitem");
  const until = /until Monday 21 December.*10:59 pm.*Paris/;
  expect(first).toHaveTextContent(until);
  expect(second).toHaveTextContent(/^.*Could be booked until .*; it is no longer owed/);
  expect(within(second!).queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "A lesson to make up" })).toBeInTheDocument();
});

describe("what a notice says is owed", () => {
  const asked = (makeUps: MakeUp[], at?: string) => {
    const sent = stubApi({
      "GET /api/profile/": { body: buildProfile() },
      "GET /api/make-ups/": { body: makeUps },
      "POST /api/bookings/preview/": { body: buildPreview([buildOccurrence(TUESDAY_18)]) },
      "POST /api/bookings/": {
        status: 201,
        body: { series_id: null, session_ids: ["session-1"], skipped: [], offer: null },
      },
    });
    const element = <AskedMakeUp id="make-up-1" at={at} onClose={() => undefined} />;
    return renderWithProviders(element).then((view) => ({ ...view, sent }));
  };

  it("opens with the hour that it offers: one press takes it", async () => {
    const { user, sent } = await asked([buildMakeUp()], TUESDAY_18);
    expect(await screen.findByText("Tuesday 24 November")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Book this lesson" }));
    expect(await screen.findByText("The lesson is booked")).toBeInTheDocument();
    expect(sent.find(({ path }) => path === "/api/bookings/")?.body).toMatchObject({
      make_up_id: "make-up-1",
      starts_at: TUESDAY_18,
    });
  });

  it("is told to be owed no longer where it was booked meanwhile", async () => {
    await asked([buildMakeUp({ state: "booked" })], TUESDAY_18);
    expect(await screen.findByText(/no longer owed/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Book this lesson" })).not.toBeInTheDocument();
  });
});
