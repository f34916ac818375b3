import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { CurriculumPage } from "./curriculum-page.tsx";

describe("the curriculum", () => {
  it("lists the core materials by category", async () => {
    await renderWithProviders(<CurriculumPage />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Curriculum and Materials");
    expect(screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual(
      expect.arrayContaining([
        "Qur'an learning and Tajweed",
        "Arabic language studies",
        "Islamic studies",
      ]),
    );
  });

  it("says of every material what kind it is and what it is for", async () => {
    await renderWithProviders(<CurriculumPage />);
    const cards = screen
      .getAllByRole("heading", { level: 4 })
      .map((heading) => within(heading.closest("li") ?? heading));
    expect(cards).toHaveLength(18);
    for (const card of cards) {
      expect(card.getByText(/^(Book|Mushaf|Audio|Video|Exercises)$/)).toBeInTheDocument();
      expect(card.getByText("Aim")).toBeInTheDocument();
    }
  });

  it("says that the materials are examples, which the institute confirms", async () => {
    await renderWithProviders(<CurriculumPage />);
    expect(screen.getByText(/are examples of each kind/)).toBeInTheDocument();
  });

  it("leads on to the registration", async () => {
    await renderWithProviders(<CurriculumPage />);
    expect(screen.getByRole("link", { name: "Enroll Now" })).toHaveAttribute("href", "/register");
  });
});
