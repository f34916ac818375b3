import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { PUPIL } from "../../../test/build-classroom.ts";
import { buildRecitationPlacement } from "../../../test/build-homework.ts";
import { buildProfile } from "../../../test/build-profile.ts";
import { buildRecitation } from "../../../test/build-recitation.ts";
import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { stubApi } from "../../../test/stub-api.ts";
import { RecitationPlaced } from "./recitation-placed.tsx";

const SHOW = `GET /api/students/${PUPIL}/recitation-placement/`;

async function show(change: Parameters<typeof buildRecitationPlacement>[0] = {}) {
  const calls = stubApi({
    "GET /api/profile/": { body: buildProfile() },
    [SHOW]: { body: buildRecitationPlacement(change) },
  });
  await renderWithProviders(<RecitationPlaced studentId={PUPIL} />);
  await waitFor(() => expect(calls.some(({ path }) => path.includes("placement"))).toBe(true));
}

it("says by when a teacher hears it", async () => {
  await show();
  expect(await screen.findByText(/hears it and says where to begin, before .*27/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Choose a teacher" })).toBeNull();
  expect(screen.getByRole("link", { name: "Listen, with the page" })).toHaveAttribute(
    "href",
    `/recordings/${buildRecitation().id}`,
  );
});

it("promises no day where nobody teaches the pupil, and leads to a teacher", async () => {
  await show({ has_teacher: false, answer_by: null });
  expect(await screen.findByText(/It waits for a teacher/)).toBeVisible();
  expect(screen.queryByText(/before/)).toBeNull();
  expect(screen.getByRole("link", { name: "Choose a teacher" })).toBeVisible();
});

it("says what was heard, by whom, and what comes next", async () => {
  const answered_at = "2026-11-25T09:00:00.000Z";
  const heard = { session_id: null, for_placement: true, level: "ayat", answered_at } as const;
  await show({
    recording: buildRecitation({ ...heard, state: "gone" }),
    answer_by: null,
    answered_by: "Youssef El-Naggar",
  });
  expect(await screen.findByText("Aya by aya, alone")).toBeVisible();
  expect(screen.getByText(/mistakes that change the meaning come first/)).toBeVisible();
  expect(screen.getByText(/Heard by .*Youssef El-Naggar/)).toBeVisible();
  // The sound is kept no longer.
  expect(screen.queryByRole("link")).toBeNull();
});

it("is not there where nothing was recorded", async () => {
  await show({ recording: null, answer_by: null });
  expect(screen.queryByRole("heading")).toBeNull();
});
