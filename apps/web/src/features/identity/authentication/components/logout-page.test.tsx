import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { currentUser } from "../../../../lib/current-user.ts";
import { LogoutPage } from "./logout-page.tsx";

const LOGOUT = "POST /api/authentication/logout/";
const open = () => renderWithProviders(<LogoutPage />, { path: "/logout" });

async function confirm(user: UserEvent) {
  await user.click(screen.getByRole("button", { name: "Logout" }));
  expect(screen.getByRole("alertdialog")).toHaveAccessibleName("Are you absolutely sure?");
  await user.click(screen.getByRole("button", { name: "Confirm Logout" }));
}

beforeEach(() => {
  document.cookie = "csrftoken=abc";
  localStorage.setItem("user_data", "{}");
});

it.each([200, 401])("leaves nothing of the person behind (answer %d)", async (status) => {
  stubApi({ [LOGOUT]: { status, body: status === 200 ? { done: true } : { detail: ["x"] } } });
  const { user, address, queryClient } = await open();
  queryClient.setQueryData(["students"], ["Nour"]);
  await confirm(user);
  await waitFor(() => expect(address()).toBe("/login"));
  expect(await screen.findByText("Logged out successfully")).toBeVisible();
  expect(localStorage.getItem("user_data")).toBeNull();
  expect(queryClient.getQueryData(["students"])).toBeUndefined();
  expect(currentUser.peek()).toBeNull();
});

it("stays, and says so, where it fails", async () => {
  stubApi({ [LOGOUT]: { status: 500, body: { detail: ["x"] } } });
  const { user, address } = await open();
  await confirm(user);
  expect(await screen.findByText("Logout failed")).toBeVisible();
  const sentence = "An error occurred while logging out. Please try again.";
  expect(screen.getByText(sentence)).toBeVisible();
  expect(address()).toBe("/logout");
  expect(localStorage.getItem("user_data")).toBe("{}");
});

it("does nothing on Cancel", async () => {
  const sent = stubApi({});
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Logout" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

it("says that it is busy", async () => {
  stubApi({});
  const { user } = await open();
  globalThis.fetch = () => new Promise(() => {});
  await confirm(user);
  expect(await screen.findByRole("button", { name: "Logging out..." })).toBeDisabled();
});
