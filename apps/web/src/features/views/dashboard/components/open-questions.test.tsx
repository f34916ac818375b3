import type { OutcomeQuestion } from "@riwaq/contracts/scheduling/outcomes";
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { TeacherHome } from "./teacher-home.tsx";

const Menu = () => null;
const home = {
  upcoming_sessions: { count: 0, next_session_timestamp: null },
  pending_reports: [],
  time_zone: "Africa/Cairo",
  today: [],
  week: [],
  periodic_drafts: 0,
  attention: [],
};

afterEach(() => void vi.useRealTimers());

describe("a lesson of which the teacher is asked how it ended", () => {
  const none = { teacher_late_min: 0, pupil_late_min: 0, lost_min: 0, lost_by: null };
  const question = (kind: OutcomeQuestion["suggested"]["kind"]): OutcomeQuestion => ({
    session_id: "7",
    teacher_name: "Amal",
    students_names: ["Yanis"],
    starts_at: "2026-11-24T16:00:00.000Z",
    ends_at: "2026-11-24T17:00:00.000Z",
    time_zone: "Africa/Cairo",
    suggested: { kind, ...none },
    teacher: { first_at: "2026-11-24T15:58:00.000Z", minutes: 60, is_press_only: true },
    pupil: { first_at: null, minutes: 0, is_press_only: false },
    stands_at: "2026-12-01T17:00:00.000Z",
  });
  const OUTCOME = "POST /api/sessions/7/outcome/";

  async function ask(kind: OutcomeQuestion["suggested"]["kind"]) {
    vi.setSystemTime(new Date("2026-11-24T18:00:00Z"));
    document.cookie = "csrftoken=t;path=/";
    const sent = stubApi({
      "GET /api/teacher-dashboard/": { body: { ...home, questions: [question(kind)] } },
      [OUTCOME]: { body: {} },
    });
    const { user } = await renderWithProviders(<TeacherHome Menu={Menu} />);
    await screen.findByRole("heading", { name: "How did this lesson end?" });
    const answers = () => sent.filter(({ method }) => method === "POST").map(({ body }) => body);
    return {
      user,
      answers,
      card: screen.getByRole("heading", { name: "How did this lesson end?" }).closest("section")!,
    };
  }

  it("stands first, with what was seen, and is answered by one press", async () => {
    const { user, answers, card } = await ask("pupil_absent");
    expect(card).toHaveTextContent("You – opened the lesson at 05:58 pm");
    expect(card).toHaveTextContent(/Yanis.? – did not come in/);
    expect(within(card).getByRole("link", { name: "Another answer" })).toHaveAttribute(
      "href",
      "/sessions/7/outcome",
    );
    await user.click(within(card).getByRole("button", { name: "Student absent" }));
    await vi.waitFor(() =>
      expect(answers()).toEqual([{ kind: "pupil_absent", lost_min: 0, lost_by: null }]),
    );
  });

  it("is asked again before a teacher says not to have come: only staff take that back", async () => {
    const { user, answers, card } = await ask("teacher_absent");
    await user.click(within(card).getByRole("button", { name: "Teacher absent" }));
    const dialog = screen.getByRole("alertdialog");
    expect(dialog).toHaveTextContent("only the institute can correct this answer");
    expect(answers()).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await vi.waitFor(() => expect(answers()).toHaveLength(1));
  });
});
