import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { UnsoldPage } from "./unsold-page.tsx";

it("says that nothing is charged yet, what will be, and where the prices stand", async () => {
  await renderWithProviders(<UnsoldPage isTeacher={false} />);
  expect(screen.getByText("Billing opens later.")).toBeInTheDocument();
  expect(screen.getByText(/not charged through this site yet/)).toBeInTheDocument();
  expect(screen.getByText(/renews automatically every four weeks/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Open the prices page" })).toHaveAttribute(
    "href",
    "/pricing",
  );
});

it("tells teachers that they have nothing to pay", async () => {
  await renderWithProviders(<UnsoldPage isTeacher />);
  expect(screen.getByText(/nothing to pay/)).toBeInTheDocument();
});
