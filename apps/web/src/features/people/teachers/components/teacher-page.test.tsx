import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { buildProfile } from "../../../../../test/build-profile.ts";
import { buildPupil, buildTeacher } from "../../../../../test/build-teacher.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { TeacherPage } from "./teacher-page.tsx";

const READ = "GET /api/teachers/teacher-1/";

async function openTeacher(answer: Parameters<typeof stubApi>[0][string], language?: "ar") {
  stubApi({ [READ]: answer });
  return renderWithProviders(
    <TeacherPage id="teacher-1" booking={({ name }) => <p>free hours of {name}</p>} />,
    language && { language },
  );
}

test("a profile shows the person, their certificates, their notice, and what can be booked", async () => {
  await openTeacher({ body: buildTeacher() });
  expect(await screen.findByRole("heading", { level: 1, name: "Salma Hegazy" })).toBeVisible();
  expect(screen.getByText("Language of this text: French")).toBeVisible();
  expect(screen.getByText("Ijazah in Hafs")).toBeVisible();
  expect(screen.getByText("Al-Azhar")).toBeVisible();
  expect(screen.getByText(/at least 4 hours in advance/)).toBeVisible();
  expect(screen.getByText("free hours of Salma Hegazy")).toBeVisible();
  expect(screen.queryByRole("region", { name: /cannot be taught/ })).toBeNull();
});

test("a text in the reader's own language says nothing of languages", async () => {
  await openTeacher({ body: buildTeacher() }, "ar");
  expect(await screen.findByText("أعلّم الصغار.")).toHaveAttribute("lang", "ar");
  expect(screen.queryByText(/لغة هذا النص/)).toBeNull();
  expect(screen.getByText("7 سنوات من الخبرة")).toBeVisible();
});

test("pupils who cannot book are named with the reason", async () => {
  const pupils = [
    buildPupil({ id: "a" }),
    buildPupil({ id: "b", name: "Adam", can_book: false, reason: "Another gender" }),
    buildPupil({ id: "c", name: "Sami", can_book: false }),
  ];
  await openTeacher({ body: buildTeacher({ pupils }) });
  const refused = within(await screen.findByRole("region", { name: /cannot be taught/ }));
  expect(refused.getByText("Another gender")).toBeVisible();
  expect(refused.getByText("No lesson can be booked with this teacher.")).toBeVisible();
  expect(refused.queryByText("Inès")).toBeNull();
});

test("what a teacher has not filled in is not shown", async () => {
  const bare = { certificates: [], minimum_notice_hours: 0, bio: { en: "", fr: "", ar: "" } };
  await openTeacher({ body: buildTeacher(bare) });
  expect(await screen.findByText(/has not written anything/)).toBeVisible();
  expect(screen.queryByText("Certificates")).toBeNull();
  expect(screen.queryByText(/in advance/)).toBeNull();
});

test("a teacher who is not there leads back to the others", async () => {
  await openTeacher({ status: 404, body: { detail: ["Not found."] } });
  expect(await screen.findByRole("heading", { level: 1, name: /not to be found/ })).toBeVisible();
  expect(screen.getByRole("link", { name: "All teachers" })).toHaveAttribute("href", "/teachers");
});

const LEAVE = "POST /api/teachers/teacher-1/leave/";
const ended = {
  session_id: "session-1",
  starts_at: "2026-11-24T17:00:00.000Z",
  ends_at: "2026-11-24T18:00:00.000Z",
  is_within_notice: true,
  outcome: "free",
  make_up: "granted",
};
const leaving = {
  stops_on: "2026-11-25",
  lessons: [
    ended,
    { ...ended, session_id: "session-2", is_within_notice: false, make_up: "none" },
    { ...ended, session_id: "session-3", is_within_notice: false, make_up: "none" },
  ],
  shared_lessons: 0,
  make_ups_owed: 1,
  teacher_zone: "Africa/Cairo",
};

test("a pupil who learns with the teacher can leave: what ends is shown, then done once", async () => {
  document.cookie = "csrftoken=t";
  const pupils = [buildPupil({ is_taught: true }), buildPupil({ id: "b", name: "Adam" })];
  const sent = stubApi({
    [READ]: { body: buildTeacher({ pupils }) },
    "GET /api/profile/": { body: buildProfile() },
    [`${LEAVE}preview/`]: { body: leaving },
    [LEAVE]: { body: { lessons_ended: 3 } },
  });
  const { user } = await renderWithProviders(<TeacherPage id="teacher-1" booking={() => null} />);
  const [open, ...others] = await screen.findAllByRole("button", { name: /^Leave .*Salma Hegazy/ });
  expect(others).toEqual([]);
  await user.click(open as HTMLElement);
  const dialog = within(await screen.findByRole("dialog", { name: /Leave.*Salma Hegazy/ }));
  expect(await dialog.findByText(/^2 lessons from .*25 November 2026 on end, free/)).toBeVisible();
  expect(dialog.getByText(/^1 lesson lies within the two days/)).toBeVisible();
  expect(dialog.getByText("free, and may be made up")).toBeVisible();
  expect(dialog.getByText(/^1 make-up that .* owes stays owed/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Leave this teacher" }));
  expect(await screen.findByText(/Inès.* no longer learns with/)).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  const posted = sent.filter((call) => `${call.method} ${call.path}` === LEAVE);
  expect(posted.map(({ body }) => body)).toEqual([{ student_id: "child-1" }]);
  expect(posted[0]?.headers.get("idempotency-key")).toMatch(/-/);
});
