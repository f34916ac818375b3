import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { AboutPage } from "./about-page.tsx";

describe("the page about the institute", () => {
  it("tells the story, the mission, the vision and the values", async () => {
    await renderWithProviders(<AboutPage />);
    for (const name of ["Our story", "Our mission", "Our vision"]) {
      expect(screen.getByRole("region", { name })).toBeInTheDocument();
    }
    const values = screen.getByRole("region", { name: "Our core values" });
    expect(within(values).getAllByRole("listitem")).toHaveLength(6);
  });

  it("leads on to the prices and to the curriculum", async () => {
    await renderWithProviders(<AboutPage />);
    const next = screen.getByRole("region", { name: "Where to go next" });
    const addresses = within(next)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(addresses).toEqual(["/curriculum", "/pricing"]);
  });
});
