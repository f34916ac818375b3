import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { OwnDocuments } from "./own-documents.tsx";

const OWN = "GET /api/users/me/invoices/";
const invoices = Array.from({ length: 8 }, (_, place) => ({
  id: `11111111-1111-4111-8111-11111111111${place}`,
  kind: "invoice",
  number: `F-2027-00000${8 - place}`,
  issued_on: "2027-03-01",
  currency: "EUR",
  gross: 9650,
  pupils: ["Inès"],
  corrects: null,
}));

it("has each invoice at one press, the last half year first", async () => {
  stubApi({ [OWN]: { body: { documents: invoices } } });
  const { user } = await renderWithProviders(<OwnDocuments />);
  const [first, ...others] = await screen.findAllByRole("listitem");
  expect(others).toHaveLength(5);
  expect(within(first!).getByText(/Invoice .F-2027-000008/)).toBeVisible();
  expect(within(first!).getByText("€96.50")).toBeVisible();
  expect(within(first!).getByRole("link", { name: "F-2027-000008 as a PDF" })).toHaveAttribute(
    "href",
    `/api/documents/${invoices[0]!.id}/pdf/`,
  );
  await user.click(screen.getByRole("button", { name: "Show all 8" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(8);
});

it("says when the first one comes, and can be asked again where it fails", async () => {
  stubApi({ [OWN]: { body: { documents: [] } } });
  const { unmount } = await renderWithProviders(<OwnDocuments />);
  expect(await screen.findByText(/^No invoice yet/)).toBeVisible();
  unmount();
  stubApi({ [OWN]: { status: 500, body: {} } });
  await renderWithProviders(<OwnDocuments />);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
