import type { Institute } from "@riwaq/contracts/institute/institute";
import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { institute } from "../../lib/institute.ts";
import { PublicLayout } from "./public-layout.tsx";

const INSTITUTE: Institute = {
  name: "Riwaq",
  phone: "+33 1 23 45 67 89",
  photo_url: "https://photos.example/riwaq",
  social_url: null,
  chat_url: "https://chat.example/riwaq",
  trial: null,
  same_gender_from_12: true,
  report_due_hours: 24,
  terms: { notice_hours: 2, make_ups_per_month: 2, moves_per_lesson: 2, make_up_days: null },
  terms_to_come: [],
  missed_after_minutes: 5,
  cover_family: "tell",
  recitation_kept_days: 30,
  usual_answer_hours: null,
  recognitions: [],
  has_contracts: false,
  demo_accounts: [],
};

beforeEach(() => institute.set(INSTITUTE));

function layout() {
  return (
    <PublicLayout>
      <h1>Page</h1>
    </PublicLayout>
  );
}

it("links to the public pages, in their order", async () => {
  await renderWithProviders(layout());
  const [desktop] = screen.getAllByRole("navigation", { name: "Main" });
  const links = within(desktop!)
    .getAllByRole("link")
    .filter((link) => !link.hasAttribute("hreflang"));
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["About Us", "/about"],
    ["Programs", "/programs"],
    ["Curriculum & Materials", "/curriculum"],
    ["Terms & Conditions", "/terms"],
    ["Pricing", "/pricing"],
    ["Login", "/login"],
  ]);
});

it("shows the channels that are set and hides the others", async () => {
  await renderWithProviders(layout());
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByRole("link", { name: "Call +33 1 23 45 67 89" })).toHaveAttribute(
    "href",
    "tel:+33123456789",
  );
  expect(footer.getByRole("link", { name: "Photos" })).toBeInTheDocument();
  expect(footer.queryByRole("link", { name: "Social network" })).not.toBeInTheDocument();
  expect(footer.getByRole("link", { name: "Start Learning Today" })).toHaveAttribute(
    "href",
    "/register",
  );
});

it("closes the folded menu when a link is tapped, and at Escape", async () => {
  const { user, address } = await renderWithProviders(layout(), { path: "/about" });
  const opener = screen.getByText("Open the menu").closest("summary")!;
  const menu = opener.closest("details")!;
  await user.click(opener);
  expect(menu).toHaveAttribute("open");
  await user.click(within(menu).getByRole("link", { name: "Pricing" }));
  expect(address()).toBe("/pricing");
  expect(menu).not.toHaveAttribute("open");
  await user.click(opener);
  await user.keyboard("{Escape}");
  expect(menu).not.toHaveAttribute("open");
  expect(opener).toHaveFocus();
});

it("offers the page in each language by a link that needs no script", async () => {
  await renderWithProviders(layout());
  const [english, french, arabic] = document.querySelectorAll("a[hreflang]");
  expect([english, french, arabic].map((link) => link?.getAttribute("href"))).toEqual([
    "?lang=en",
    "?lang=fr",
    "?lang=ar",
  ]);
  expect(english).toHaveAttribute("aria-current", "true");
});

it("speaks Arabic from right to left and changes language on request", async () => {
  institute.set(undefined);
  const { user, i18n } = await renderWithProviders(layout(), { language: "ar" });
  expect(document.documentElement).toHaveAttribute("dir", "rtl");
  expect(screen.getAllByRole("link", { name: "من نحن" })).not.toHaveLength(0);
  await user.click(screen.getAllByRole("link", { name: "Français", hidden: true })[0]!);
  expect(i18n.resolvedLanguage).toBe("fr");
  expect(screen.getAllByRole("link", { name: "À propos" })).not.toHaveLength(0);
});

it("leaves the page between header and footer alone when the institute's name arrives", async () => {
  institute.set(undefined);
  const page = vi.fn(() => <h1>Page</h1>);
  const Page = page;
  await renderWithProviders(
    <PublicLayout>
      <Page />
    </PublicLayout>,
  );
  const before = page.mock.calls.length;
  act(() => institute.set({ ...INSTITUTE, name: "Nour" }));
  expect(screen.getByRole("banner")).toHaveTextContent("Nour");
  expect(page).toHaveBeenCalledTimes(before);
});
