import type { NextLesson } from "@riwaq/contracts/scheduling/sessions";
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";

import { buildSession } from "../../../../../test/build-session.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { TeacherHome } from "./teacher-home.tsx";

const Menu = () => <button type="button">menu</button>;

afterEach(() => void vi.useRealTimers());

const overdue = { session_id: "1", student: "Inès", due_date: "2026-11-24T16:00:00.000Z" };
const pending = { session_id: "2", student: "سارة", due_date: "2026-11-25T16:00:00.000Z" };
const rest = {
  time_zone: "Africa/Cairo",
  today: [],
  week: [],
  attention: [],
  questions: [],
  periodic_drafts: 0,
};
const full = {
  ...rest,
  upcoming_sessions: { count: 9, next_session_timestamp: 1_795_536_000 },
  pending_reports: [overdue, pending],
};
const empty = {
  ...rest,
  upcoming_sessions: { count: 0, next_session_timestamp: null },
  pending_reports: [],
};

async function showTeacher(dashboard: object, language: "en" | "ar" = "en") {
  vi.setSystemTime(new Date("2026-11-24T18:00:00Z"));
  stubApi({
    "GET /api/teacher-dashboard/": { body: dashboard },
  });
  const view = await renderWithProviders(<TeacherHome Menu={Menu} />, {
    language,
  });
  return view;
}

// The list of reports has the name of their count, which comes last.
const cardOf = (name: string) =>
  screen.getAllByRole("heading", { name }).at(-1)!.closest("section")!;

describe("a teacher", () => {
  it("sees zero and no rows until the answer is here", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    await renderWithProviders(<TeacherHome Menu={Menu} />);
    expect(cardOf("Upcoming Sessions")).toHaveTextContent("0");
    expect(cardOf("Pending Reports")).toHaveTextContent("0");
    expect(screen.queryByRole("link", { name: /Complete/ })).not.toBeInTheDocument();
  });

  it("sees how many sessions are coming and when the next one is, on the own clock", async () => {
    await showTeacher(full);
    expect(await screen.findByText("9")).toBeInTheDocument();
    expect(cardOf("Upcoming Sessions")).toHaveTextContent("Next: 24/11/26, 06:00 pm");
  });

  it("sees how many reports are pending and when the first is due", async () => {
    await showTeacher(full);
    await screen.findByText("9");
    expect(cardOf("Pending Reports")).toHaveTextContent("2Due: 24/11/26, 06:00 pm");
  });

  it("has a row per report, the late one marked", async () => {
    await showTeacher(full);
    const rows = await screen.findAllByRole("listitem");
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(/Inès.*Due: 24\/11\/26, 06:00 pm.*Overdue/);
    expect(rows[1]).not.toHaveTextContent("Overdue");
  });

  it("is led to the form of a report", async () => {
    await showTeacher(full);
    const link = await screen.findByRole("link", { name: "Complete the report about Inès" });
    expect(link).toHaveAttribute("href", "/sessions/1/report");
  });

  it("with nothing to do is told so", async () => {
    await showTeacher(empty);
    expect(await screen.findByText("No pending reports")).toBeInTheDocument();
    expect(cardOf("Pending Reports")).toHaveTextContent("Due: None");
    expect(cardOf("Upcoming Sessions")).not.toHaveTextContent("Next:");
  });

  it("can ask again after a failure", async () => {
    stubApi({});
    await renderWithProviders(<TeacherHome Menu={Menu} />);
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByRole("button", { name: "Try again" })).toBeInTheDocument();
  });

  it("reads it in Arabic", async () => {
    await showTeacher(full, "ar");
    expect(await screen.findByText("9")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "الحصص القادمة" })).toBeInTheDocument();
  });
});

