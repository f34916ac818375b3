import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { Seller } from "./seller.tsx";

it("who stands behind is named as the legal notice names them, and what is not said is left out", async () => {
  const seller = { name: "Riwaq SAS", form: "SAS", country: "FR", registration: "" };
  stubApi({ "GET /api/legal/?language=en": { body: { seller } } });
  await renderWithProviders(<Seller />);
  const part = await screen.findByRole("region", { name: "Who stands behind it" });
  expect(within(part).getByText("Riwaq SAS")).toBeVisible();
  expect(within(part).getByText("France")).toBeVisible();
  expect(within(part).queryByText("Registration")).toBeNull();
  expect(within(part).getByRole("link")).toHaveAttribute("href", "/legal");
});
