import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { buildPastLesson } from "../../../../../../test/build-session.ts";
import {
  INES,
  PAST,
  YANIS,
  linesIn,
  next,
  of,
  on,
  part,
  showFamilyPage,
} from "../../../../../../test/show-family-page.tsx";

beforeEach(() => void vi.setSystemTime(new Date("2026-11-24T09:14:00Z")));
afterEach(() => void vi.useRealTimers());

describe("the weeks to come", () => {
  it("are named, and each line says day, hour, teacher, programme and whose it is", async () => {
    const lessons = [next, on("2026-11-25"), on("2026-12-01", of(YANIS))];
    await showFamilyPage({ lessons, language: "fr" });
    const week = await part("Cette semaine");
    expect(within(week).getByText(/^Heure locale.: Paris$/u)).toBeVisible();
    const [line] = within(week).getAllByRole("listitem");
    expect(line).toHaveTextContent("mer. 25");
    expect(line).toHaveTextContent("16:30 Salma Hegazy · Lecture");
    expect(line).toHaveTextContent(/Inès.? · 17:30 Le Caire/u);
    expect(within(line!).getByRole("button")).toHaveAccessibleName(
      "mercredi 25 novembre 16:30 Salma Hegazy · Lecture, Inès Lambert",
    );
    expect(linesIn(await part("Semaine du 30 novembre"))[0]).toContain("Yanis");
  });

  it("begin on Saturday in Arabic", async () => {
    await showFamilyPage({ lessons: [next, on("2026-11-28")], language: "ar" });
    const [line] = within(await part("أسبوع 28 نوفمبر")).getAllByRole("listitem");
    expect(line).toHaveTextContent("4:30");
    expect(line).toHaveTextContent("القراءة");
  });

  it("have a series after them as one line, which opens", async () => {
    const weekly = ["2026-12-13", "2026-12-20", "2026-12-27"].map((date) =>
      on(date, { kind: "series", series_id: "series-1" }),
    );
    const { user } = await showFamilyPage({ lessons: [next, ...weekly], language: "fr" });
    const later = await part("Ensuite");
    const line = within(later).getByRole("button");
    expect(line).toHaveAccessibleName(/^chaque dimanche, 16:30/u);
    expect(later).toHaveTextContent("encore 3 cours, jusqu’au 27 décembre");
    expect(line).toHaveAttribute("aria-expanded", "false");
    await user.click(line);
    expect(line).toHaveAttribute("aria-expanded", "true");
    expect(within(later).getAllByRole("button", { name: /décembre/ })).toHaveLength(3);
  });

  it("say what was cancelled, with what is owed for it, and what is no ordinary lesson", async () => {
    const cancelled = on("2026-11-25", { status: "Cancelled", cancelled_by: "teacher" });
    const trial = on("2026-11-26", { kind: "trial" });
    await showFamilyPage({ lessons: [next, cancelled, trial] });
    const lines = linesIn(await part("This week"));
    expect(lines[0]).toContain("Cancelled");
    expect(lines[0]).toContain(`owed for ${cancelled.id}`);
    expect(lines[1]).toContain("Trial");
    expect(lines[1]).not.toContain("owed");
  });

  it("do not say whose it is where there is one child", async () => {
    await showFamilyPage({ lessons: [next, on("2026-11-25")], circle: { pupils: [INES] } });
    const [line] = within(await part("This week")).getAllByRole("listitem");
    expect(within(line!).queryByText(/Inès ·/)).toBeNull();
    expect(screen.queryByRole("combobox", { name: "Child" })).toBeNull();
  });
});

describe("what is over", () => {
  const report = { id: "report-1", student: INES.name, grade: "Good", is_new: true } as const;

  it("shows the grade, and leads to the report that is to be read", async () => {
    await showFamilyPage({ past: [buildPastLesson({ ...of(INES), reports: [report] })] });
    const [line] = within(await part("Past")).getAllByRole("listitem");
    expect(line).toHaveTextContent("Good");
    expect(within(line!).getByRole("link", { name: "Report to read" })).toHaveAttribute(
      "href",
      "/reports/report-1",
    );
  });

  it("names the child of each report where there are several", async () => {
    const other = { ...report, id: "report-2", student: YANIS.name, is_new: false };
    await showFamilyPage({ past: [buildPastLesson({ reports: [report, other] })] });
    const past = await part("Past");
    expect(within(past).getByRole("link", { name: /Report to read · .*Inès/u })).toBeVisible();
    expect(within(past).getByRole("link", { name: /^Report · .*Yanis/u })).toBeVisible();
  });

  // Of a lesson that was held, too, something may be owed: where a fault took most of it.
  it.each(["Missed", "Cancelled", "Completed"] as const)(
    "says what was %s, and what is owed",
    async (status) => {
      const lesson = buildPastLesson({ status });
      await showFamilyPage({ past: [lesson] });
      const [line] = linesIn(await part("Past"));
      expect(line).toContain(status);
      expect(line).toContain(`owed for ${lesson.id}`);
    },
  );

  it("is read on by a press, and again after a failure", async () => {
    let isUp = false;
    const before = "2026-11-01T10:00:00.000Z~1";
    const more = { lessons: [buildPastLesson()], next: null };
    const { user } = await showFamilyPage({
      answers: {
        [PAST]: { body: { lessons: [buildPastLesson()], next: before } },
        [`${PAST}?${new URLSearchParams({ before })}`]: () =>
          isUp ? { body: more } : { status: 400, body: {} },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Show earlier lessons" }));
    const alert = await screen.findByRole("alert");
    isUp = true;
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() =>
      expect(linesIn(screen.getByRole("region", { name: "Past" }))).toHaveLength(2),
    );
    expect(screen.queryByRole("button", { name: "Show earlier lessons" })).toBeNull();
  });
});

it("reads on as the end of what is over comes near", async () => {
  const before = "2026-11-01T10:00:00.000Z~1";
  const more = { lessons: [buildPastLesson()], next: null };
  let seen: (entries: Array<{ isIntersecting: boolean }>) => void = () => undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof seen) {
        seen = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  await showFamilyPage({
    answers: {
      [PAST]: { body: { lessons: [buildPastLesson()], next: before } },
      [`${PAST}?${new URLSearchParams({ before })}`]: { body: more },
    },
  });
  await screen.findByRole("button", { name: "Show earlier lessons" });
  act(() => seen([{ isIntersecting: false }]));
  expect(linesIn(await part("Past"))).toHaveLength(1);
  act(() => seen([{ isIntersecting: true }]));
  await waitFor(() =>
    expect(linesIn(screen.getByRole("region", { name: "Past" }))).toHaveLength(2),
  );
});
