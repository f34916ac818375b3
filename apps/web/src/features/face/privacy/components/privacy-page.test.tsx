import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { PrivacyPage } from "./privacy-page.tsx";

describe("the privacy page", () => {
  it("begins with a table of contents whose every line leads to its section", async () => {
    const { container } = await renderWithProviders(<PrivacyPage />, { path: "/privacy" });
    const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole(
      "link",
    );
    const titles = screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
    expect(links.map((link) => link.textContent)).toEqual(titles);
    for (const link of links) {
      const anchor = link.getAttribute("href")?.replace("/privacy", "") ?? "";
      expect(container.querySelector(anchor)).toHaveTextContent(link.textContent);
    }
  });

  it.each([
    ["the signed-in browsers", /no network \(IP\) address/],
    ["messages from visitors", /your name, your e-mail address, the subject, your message/],
    ["two-step sign-in", /its secret, encrypted/],
    ["invitations", /if a teacher invites your family/],
    ["the audit log", /a record of changes/],
    ["the outbox and the bell", /what the site tells you/],
    ["the link between parent and child", /the link between the child and the parents/],
    ["the term", /12 months after the account is cancelled/],
  ])("speaks of %s", async (_what, text) => {
    await renderWithProviders(<PrivacyPage />, { path: "/privacy" });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it("leads to the ways of asking", async () => {
    await renderWithProviders(<PrivacyPage />, { path: "/privacy" });
    expect(screen.getByRole("link", { name: "To the ways of reaching us" })).toHaveAttribute(
      "href",
      "/contact",
    );
  });
});
