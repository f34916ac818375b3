import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { buildOccurrence, buildPreview } from "../../../../../test/build-preview.ts";
import { buildProfile } from "../../../../../test/build-profile.ts";
import { buildPupil, buildTeacher } from "../../../../../test/build-teacher.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { BookingPanel } from "./booking-panel.tsx";

const TUESDAY_18 = "2027-03-23T17:00:00.000Z";
const TUESDAY_19 = "2027-03-23T18:00:00.000Z";
const THURSDAY_18 = "2027-03-25T17:00:00.000Z";
const PREVIEW = "POST /api/bookings/preview/";
const BOOK = "POST /api/bookings/";
const week = new URLSearchParams({
  from: "2027-03-21T23:00:00.000Z",
  to: "2027-03-28T22:00:00.000Z",
  length: "60",
  student: "child-1",
});

/** Paris goes forward on 28 March: its 18:00 is then Cairo's 18:00 instead of 19:00. */
const lessons = [
  buildOccurrence(TUESDAY_18),
  buildOccurrence(THURSDAY_18, { state: "teacher_busy" }),
  buildOccurrence("2027-03-30T16:00:00.000Z"),
  buildOccurrence("2027-04-01T16:00:00.000Z", { state: "shifted" }),
];

beforeEach(() => {
  document.cookie = "csrftoken=token";
  vi.useFakeTimers({ now: Date.parse("2027-03-22T09:00:00Z"), toFake: ["Date"] });
});

async function showSeries(answers: Parameters<typeof stubApi>[0] = {}) {
  const slots = [TUESDAY_18, TUESDAY_19, THURSDAY_18];
  const zones = { teacher_zone: "Africa/Cairo", time_zone: "Europe/Paris" };
  const sent = stubApi({
    "GET /api/profile/": { body: buildProfile() },
    [`GET /api/teachers/teacher-1/free-slots/?${week}`]: { body: { slots, ...zones } },
    [PREVIEW]: { body: buildPreview(lessons) },
    ...answers,
  });
  const pupils = [buildPupil({ trial_available: false })];
  const view = await renderWithProviders(<BookingPanel teacher={buildTeacher({ pupils })} />);
  await view.user.click(await screen.findByRole("radio", { name: /Every week/ }));
  const posted = (path: string) => sent.filter((call) => `${call.method} ${call.path}` === path);
  const press = async (name: RegExp | string) =>
    view.user.click(await screen.findByRole("button", { name }));
  return { ...view, posted, press };
}

const plan = () => screen.getByRole("region", { name: "Your weekly hours" });

describe("the weekly hours", () => {
  it("are pressed in the week, one a day, and can be taken out again", async () => {
    const { press } = await showSeries();
    await press(/Tuesday.*06:00 pm Paris/);
    await press(/Tuesday.*07:00 pm Paris/);
    await press(/Thursday.*06:00 pm Paris/);
    const hours = within(plan()).getAllByRole("listitem");
    expect(hours.map((item) => item.textContent)).toEqual([
      "Tuesday07:00 pm Paris·08:00 pm Cairo",
      "Thursday06:00 pm Paris·07:00 pm Cairo",
    ]);
    await press("Remove Tuesday 07:00 pm");
    expect(within(plan()).getAllByRole("listitem")).toHaveLength(1);
    expect(screen.getByRole("button", { name: /Tuesday.*07:00 pm Paris/ })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
  });

  it("stay on the family's wall, or on the teacher's if that is chosen", async () => {
    const { press, posted, user } = await showSeries();
    await press(/Tuesday.*06:00 pm Paris/);
    expect(within(plan()).getByText(/keeps its hour in Paris/)).toBeInTheDocument();
    await user.click(within(plan()).getByRole("radio", { name: "Cairo" }));
    expect(within(plan()).getByText(/keeps its hour in Cairo/)).toBeInTheDocument();
    await press("See every lesson");
    await screen.findByRole("list", { name: "Lessons" });
    expect(posted(PREVIEW).at(-1)?.body).toEqual({
      kind: "series",
      student_id: "child-1",
      teacher_id: "teacher-1",
      programme_id: "programme-1",
      anchor_zone: "Africa/Cairo",
      times: [{ day_of_week: 3, time: "19:00" }],
      length_minutes: 60,
      starts_on: "2027-03-23",
      ends_on: null,
    });
  });

  it("cannot end before they begin", async () => {
    const { press, user } = await showSeries();
    await press(/Tuesday.*06:00 pm Paris/);
    await user.type(within(plan()).getByLabelText(/Last day/), "2027-03-01");
    expect(within(plan()).getByText(/must not be before the first/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "See every lesson" })).toBeDisabled();
  });
});

describe("the preview", () => {
  async function showPreview(answers: Parameters<typeof stubApi>[0] = {}) {
    const view = await showSeries(answers);
    await view.press(/Tuesday.*06:00 pm Paris/);
    await view.press("See every lesson");
    const list = await screen.findByRole("list", { name: "Lessons" });
    return { ...view, rows: within(list).getAllByRole("listitem") };
  }

  it("counts, and says of each lesson in both clocks what becomes of it", async () => {
    const { rows } = await showPreview();
    const dialog = screen.getByRole("dialog");
    expect(within(dialog).getByText(/3 lessons to be booked/)).toHaveTextContent(
      "3 lessons to be booked · 1 left out",
    );
    expect(rows[0]).toHaveTextContent(
      /Tuesday 23 March.*06:00 pm–07:00 pm Paris.*Cairo.*To be booked/,
    );
    expect(rows[1]).toHaveTextContent(/Teacher already booked.*Left out/);
    expect(rows[3]).toHaveTextContent(/This hour does not exist that day: 06:00 pm.*To be booked/);
  });

  it("marks where the clocks part two lessons", async () => {
    const { rows } = await showPreview();
    const step = "Clocks change: 06:00 pm in Paris is now 06:00 pm in Cairo (07:00 pm before).";
    expect(rows[2]).toHaveTextContent(step);
    expect(screen.getAllByText(/Clocks change:/)).toHaveLength(1);
  });

  it("is booked as it was shown, and the plan is gone once that is done", async () => {
    const ids = ["session-1", "session-2", "session-3"];
    const booked = { series_id: "series-1", session_ids: ids, skipped: [lessons[1]], offer: null };
    const { press, posted, user } = await showPreview({ [BOOK]: { status: 201, body: booked } });
    await press("Book 3 lessons");
    const dialog = screen.getByRole("dialog", { name: "Booked" });
    expect(await within(dialog).findByText("3 lessons are booked")).toBeInTheDocument();
    expect(posted(BOOK)[0]?.body).toMatchObject({ kind: "series", expected_count: 3 });
    expect(posted(BOOK)[0]?.headers.get("idempotency-key")).toBeTruthy();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.queryByRole("region", { name: "Your weekly hours" })).not.toBeInTheDocument();
  });

  it("is asked for anew where hours have been taken meanwhile", async () => {
    let left = lessons;
    const taken = { status: 409, body: { detail: ["Some of these hours have been taken."] } };
    const { press } = await showPreview({
      [PREVIEW]: () => ({ body: buildPreview(left) }),
      [BOOK]: taken,
    });
    left = lessons.slice(0, 2);
    await press("Book 3 lessons");
    expect(await screen.findByText("Some of these hours have been taken.")).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: "Book 1 lesson" })).toBeEnabled();
  });
});