describe("the teacher's day", () => {
  const lesson = (hour: number, change: Partial<NextLesson> = {}): NextLesson => {
    const starts_at = new Date(Date.UTC(2026, 10, 24, hour)).toISOString();
    const ends_at = new Date(Date.UTC(2026, 10, 24, hour + 1)).toISOString();
    return {
      ...buildSession({ time_zone: "Africa/Cairo", starts_at, ends_at }),
      join_opens_at: starts_at,
      join_closes_at: ends_at,
      ...change,
    };
  };

  it("stands on both clocks, with the present between the lessons and the way in", async () => {
    const held = lesson(15, { status: "Completed" });
    const off = lesson(20, { status: "Cancelled", students_names: ["Yanis"] });
    await showTeacher({ ...empty, today: [held, lesson(17), lesson(19), off] });
    const rows = await within(cardOf("Today")).findAllByRole("listitem");
    expect(rows).toHaveLength(5);
    expect(rows[0]).toHaveTextContent("05:00 pm–06:00 pm Cairo·04:00 pm–05:00 pm Paris");
    expect(rows[0]).toHaveTextContent("Completed");
    expect(rows[2]).toHaveTextContent("Now 08:00 pm");
    // Nobody has said how it ended, but it is over.
    expect(rows[1]).toHaveTextContent("To be confirmed");
    expect(within(rows[1]!).getByRole("button", { name: "menu" })).toBeInTheDocument();
    expect(within(rows[1]!).queryByRole("button", { name: /Join/ })).not.toBeInTheDocument();
    // What can be done with the next one stands in its card.
    expect(within(rows[3]!).queryByRole("button")).not.toBeInTheDocument();
    const next = screen.getByRole("region", { name: "Your next lesson" });
    expect(next).toHaveTextContent("09:00 pm–10:00 pm Cairo·08:00 pm–09:00 pm Paris");
    expect(within(next).getByRole("button", { name: "menu" })).toBeInTheDocument();
    expect(rows[4]).toHaveTextContent("Cancelled");
    expect(within(rows[4]!).queryByRole("button")).not.toBeInTheDocument();
  });

  it("comes before what needs the teacher, then the week, and counts last", async () => {
    const tomorrow = { ...lesson(17), id: "tomorrow", date: "2026-11-25" };
    const later = {
      starts_at: "2026-11-25T17:00:00.000Z",
      ends_at: "2026-11-25T18:00:00.000Z",
    };
    await showTeacher({
      ...full,
      today: [lesson(19)],
      week: [{ ...tomorrow, ...later }],
      periodic_drafts: 2,
    });
    const drafts = await screen.findByRole("link", { name: "Write 2 quarterly reports" });
    expect(drafts).toHaveAttribute("href", "/periodic-reports?status=draft");
    const parts = [
      screen.getByRole("region", { name: "Your next lesson" }),
      cardOf("Today"),
      drafts,
      screen.getAllByRole("heading", { name: "Pending Reports" })[0]!,
      screen.getByRole("region", { name: "The coming days" }),
      screen.getByRole("heading", { name: "Upcoming Sessions" }),
    ];
    for (const [index, part] of parts.slice(1).entries()) {
      expect(parts[index]!.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it("leads to all sessions where it is free", async () => {
    await showTeacher(empty);
    expect(await screen.findByText("No lesson today.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "All sessions" })).toHaveAttribute("href", "/sessions");
    expect(screen.getByText("Nobody at the moment.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Check my hours" })).toHaveAttribute(
      "href",
      "/settings",
    );
  });

  it("names who needs attention, why, and leads to their progress", async () => {
    const reasons = ["absent", "away"];
    const pupil = { student_id: "7", student: "Yanis", reasons, performance: "Average" };
    await showTeacher({ ...empty, attention: [pupil] });
    const link = await screen.findByRole("link", { name: /View progress of .*Yanis/ });
    expect(link).toHaveAttribute("href", "/students/7/progress");
    const card = cardOf("Pupils who need attention");
    expect(card).toHaveTextContent("Absent in two of the last three lessons");
    expect(card).toHaveTextContent("No lesson for two weeks, and none planned soon");
    expect(card).toHaveTextContent("Average");
  });
});
