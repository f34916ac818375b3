import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { stubApi } from "../../../test/stub-api.ts";
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
        "/leave",
        "/students",
        "/recordings",
        "/periodic-reports",
        "/resources",
        "/mushaf",
        "/subscription",
        "/profile",
        "/logout",
      ],
    ],
    [
      "S",
      [
        "/",
        "/sessions",
        "/teachers",
        "/resources",
        "/practice",
        "/mushaf",
        "/subscription",
        "/profile",
        "/logout",
      ],
    ],
    [
      "P",
      [
        "/",
        "/sessions",
        "/teachers",
        "/children",
        "/periodic-reports",
        "/resources",
        "/practice",
        "/mushaf",
        "/subscription",
        "/profile",
        "/logout",
      ],
    ],
    ["A", ["/", "/profile", "/logout"]],
  ] as const)("shows role %s what it has a use for", async (role, expected) => {
    await renderWithProviders(layoutFor(role));
    expect(addresses(screen.getByRole("complementary"))).toEqual(expected);
  });

  const LEARNING = [
    "/",
    "/sessions",
    "/teachers",
    "/children",
    "/resources",
    "/practice",
    "/mushaf",
    "/subscription",
  ];
  const PEOPLE = ["/staff/people", "/staff/teachers", "/staff/outbox"];
  const TEACHING = [
    "/",
    "/sessions",
    "/leave",
    "/students",
    "/recordings",
    "/periodic-reports",
    "/resources",
    "/mushaf",
  ];

  it.each([
    ["A", ["A"], ["people"], ["/", ...PEOPLE]],
    ["A", ["A"], ["content"], ["/", "/periodic-reports", "/staff/programmes"]],
    ["A", ["A"], ["audit"], ["/", "/staff/audit"]],
    ["A", ["A"], ["lessons"], ["/", "/staff/lessons", "/staff/figures"]],
    ["A", ["A"], ["money", "pay"], ["/"]],
    ["T", ["T", "A"], ["people"], [...TEACHING, "/subscription", ...PEOPLE]],
    [
      "T",
      ["T", "A"],
      ["content"],
      [...TEACHING, "/subscription", "/staff/late-reports", "/staff/programmes"],
    ],
    ["S", ["S", "P"], [], LEARNING],
  ] as const)(
    "shows home %s of %j with the rights %j what they open",
    async (role, homes, rights, expected) => {
      stubApi({ "GET /api/users/me/homes/": { body: { homes, rights } } });
      await renderWithProviders(layoutFor(role));
      const sidebar = screen.getByRole("complementary");
      await waitFor(() => expect(addresses(sidebar)).toEqual([...expected, "/profile", "/logout"]));
    },
  );
});

describe("header", () => {
  it("links to the dashboard for teachers only", async () => {
    await renderWithProviders(layoutFor("S"));
    expect(addresses(screen.getByRole("banner"))).toEqual(["/sessions"]);
  });

  const openMenu = async (role: CurrentUser["role"]) => {
    const view = await renderWithProviders(layoutFor(role));
    await view.user.click(screen.getByRole("button", { name: /^Account menu.*Aïcha$/ }));
    return view;
  };

  it.each([
    ["T", ["Profile", "Settings", "Contact", "Terms & Conditions", "Logout"]],
    ["S", ["Profile", "Contact", "Terms & Conditions", "Logout"]],
    ["P", ["Profile", "Contact", "Terms & Conditions", "Logout"]],
    ["A", ["Profile", "Terms & Conditions", "Logout"]],
  ] as const)("opens under the name a menu of what role %s has", async (role, expected) => {
    await openMenu(role);
    const items = screen.getAllByRole("menuitem");
    expect(items.map((item) => item.textContent)).toEqual(expected);
    expect(items[0]).toHaveAttribute("href", "/profile");
    expect(items.at(-1)).toHaveAttribute("href", "/logout");
  });

  it("opens the terms over the page, and leaves them by a link or back to the menu", async () => {
    const { user } = await openMenu("P");
    await user.click(screen.getByRole("menuitem", { name: "Terms & Conditions" }));
    const dialog = await screen.findByRole("dialog", { name: "Terms & Conditions" });
    await user.click(within(dialog).getByText("Privacy"));
    await user.click(within(dialog).getByRole("link", { name: "Read the Privacy page" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("keeps the place of the bell", async () => {
    await renderWithProviders(layoutFor("P"));
    expect(screen.getByRole("button", { name: "Notifications" })).toBeVisible();
  });
});
