import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { StaffInvitationPage } from "./staff-invitation-page.tsx";

const OPEN = "POST /api/staff-invitations/open/";
const ACCEPT = "POST /api/staff-invitations/accept/";
const opened = {
  email: "salma@example.test",
  language: "fr",
  invited_by: "Mariam",
  rights: ["lessons"],
  expires_at: "2026-12-02T10:00:00.000Z",
  needs_two_step: true,
};

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("says who asks and for what, and begins the account with a name and a password", async () => {
  const profile = { picture: null };
  const sent = stubApi({
    [OPEN]: { body: opened },
    [ACCEPT]: {
      status: 201,
      body: { id: "1", name: "Salma", email: opened.email, role: "A", profile },
    },
  });
  const { user } = await renderWithProviders(<StaffInvitationPage token="abc" user={null} />);
  expect(await screen.findByText(/Mariam.* invites you .*salma@example.test/)).toBeVisible();
  expect(screen.getByText(/decide about: Lessons/)).toBeVisible();
  expect(screen.getByText(/two-step sign-in/)).toBeVisible();
  await user.type(screen.getByLabelText("Name"), "Salma");
  await user.type(screen.getByLabelText("Password"), "a-long-sentence-of-mine");
  await user.click(screen.getByRole("button", { name: "Begin" }));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ token: "abc", name: "Salma" }));
});

it("says of a link that does not open whom to ask", async () => {
  const gone = "This invitation is no longer valid. Ask the institute for a new one.";
  stubApi({ [OPEN]: { status: 400, body: { token: [gone] } } });
  const view = await renderWithProviders(<StaffInvitationPage token="abc" user={null} />);
  expect(await screen.findByText(gone)).toBeVisible();
  view.unmount();
  await renderWithProviders(<StaffInvitationPage token="" user={null} />);
  expect(screen.getByText(gone)).toBeVisible();
});
