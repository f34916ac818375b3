import type { LeaveDetails, LeaveLesson, Substitute } from "@riwaq/contracts/scheduling/cover";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { LeavePage } from "./leave-page.tsx";

const ID = "5b8c9f10-0000-4000-8000-000000000001";
const CALL = `GET /api/staff/leaves/${ID}/`;

const salma: Substitute = {
  teacher_id: "s",
  name: "Salma Hegazy",
  fault: null,
  reasons: ["known", "language"],
  minutes_that_week: 300,
};

const lesson = (change: Partial<LeaveLesson> = {}): LeaveLesson => ({
  session_id: "one",
  starts_at: "2026-12-01T10:00:00Z",
  ends_at: "2026-12-01T10:45:00Z",
  students: ["Inès Lambert"],
  programme: null,
  state: "open",
  cover: null,
  proposals: [salma],
  could: 1,
  ...change,
});

const details = (
  lessons: LeaveLesson[],
  state: LeaveDetails["leave"]["state"] = "granted",
): LeaveDetails => ({
  leave: {
    id: ID,
    teacher_id: "k",
    teacher_name: "Karim Mansour",
    kind: "ill",
    state,
    starts_on: "2026-12-01",
    ends_on: "2026-12-02",
    words: "Fever",
    answer: "",
    asked_at: "2026-11-30T08:00:00Z",
    is_over: false,
    lessons: lessons.length,
    undecided: 1,
  },
  time_zone: "Africa/Cairo",
  lessons,
  asks_family: false,
});

const Lesson = ({ id, first }: { id: string; first: string }) => <p>{`${first} ${id}`}</p>;

const covered = {
  id: "c",
  state: "standing",
  substitute_id: "s",
  substitute_name: "Salma Hegazy",
  regular_id: "k",
  regular_name: "Karim Mansour",
  held_until: null,
  declinable_until: "2026-12-01T07:00:00Z",
} as const;

async function open(body: LeaveDetails, answers: Parameters<typeof stubApi>[0] = {}) {
  document.cookie = "csrftoken=t;path=/";
  const sent = stubApi({ [CALL]: { body }, ...answers });
  const view = await renderWithProviders(<LeavePage id={ID} Lesson={Lesson} undo={null} />);
  await screen.findByRole("heading", { level: 1 });
  return { ...view, sent };
}

it("offers no way back from a lesson that begins at once", async () => {
  const { user } = await open(details([lesson()]), {
    "POST /api/staff/covers/": { status: 201, body: { ...covered, declinable_until: null } },
  });
  await user.click(screen.getByRole("button", { name: /^Cover: .*Inès/ }));
  expect(await screen.findByText(/gives the lesson/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("names the best with the reasons, and covers with one press, which can be undone", async () => {
  const { user, sent } = await open(details([lesson()]), {
    "POST /api/staff/covers/": { status: 201, body: covered },
    "POST /api/staff/covers/c/undo/": { body: covered },
  });
  expect(screen.getByText(/Hours in Cairo/)).toBeVisible();
  expect(screen.getByText(/knows the pupil/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Cover: .*Inès/ }));
  expect(await screen.findByText(/gives the lesson/)).toBeVisible();
  expect(sent.find(({ path }) => path === "/api/staff/covers/")?.body).toEqual({
    session_id: "one",
    substitute_id: "s",
    leave_id: ID,
  });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith("/c/undo/"))).toBe(true));
});

it("opens the dialogs in which a lesson is moved or cancelled", async () => {
  const { user } = await open(details([lesson()]));
  await user.click(screen.getByRole("button", { name: /^Move: / }));
  expect(screen.getByText("move one")).toBeVisible();
});

it("asks before all that are left are cancelled, and says what was not possible", async () => {
  const two = [lesson(), lesson({ session_id: "two", starts_at: "2026-12-01T12:00:00Z" })];
  const { user, sent } = await open(details(two), {
    [`POST /api/staff/leaves/${ID}/cancellations/`]: {
      body: {
        lessons: [
          { session_id: "one", change_id: "x", problem: null },
          { session_id: "two", change_id: null, problem: "It has begun." },
        ],
      },
    },
    "POST /api/changes/x/undo/": { status: 204 },
  });
  await user.click(screen.getByRole("button", { name: "Cancel 2 that are left" }));
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Cancel 2 that are left" }));
  expect(await screen.findByText("1 lesson is cancelled")).toBeVisible();
  expect(screen.getByText(/It has begun/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo all of it" }));
  await waitFor(() => expect(sent.some(({ path }) => path === "/api/changes/x/undo/")).toBe(true));
});

it("says who gives it and gives it back; what was decided has no press for all", async () => {
  await open(details([lesson({ state: "covered", cover: covered, proposals: [] })]));
  expect(screen.getByText(/Salma Hegazy.* gives it/)).toBeVisible();
  expect(screen.getByRole("button", { name: /^Give it back/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: /that are left/ })).toBeNull();
});

it("until it is granted nothing is decided about its lessons", async () => {
  await open(details([lesson()], "asked"));
  expect(screen.getByRole("button", { name: "Grant it" })).toBeVisible();
  expect(screen.getByText(/once the leave is granted/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Cover/ })).toBeNull();
});
