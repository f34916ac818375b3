import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { institute } from "../../../../lib/institute.ts";
import { LandingPage } from "./landing-page.tsx";

describe("the landing page", () => {
  it("has four intro slides, each with a way to register", async () => {
    await renderWithProviders(<LandingPage />);
    const links = screen.getAllByText("Get Started");
    expect(links).toHaveLength(4);
    for (const link of links) expect(link).toHaveAttribute("href", "/register");
  });

  it("names five reasons and three programmes", async () => {
    await renderWithProviders(<LandingPage />);
    const why = await screen.findByRole("region", { name: "Why choose Riwaq" });
    expect(within(why).getAllByRole("listitem")).toHaveLength(5);
    const programs = await screen.findByRole("region", { name: "Our Programs" });
    const titles = within(programs).getAllByRole("heading", { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([
      "Standard Arabic",
      "Quran and Tajweed",
      "Islamic Sciences",
    ]);
  });

  it("explains itself in three steps", async () => {
    await renderWithProviders(<LandingPage />);
    const how = await screen.findByRole("region", { name: "How it works" });
    expect(within(how).getAllByRole("listitem")).toHaveLength(3);
  });

  it("answers eight questions, one open at a time", async () => {
    await renderWithProviders(<LandingPage />);
    const faq = await screen.findByRole("region", { name: "Questions and answers" });
    const questions = within(faq).getAllByRole("group");
    expect(questions).toHaveLength(8);
    for (const question of questions) expect(question).toHaveAttribute("name", "faq");
  });

  it("promises no deadline and no number of make-ups that it has not read", async () => {
    await renderWithProviders(<LandingPage />);
    const fair = await screen.findByRole("region", { name: /^You always know what you lose/ });
    expect(fair).toHaveTextContent("Within the time that the terms say, it can be made up.");
    expect(fair.textContent).not.toMatch(/hours|make-up lesson/);
    const links = within(fair).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/terms#schedule",
      "/terms#refund",
    ]);
  });

  it("says the values of the terms that hold, and when a report is due", async () => {
    const terms = { notice_hours: 5, make_ups_per_month: 1 };
    stubApi({ "GET /api/institute/": { body: { terms, report_due_hours: 20 } } });
    await renderWithProviders(<LandingPage />);
    const fair = await screen.findByRole("region", { name: /^You always know what you lose/ });
    await within(fair).findByText("More than 5 hours before, it can be made up.");
    expect(fair).toHaveTextContent("1 make-up lesson a calendar month.");
    expect(screen.getByText(/expected 20 hours after the lesson/)).toBeInTheDocument();
    institute.set(undefined);
  });

  it("ends with the way to an account", async () => {
    await renderWithProviders(<LandingPage />);
    expect(screen.getByRole("link", { name: "Create an account" })).toHaveAttribute(
      "href",
      "/register",
    );
  });

  it.each(["en", "fr", "ar"] as const)("has one first heading in %s", async (language) => {
    await renderWithProviders(<LandingPage />, { language });
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });
});
