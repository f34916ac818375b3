import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { buildProfile } from "../../../../../test/build-profile.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ProfileForm } from "./profile-form.tsx";

const ASK = "POST /api/profile/time-zone/preview/";
const MOVE = "PUT /api/profile/time-zone/";
const SAVE = "PATCH /api/profile/";
const profile = buildProfile();
const moved = { ...profile, time_zone: "Europe/Lisbon" };
const preview = {
  time_zone_now: "Europe/Paris",
  lessons: 11,
  first: { starts_at: "2026-11-30T17:00:00.000Z", new_starts_at: "2026-11-30T18:00:00.000Z" },
  kept: ["2026-12-07T17:00:00.000Z"],
};

async function chooseLisbon(answers: Parameters<typeof stubApi>[0]) {
  document.cookie = "csrftoken=t";
  const sent = stubApi({
    "GET /api/profile/": { body: profile },
    [ASK]: { body: preview },
    ...answers,
  });
  const onSaved = vi.fn<(saved: typeof profile) => void>();
  const view = await renderWithProviders(<ProfileForm profile={profile} onSaved={onSaved} />);
  const { user } = view;
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  await user.click(await screen.findByRole("combobox", { name: "Time zone" }));
  await user.keyboard("lisbon{Enter}");
  await press("Save changes");
  await screen.findByRole("dialog", { name: "What about your lessons?" });
  const written = () => sent.filter(({ method }) => method !== "GET" && method !== "POST");
  return { ...view, press, written, onSaved };
}

test("lessons stay at their moment unless it is said otherwise, and the next one shows what that means", async () => {
  const { press, written, onSaved } = await chooseLisbon({ [SAVE]: { body: moved } });
  expect(screen.getByText("11 coming lessons keep their hour on your clock.")).toBeVisible();
  const kept = screen.getByRole("radio", { name: /Keep them at the same moment/ });
  expect(kept).toBeChecked();
  expect(kept.closest("label")).toHaveTextContent(/begins at 05:00 pm in Lisbon/i);
  await press("Save the time zone");
  expect(await screen.findByText("Profile updated")).toBeVisible();
  expect(written()).toMatchObject([{ method: "PATCH", body: { time_zone: "Europe/Lisbon" } }]);
  expect(onSaved).toHaveBeenCalledWith(moved);
});

test("they keep the hour on one's clock where that is chosen; what cannot is listed", async () => {
  const { user, press, written, onSaved } = await chooseLisbon({ [MOVE]: { body: moved } });
  await user.click(screen.getByRole("radio", { name: /Keep them at the same hour/ }));
  await user.click(screen.getByText("1 lesson cannot move and stays where it is"));
  expect(screen.getByRole("listitem")).toHaveTextContent("07/12/26, 06:00 pm");
  await press("Save the time zone");
  expect(await screen.findByText("Profile updated")).toBeVisible();
  expect(written()).toMatchObject([
    { method: "PUT", body: { time_zone: "Europe/Lisbon", lessons: "wall_time" } },
  ]);
  expect(onSaved).toHaveBeenCalledWith(moved);
});

test("a refusal is shown in the question, which can be given up", async () => {
  const { user, press, written } = await chooseLisbon({
    [MOVE]: { status: 409, body: { detail: ["Somebody was faster"] } },
  });
  await user.click(screen.getByRole("radio", { name: /Keep them at the same hour/ }));
  await press("Save the time zone");
  expect(await screen.findByText("Somebody was faster")).toBeVisible();
  await press("Cancel");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(written()).toHaveLength(1);
});
