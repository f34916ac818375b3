import type { OutcomeQuestion } from "@riwaq/contracts/scheduling/outcomes";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { QuestionPage } from "./question-page.tsx";

const question: OutcomeQuestion = {
  session_id: "session-1",
  teacher_name: "Amal",
  students_names: ["Yanis"],
  starts_at: "2026-11-21T09:00:00.000Z",
  ends_at: "2026-11-21T10:00:00.000Z",
  time_zone: "Africa/Cairo",
  suggested: {
    kind: "pupil_absent",
    teacher_late_min: 0,
    pupil_late_min: 0,
    lost_min: 0,
    lost_by: null,
  },
  teacher: { first_at: "2026-11-21T09:00:00.000Z", minutes: 60, is_press_only: false },
  pupil: { first_at: null, minutes: 0, is_press_only: false },
  stands_at: "2026-11-28T10:00:00.000Z",
};

beforeEach(() => void (document.cookie = "csrftoken=token"));

it("shows what was seen, on whose clock, and waits for the press, which is the only thing that is sent", async () => {
  let open: OutcomeQuestion | null = question;
  const sent = stubApi({
    "POST /api/outcome-questions/open/": () => ({ body: { question: open } }),
    "POST /api/outcome-questions/answer/": () => {
      open = null;
      return { body: { question: null } };
    },
  });
  const { user } = await renderWithProviders(<QuestionPage token="a.b" />);
  const button = await screen.findByRole("button", { name: "Student absent" });
  expect(screen.getByText("Cairo")).toBeVisible();
  expect(sent.map(({ path }) => path)).toEqual(["/api/outcome-questions/open/"]);
  await user.click(button);
  expect(await screen.findByText(/has been answered/)).toBeInTheDocument();
  expect(sent.find(({ path }) => path.endsWith("answer/"))?.body).toEqual({
    token: "a.b",
    kind: "pupil_absent",
  });
});

it("says so where it was answered already, and where the link is none", async () => {
  stubApi({ "POST /api/outcome-questions/open/": { body: { question: null } } });
  const { unmount } = await renderWithProviders(<QuestionPage token="a.b" />);
  expect(await screen.findByText(/has been answered/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Open my lessons" })).toBeInTheDocument();
  unmount();
  stubApi({ "POST /api/outcome-questions/open/": { status: 400, body: { token: ["no"] } } });
  await renderWithProviders(<QuestionPage token="x" />);
  expect(await screen.findByText(/This link is not valid/)).toBeInTheDocument();
});
