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

  it("lead to the page of each that staff offer, with its levels in their order", async () => {
    const textsOf = (en: string) => ({ en, fr: en, ar: en });
    const level = (id: string, en: string) => ({ id, name: textsOf(en), description: textsOf("") });
    const programme = { id: "p", slug: "dialect", area: "arabic", name: textsOf("Dialect") };
    stubApi({
      "GET /api/programmes/offered/": {
        body: [
          { ...programme, levels: [level("b", "Street"), level("a", "Market")] },
          { ...programme, id: "q", slug: "poetry", name: textsOf("Poetry"), levels: [] },
        ],
      },
    });
    await renderWithProviders(<ProgramsPage />);
    const dialect = await screen.findByRole("link", { name: "Dialect" });
    expect(dialect).toHaveAttribute("href", "/programs/dialect");
    expect(dialect.closest("div")).toHaveTextContent(/Street.* and .*Market/);
    expect(screen.getByRole("link", { name: "Poetry" })).toHaveAttribute(
      "href",
      "/programs/poetry",
    );
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
