import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { AccessCard } from "./access-card.tsx";

const LIST = "GET /api/staff/people/7/devices/";
const phone = {
  id: "d1",
  browser: "Firefox",
  system: "Android",
  signed_in_at: "2026-11-20T10:00:00.000Z",
  last_used_at: "2026-11-21T10:00:00.000Z",
  is_this: false,
};
const PROFILE = { "GET /api/profile/": { status: 500, body: {} } };

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("says where somebody is signed in, and signs one or all out after a question", async () => {
  const sent = stubApi({
    ...PROFILE,
    [LIST]: { body: [phone, { ...phone, id: "d2", browser: null, system: null }] },
    "DELETE /api/staff/people/7/devices/d1/": { body: { done: true } },
    "POST /api/staff/people/7/devices/sign-out/": { body: { done: true } },
  });
  const { user } = await renderWithProviders(<AccessCard person={{ id: "7", name: "Amal" }} />);
  const rows = await screen.findAllByRole("listitem");
  expect(rows[0]).toHaveTextContent(/Firefox on Android.*Signed in.*Last used/);
  await user.click(within(rows[0]!).getByRole("button", { name: /Firefox on Android/ }));
  const asked = within(screen.getByRole("alertdialog"));
  expect(asked.getByText(/Amal.* is told/)).toBeVisible();
  await user.click(asked.getByRole("button", { name: "Sign out" }));
  await user.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
  await user.click(
    within(screen.getByRole("alertdialog")).getByRole("button", { name: "Sign out" }),
  );
  const written = () => sent.filter(({ method }) => method !== "GET").map(({ path }) => path);
  await waitFor(() =>
    expect(written()).toEqual([
      "/api/staff/people/7/devices/d1/",
      "/api/staff/people/7/devices/sign-out/",
    ]),
  );
});

it("says where nobody is signed in", async () => {
  stubApi({ ...PROFILE, [LIST]: { body: [] } });
  await renderWithProviders(<AccessCard person={{ id: "7", name: "Amal" }} />);
  expect(await screen.findByText("Signed in nowhere.")).toBeVisible();
});
