import type { LessonAbsences } from "@riwaq/contracts/scheduling/absences";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { buildDetails, buildSession } from "../../../../test/build-session.ts";
import { renderWithProviders } from "../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../test/stub-api.ts";
import type { SessionReader } from "../session-reader.ts";
import { LessonAbsence } from "./lesson-absence.tsx";

const at = (time: string) => `2026-11-24T${time}:00.000Z`;
const session = buildSession({ id: "session-1", starts_at: at("17:00"), ends_at: at("18:00") });
const NOBODY: LessonAbsences = { said: [], can_say_from: at("17:05"), given_until: at("17:30") };

beforeEach(() => {
  document.cookie = "csrftoken=token";
  vi.useFakeTimers({ now: Date.parse(at("17:06")), toFake: ["Date"] });
});
afterEach(() => void vi.useRealTimers());

const said = (changes: Partial<LessonAbsences["said"][number]>): LessonAbsences => ({
  ...NOBODY,
  can_say_from: null,
  said: [{ side: "teacher", said_at: at("17:06"), came_at: null, answer: null, ...changes }],
});

async function show(absences: LessonAbsences, reader: SessionReader) {
  const sent = stubApi({
    "GET /api/sessions/session-1/": { body: buildDetails(session, { absences }) },
    "POST /api/sessions/session-1/absence/": {
      body: buildDetails(session, { absences: said({}) }),
    },
    "POST /api/sessions/session-1/absence-answer/": {
      body: buildDetails(session, { absences: said({ side: "pupil", answer: "coming" }) }),
    },
  });
  const view = await renderWithProviders(<LessonAbsence session={session} reader={reader} />);
  return { ...view, sent };
}

it("offers the press to a family whose teacher has not come, and then says what follows and when", async () => {
  const { user } = await show(NOBODY, "P");
  await user.click(await screen.findByRole("button", { name: "The teacher is not here" }));
  expect(await screen.findByText(/were called at/)).toBeVisible();
  expect(screen.getByText(/the whole lesson is owed to you again/)).toHaveTextContent("30");
  expect(screen.queryByRole("button")).toBeNull();
});

it("has the family answer of its own pupil with one press", async () => {
  const { user } = await show(said({ side: "pupil" }), "P");
  await user.click(await screen.findByRole("button", { name: "On the way" }));
  expect(await screen.findByText("The teacher has your answer: On the way")).toBeVisible();
});

it("tells the teacher what the family answered", async () => {
  await show(said({ side: "pupil", answer: "connection" }), "T");
  const answer = await screen.findByText("The family answers: Trouble with the connection");
  expect(answer).toBeVisible();
});

it("offers nothing before somebody is missed by what the institute has set", async () => {
  const { sent } = await show({ ...NOBODY, can_say_from: at("17:10") }, "P");
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole("button")).toBeNull();
});

it.each(["16:59", "18:00"])("asks nothing at %s, before the lesson or after it", async (time) => {
  vi.setSystemTime(Date.parse(at(time)));
  const { sent } = await show(NOBODY, "P");
  expect(screen.queryByRole("button")).toBeNull();
  expect(sent).toHaveLength(0);
});
