import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { Testimonials } from "./testimonials.tsx";

describe("the testimonials", () => {
  it("are three, and each is marked as a placeholder", async () => {
    await renderWithProviders(<Testimonials />);
    expect(screen.getAllByRole("figure", { hidden: true })).toHaveLength(3);
    expect(screen.getAllByText("Placeholder")).toHaveLength(3);
  });
});
