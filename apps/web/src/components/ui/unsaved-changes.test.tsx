import { Link } from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { paths } from "../../config/paths.ts";
import { UnsavedChanges } from "./unsaved-changes.tsx";

function page(hasChanges: boolean) {
  return (
    <>
      <UnsavedChanges hasChanges={() => hasChanges} />
      <Link to={paths.sessions}>elsewhere</Link>
    </>
  );
}

test("leaving with unsaved changes asks first: one may stay", async () => {
  const { user, address } = await renderWithProviders(page(true), { path: "/settings" });
  await user.click(screen.getByRole("link", { name: "elsewhere" }));
  expect(await screen.findByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Stay on the page" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(address()).toBe("/settings");
});

test("or leave", async () => {
  const { user, address } = await renderWithProviders(page(true), { path: "/settings" });
  await user.click(screen.getByRole("link", { name: "elsewhere" }));
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  await expect.poll(address).toBe("/sessions");
});

test("without changes nobody is asked", async () => {
  const { user, address } = await renderWithProviders(page(false), { path: "/settings" });
  await user.click(screen.getByRole("link", { name: "elsewhere" }));
  await expect.poll(address).toBe("/sessions");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
