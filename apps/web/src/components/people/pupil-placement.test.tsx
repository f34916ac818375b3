import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { buildProfile } from "../../../test/build-profile.ts";
import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { stubApi } from "../../../test/stub-api.ts";
import { PupilPlacement } from "./pupil-placement.tsx";

const SHOW = "GET /api/students/s1/placement/";
const CONFIRM = "PUT /api/placements/p1/";
const placement = {
  id: "p1",
  sent_at: "2026-11-20T10:00:00.000Z",
  band: "A1.2",
  confidence: "likely",
  skills: [{ skill: "letters", stage: "firm" }],
  confirmed: null as { band: string; at: string; by: string | null } | null,
};
const confirmedBy = (by: string | null, band = "A1.2") => ({
  ...placement,
  confirmed: { band, at: "2026-11-21T10:00:00.000Z", by },
});

async function show(answers: Parameters<typeof stubApi>[0]) {
  const calls = stubApi({ "GET /api/profile/": { body: buildProfile() }, ...answers });
  return { ...(await renderWithProviders(<PupilPlacement studentId="s1" />)), calls };
}

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("is read by a family, who confirm nothing", async () => {
  await show({ [SHOW]: { body: { placement, may_confirm: false } } });
  expect(await screen.findByText("A1.2: everyday Arabic")).toBeVisible();
  expect(screen.getByText(/Not confirmed yet/)).toBeVisible();
  expect(screen.getByText("Knows the letters in all their forms.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

it("is confirmed as the test found it, in one press", async () => {
  const { user, calls } = await show({
    [SHOW]: { body: { placement, may_confirm: true } },
    [CONFIRM]: { body: { placement: confirmedBy("Amal"), may_confirm: true } },
  });
  await user.click(await screen.findByRole("button", { name: "Confirm A1.2" }));
  expect(await screen.findByText(/^Confirmed by .*Amal/)).toBeVisible();
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ band: "A1.2" });
  expect(screen.queryByRole("button", { name: "Confirm A1.2" })).toBeNull();
});

it("is confirmed as another level, which then stands first", async () => {
  const { user, calls } = await show({
    [SHOW]: { body: { placement, may_confirm: true } },
    [CONFIRM]: { body: { placement: confirmedBy("Amal", "A1.1"), may_confirm: true } },
  });
  await user.click(await screen.findByRole("button", { name: "Confirm another level" }));
  expect(screen.getByRole("radio", { name: "A1.2" })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: "A1.1" }));
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("A1.1: first words and sentences")).toBeVisible();
  expect(screen.getByText(/Amal.* confirms A1.1/)).toBeVisible();
  expect(screen.getByText(/The test found A1.2/)).toBeVisible();
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ band: "A1.1" });
});

it("says why it was refused, and does without the name of who left", async () => {
  const refused = { status: 400, body: { band: ["This is not valid"] } };
  const { user } = await show({
    [SHOW]: { body: { placement: confirmedBy(null), may_confirm: true } },
    [CONFIRM]: refused,
  });
  expect(await screen.findByText("Confirmed by the institute")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Confirm another level" }));
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("This is not valid")).toBeVisible();
});

it("is nothing where none was sent", async () => {
  const { calls } = await show({ [SHOW]: { body: { placement: null, may_confirm: false } } });
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toContain("/api/students/s1/placement/"),
  );
  expect(screen.queryByText("Placement test for Arabic")).toBeNull();
});
