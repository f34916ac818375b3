import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
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
    const why = screen.getByRole("region", { name: "Why choose Riwaq" });
    expect(within(why).getAllByRole("listitem")).toHaveLength(5);
    const programs = screen.getByRole("region", { name: "Our Programs" });
    const titles = within(programs).getAllByRole("heading", { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([
      "Standard Arabic",
      "Quran and Tajweed",
      "Islamic Sciences",
    ]);
  });

  it("explains itself in three steps", async () => {
    await renderWithProviders(<LandingPage />);
    const how = screen.getByRole("region", { name: "How it works" });
    expect(within(how).getAllByRole("listitem")).toHaveLength(3);
  });

  it("answers eight questions, one open at a time", async () => {
    await renderWithProviders(<LandingPage />);
    const faq = screen.getByRole("region", { name: "Questions and answers" });
    const questions = within(faq).getAllByRole("group");
    expect(questions).toHaveLength(8);
    for (const question of questions) expect(question).toHaveAttribute("name", "faq");
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
