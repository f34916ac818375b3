import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import { buildProfile } from "../../../../test/build-profile.ts";
import { renderWithProviders } from "../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../test/stub-api.ts";
import type { Language } from "../../../i18n/languages.ts";
import { SlotPicker } from "./slot-picker.tsx";

const TUESDAY = [
  "2026-11-24T08:00:00.000Z",
  "2026-11-24T08:30:00.000Z",
  "2026-11-24T17:00:00.000Z",
];
const THURSDAY = ["2026-11-26T08:30:00.000Z", "2026-11-26T17:30:00.000Z"];

const call = (from: string, to: string) =>
  `GET /api/teachers/teacher-1/free-slots/?${new URLSearchParams({ from, to, length: "45", student: "student-1" })}`;
const THIS_WEEK = call("2026-11-22T23:00:00.000Z", "2026-11-29T23:00:00.000Z");
const NEXT_WEEK = call("2026-11-29T23:00:00.000Z", "2026-12-06T23:00:00.000Z");
const answer = (slots: string[]) => ({
  body: { slots, teacher_zone: "Africa/Cairo", time_zone: "Europe/Paris" },
});

async function showPicker(
  language: Language = "en",
  onChoose?: (start: string) => void,
  starts = [...TUESDAY, ...THURSDAY],
) {
  vi.useFakeTimers({ now: Date.parse("2026-11-23T09:00:00Z"), toFake: ["Date"] });
  const sent = stubApi({
    "GET /api/profile/": { body: buildProfile() },
    [THIS_WEEK]: answer(starts),
    [NEXT_WEEK]: answer(starts.length === 0 ? ["2026-12-01T08:00:00.000Z"] : []),
  });
  const view = await renderWithProviders(
    <SlotPicker
      teacherId="teacher-1"
      studentId="student-1"
      lengthMinutes={45}
      isChosen={(start) => start === TUESDAY[2]}
      onChoose={onChoose}
    />,
    { language },
  );
  await screen.findByRole("group");
  return { ...view, sent };
}

const hour = (name: RegExp) => screen.getByRole("button", { name });

describe("the free week", () => {
  it("shows each hour on the reader's clock with the teacher's beneath, by day", async () => {
    await showPicker("en", vi.fn());
    const day = screen.getByRole("region", { name: "Tuesday 24 November" });
    const hours = within(day).getAllByRole("button", { name: /Paris/ });
    expect(hours.map((button) => button.textContent)).toEqual([
      "Tuesday 24 November, 09:00 am Paris 10:00 am Cairo",
      "Tuesday 24 November, 09:30 am Paris 10:30 am Cairo",
      "Tuesday 24 November, 06:00 pm Paris 07:00 pm Cairo",
    ]);
    expect(within(day).getByText("Morning")).toBeInTheDocument();
    expect(screen.getByText("Hours in Paris, beneath them in Cairo")).toBeInTheDocument();
  });

  it("says which hour is chosen, and hands on the one that is pressed", async () => {
    const onChoose = vi.fn();
    const { user } = await showPicker("en", onChoose);
    expect(hour(/Tuesday.*06:00 pm/)).toHaveAttribute("aria-pressed", "true");
    expect(hour(/Tuesday.*09:00 am/)).toHaveAttribute("aria-pressed", "false");
    await user.click(hour(/Thursday.*06:30 pm/));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(THURSDAY[1]);
  });

  it("only shows the hours where nobody can be booked", async () => {
    await showPicker();
    expect(hour(/Tuesday.*09:00 am/)).toBeDisabled();
  });

  it("goes on week by week, not back into the past, and leads on where nothing is free", async () => {
    const { user } = await showPicker();
    expect(hour(/Previous week/)).toBeDisabled();
    await user.click(hour(/Next week/));
    expect(await screen.findByText("No hour is free this week.")).toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: "Next week" })).toHaveLength(2);
    await user.click(hour(/Previous week/));
    expect(await screen.findByRole("group")).toBeInTheDocument();
  });

  it("begins with the next one where nothing of this one is left, which can still be seen", async () => {
    const { user } = await showPicker("en", vi.fn(), []);
    expect(hour(/Tuesday 1 December, /)).toBeInTheDocument();
    await user.click(hour(/Previous week/));
    expect(await screen.findByText("No hour is free this week.")).toBeInTheDocument();
  });
});

describe("by keyboard", () => {
  it("arrows lead through the day and to the nearest hour of the next one; Enter chooses", async () => {
    const onChoose = vi.fn();
    const { user } = await showPicker("en", onChoose);
    hour(/Tuesday.*09:00 am/).focus();
    await user.keyboard("{ArrowDown}");
    expect(hour(/Tuesday.*09:30 am/)).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    expect(hour(/Thursday.*09:30 am/)).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    expect(hour(/Thursday.*09:30 am/)).toHaveFocus();
    await user.keyboard("{End}{Enter}");
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(THURSDAY[1]);
  });

  it("each day is one stop of the tab key", async () => {
    await showPicker("en", vi.fn());
    const stops = screen
      .getAllByRole("button", { name: /Cairo/ })
      .filter((button) => button.tabIndex === 0);
    expect(stops).toEqual([hour(/Tuesday.*06:00 pm/), hour(/Thursday.*09:30 am/)]);
  });

  it("sideways turns around with the page", async () => {
    const { user } = await showPicker("ar", vi.fn());
    const hours = screen.getAllByRole("button", { name: /باريس/ });
    hours[0]?.focus();
    await user.keyboard("{ArrowLeft}");
    expect(hours[3]).toHaveFocus();
  });
});
