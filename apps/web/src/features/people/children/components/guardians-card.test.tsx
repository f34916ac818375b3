import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { GuardiansCard } from "./guardians-card.tsx";

const LIST = "GET /api/guardians/";
const INVITE = "POST /api/guardian-invitations/";

const guardiansOf = (mayInvite: boolean, ...names: string[]) => ({
  body: { guardians: names.map((name) => ({ id: name, name })), may_invite: mayInvite },
});

async function openCard(answers: Parameters<typeof stubApi>[0]) {
  document.cookie = "csrftoken=abc";
  stubApi({ "GET /api/profile/": { status: 404 }, ...answers });
  return renderWithProviders(<GuardiansCard />);
}

test("a student sees who answers for them, and invites one more", async () => {
  const { user } = await openCard({
    [LIST]: guardiansOf(true, "Nadia"),
    [INVITE]: { status: 201, body: { code: "WXYZ-6789", expires_at: "2026-11-28T10:00:00Z" } },
  });
  expect(await screen.findByText("Nadia")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Invite a parent" }));
  await user.click(screen.getByRole("button", { name: "Make a code" }));
  expect(await screen.findByText("WXYZ-6789")).toBeVisible();
});

test("with two parents there is nobody more to invite", async () => {
  await openCard({ [LIST]: guardiansOf(false, "Nadia", "Karim") });
  expect(await screen.findByText("Karim")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Invite a parent" })).toBeNull();
});

test("an adult who learns has no parents here, and is asked for children alone", async () => {
  const homes = { body: { homes: ["S"], rights: [] } };
  await openCard({ [LIST]: guardiansOf(false), "GET /api/users/me/homes/": homes });
  expect(await screen.findByText("Children with this account")).toBeVisible();
  expect(screen.getByRole("button", { name: "My children learn too" })).toBeVisible();
  for (const words of ["My parents", "No parent is linked to your account.", "Invite a parent"]) {
    expect(screen.queryByText(words)).toBeNull();
  }
});

test("nothing is left to ask of an adult who answers for children already", async () => {
  const homes = { body: { homes: ["S", "P"], rights: [] } };
  await openCard({ [LIST]: guardiansOf(false), "GET /api/users/me/homes/": homes });
  await waitFor(() => expect(screen.queryByText("My parents")).toBeNull());
  expect(screen.queryByRole("button")).toBeNull();
});

test("a refusal is said in the dialog", async () => {
  const { user } = await openCard({
    [LIST]: guardiansOf(true),
    [INVITE]: { status: 409, body: { detail: ["Two parents at most."] } },
  });
  expect(await screen.findByText("No parent is linked to your account.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Invite a parent" }));
  await user.click(screen.getByRole("button", { name: "Make a code" }));
  expect(await screen.findByText("Two parents at most.")).toBeVisible();
});
