import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { buildChangePreview } from "../../../../../test/build-change-preview.ts";
import { buildDetails, buildSession } from "../../../../../test/build-session.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { ownProfileQuery } from "../../../../lib/own-profile.ts";
import { lastChange } from "../model/last-change.ts";
import { SessionDetailsDialog } from "./session-details-dialog.tsx";

beforeEach(() => {
  vi.setSystemTime(new Date("2026-11-23T08:00:00Z"));
  document.cookie = "csrftoken=t;path=/";
});
afterEach(() => {
  vi.useRealTimers();
  lastChange.set(undefined);
});

const lesson = buildSession({ kind: "series", series_id: "series-1" });
const BASE = `/api/sessions/${lesson.id}`;
const series = { anchor_zone: "Europe/Paris", times: [{ day_of_week: 3, time: "18:00" }] };
const moved = {
  session_id: lesson.id,
  starts_at: lesson.starts_at,
  ends_at: lesson.ends_at,
  new_starts_at: "2026-11-26T15:30:00.000Z",
  new_ends_at: "2026-11-26T16:30:00.000Z",
  state: "ok" as const,
};
const preview = buildChangePreview({ moves_left: 1 }, { lessons: [moved] });

type Answers = Parameters<typeof stubApi>[0];

async function openMoving(reader: SessionReader, answers: Answers = {}) {
  const sent = stubApi({
    [`GET ${BASE}/`]: { body: buildDetails(lesson, { series }) },
    [`POST ${BASE}/move/preview/`]: { body: preview },
    [`POST ${BASE}/move/`]: {
      body: {
        change_id: "change-1",
        undo_until: "2026-11-23T08:10:00.000Z",
        session_ids: [lesson.id],
        decision: preview.decision,
      },
    },
    ...answers,
  });
  const view = await renderWithProviders(<SessionDetailsDialog session={lesson} reader={reader} />);
  view.queryClient.setQueryDefaults(ownProfileQuery.queryKey, { staleTime: Infinity });
  view.queryClient.setQueryData(ownProfileQuery.queryKey, { time_zone: "Europe/Paris" } as never);
  await view.user.click(screen.getByRole("button", { name: /^View/ }));
  await view.user.click(await screen.findByRole("button", { name: "Reschedule" }));
  const dialog = await screen.findByRole("dialog", { name: "Reschedule the lesson" });
  const posted = (path: string) => sent.filter((call) => call.path === `${BASE}${path}`);
  return { ...view, dialog, posted, sent };
}

describe("a family moves a lesson", () => {
  it("to a free hour of the teacher, sees what it uses, and confirms", async () => {
    const slots = {
      slots: [lesson.starts_at, "2026-11-26T15:30:00.000Z"],
      teacher_zone: "Africa/Cairo",
      time_zone: "Europe/Paris",
    };
    const search = new URLSearchParams({
      from: "2026-11-22T23:00:00.000Z",
      to: "2026-11-29T23:00:00.000Z",
      length: "60",
      student: "student-1",
      except: lesson.id,
    });
    const { user, dialog, posted } = await openMoving("P", {
      [`GET /api/teachers/teacher-1/free-slots/?${search}`]: { body: slots },
    });
    await user.click(await within(dialog).findByRole("button", { name: /04:30/ }));
    // The lesson's own start is no other hour.
    expect(within(dialog).queryByRole("button", { name: /06:00/ })).toBeNull();
    expect(await within(dialog).findByText("Moving is free.")).toBeInTheDocument();
    expect(dialog).toHaveTextContent("After this move, 1 of 2 make-ups in November 2026 is used.");
    expect(dialog).toHaveTextContent("After this you can move this lesson once more.");
    expect(dialog).toHaveTextContent(
      /Thursday 26 November.*04:30 pm–05:30 pm Paris·05:30 pm–06:30 pm Cairo/,
    );
    await user.click(within(dialog).getByRole("button", { name: "Move the lesson" }));
    expect(await screen.findByText("The lesson is moved.")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(posted("/move/")[0]?.body).toEqual({
      scope: "one",
      starts_at: "2026-11-26T15:30:00.000Z",
    });
  });
});

describe("a teacher moves a lesson", () => {
  it("and reads once why the rule refuses, with what can still be done", async () => {
    const refused = "It was moved twice. You can still cancel it.";
    const body = buildChangePreview(
      { outcome: "moves_used", make_up: "none", section: "schedule" },
      { lessons: [moved], problems: [refused] },
    );
    const { user, dialog } = await openMoving("T", { [`POST ${BASE}/move/preview/`]: { body } });
    const time = await within(dialog).findByLabelText("Time");
    await user.clear(time);
    await user.type(time, "20:15");
    expect(await within(dialog).findByText(refused)).toBeInTheDocument();
    expect(dialog).not.toHaveTextContent("You have moved this lesson");
    expect(within(dialog).getByRole("button", { name: "Move the lesson" })).toBeDisabled();
  });

  it("to any hour, said on the reader's own clock", async () => {
    const { user, dialog, posted } = await openMoving("T");
    const time = await within(dialog).findByLabelText("Time");
    await user.clear(time);
    await user.type(time, "20:15");
    await within(dialog).findByText("Moving is free.");
    expect(posted("/move/preview/").at(-1)?.body).toEqual({
      scope: "one",
      starts_at: "2026-11-24T19:15:00.000Z",
    });
  });

  it("and is told why an hour cannot be had", async () => {
    const { user, dialog } = await openMoving("T", {
      [`POST ${BASE}/move/preview/`]: {
        status: 400,
        body: { starts_at: ["That is in the past."] },
      },
    });
    const time = await within(dialog).findByLabelText("Time");
    await user.clear(time);
    await user.type(time, "20:15");
    expect(await within(dialog).findByText("That is in the past.")).toBeInTheDocument();
    expect(within(dialog).getByRole("button", { name: "Move the lesson" })).toBeDisabled();
  });
});

describe("a series", () => {
  it("goes on at new weekly hours, on the clock that it is said by", async () => {
    const { user, dialog, posted } = await openMoving("T");
    await user.click(await within(dialog).findByRole("radio", { name: /all that follow/ }));
    expect(await within(dialog).findByText("On the clock of Paris")).toBeInTheDocument();
    const time = within(dialog).getByLabelText("Time");
    await user.clear(time);
    await user.type(time, "17:30");
    await user.click(within(dialog).getByRole("button", { name: "Add a day" }));
    await user.click(within(dialog).getByRole("button", { name: "Show what changes" }));
    expect(await within(dialog).findByRole("button", { name: "Move the series" })).toBeEnabled();
    expect(posted("/move/preview/").at(-1)?.body).toEqual({
      scope: "following",
      times: [
        { day_of_week: 3, time: "17:30" },
        { day_of_week: 0, time: "17:30" },
      ],
    });
  });
});
