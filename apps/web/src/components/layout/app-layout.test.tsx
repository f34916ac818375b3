import type { CurrentUser } from "@riwaq/contracts/users";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { AppLayout } from "./app-layout.tsx";
import { NotificationsButton } from "./notifications-button.tsx";

function userWith(role: CurrentUser["role"]): CurrentUser {
  return { id: "1", name: "Aïcha", email: "a@riwaq.test", role, profile: { picture: null } };
}

function layoutFor(role: CurrentUser["role"]) {
  return (
    <AppLayout user={userWith(role)} bell={<NotificationsButton />}>
      <h1>Page</h1>
    </AppLayout>
  );
}

function addresses(container: HTMLElement) {
  return within(container)
    .getAllByRole("link")
    .filter((link) => !link.hasAttribute("hreflang"))
    .map((link) => link.getAttribute("href"));
}

describe("sidebar", () => {
  it.each([
    [
      "T",
      [
        "/",
        "/sessions",
        "/students",
        "/periodic-reports",
        "/resources",
        "/subscription",
        "/profile",
        "/logout",
      ],
    ],
    ["S", ["/", "/sessions", "/teachers", "/resources", "/subscription", "/profile", "/logout"]],
    [
      "P",
      [
        "/",
        "/sessions",
        "/teachers",
        "/children",
        "/periodic-reports",
        "/resources",
        "/subscription",
        "/profile",
        "/logout",
      ],
    ],
    [
      "A",
      [
        "/",
        "/staff/teachers",
        "/staff/holidays",
        "/periodic-reports",
        "/staff/messages",
        "/staff/outbox",
        "/staff/institute",
        "/profile",
        "/logout",
      ],
    ],
  ] as const)("shows role %s what it has a use for", async (role, expected) => {
    await renderWithProviders(layoutFor(role));
    expect(addresses(screen.getByRole("complementary"))).toEqual(expected);
  });
});

describe("header", () => {
  it("links to the dashboard for teachers only", async () => {
    await renderWithProviders(layoutFor("S"));
    expect(addresses(screen.getByRole("banner"))).toEqual(["/sessions"]);
  });

  it("opens a menu with profile, settings and logout under the name", async () => {
    const { user } = await renderWithProviders(layoutFor("T"));
    await user.click(screen.getByRole("button", { name: /^Account menu.*Aïcha$/ }));
    const items = screen.getAllByRole("menuitem").map((item) => item.getAttribute("href"));
    expect(items).toEqual(["/profile", "/settings", "/logout"]);
  });

  it("keeps the place of the bell", async () => {
    await renderWithProviders(layoutFor("P"));
    expect(screen.getByRole("button", { name: "Notifications" })).toBeVisible();
  });
});
