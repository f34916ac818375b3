import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { buildTeacher } from "../../../../test/build-teacher.ts";
import { renderWithProviders } from "../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../test/stub-api.ts";
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
    { id: "a", name: "Inès", can_book: true, reason: null, trial_available: true },
    { id: "b", name: "Adam", can_book: false, reason: "Another gender", trial_available: false },
    { id: "c", name: "Sami", can_book: false, reason: null, trial_available: false },
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
