import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ProgramsPage } from "./programs-page.tsx";

describe("the programmes", () => {
  it.each([
    ["Qur'an studies", 4],
    ["Arabic language programmes", 5],
    ["Islamic studies", 4],
  ])("give each level of %s a goal and a prerequisite", async (name, levels) => {
    await renderWithProviders(<ProgramsPage />);
    const track = screen.getByRole("region", { name });
    expect(within(track).getAllByText("Goal")).toHaveLength(levels);
    expect(within(track).getAllByText("Prerequisite")).toHaveLength(levels);
    expect(within(track).getByRole("heading", { name: "For children" })).toBeInTheDocument();
    expect(within(track).getByRole("heading", { name: "For adults" })).toBeInTheDocument();
  });

  it("name the levels that staff keep, in their order, once they are known", async () => {
    const textsOf = (en: string) => ({ en, fr: en, ar: en });
    const level = (id: string, en: string, about = "") => ({
      id,
      name: textsOf(en),
      description: textsOf(about),
    });
    const programme = { id: "p", slug: "dialect", area: "arabic", name: textsOf("Dialect") };
    stubApi({
      "GET /api/programmes/offered/": {
        body: [
          { ...programme, levels: [level("b", "Street"), level("a", "Market", "Prices")] },
          { ...programme, id: "q", name: textsOf("Poetry"), levels: [] },
        ],
      },
    });
    await renderWithProviders(<ProgramsPage />);
    const term = await screen.findByText("Dialect", { selector: "dt" });
    const list = within(term.parentElement!).getAllByRole("listitem");
    expect(list.map(({ textContent }) => textContent)).toEqual(["Street", "MarketPrices"]);
    expect(screen.queryByText("Poetry")).toBeNull();
  });

  it.each([30, 45, 60])("fill all of the %d minutes of a lesson", async (minutes) => {
    await renderWithProviders(<ProgramsPage />);
    const heading = screen.getByRole("heading", { name: `${minutes} minutes` });
    const parts = within(heading.closest("li")!).getAllByRole("listitem");
    const sum = parts.reduce((total, part) => total + Number(part.textContent), 0);
    expect(parts).toHaveLength(4);
    expect(sum).toBe(minutes);
  });

  it("lead to registration", async () => {
    await renderWithProviders(<ProgramsPage />);
    expect(screen.getByRole("link", { name: "Join Us Today" })).toHaveAttribute(
      "href",
      "/register",
    );
  });
});
