import type { StaffDocument } from "@riwaq/contracts/billing/documents";
import { fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { type DocumentsSearch, parseDocumentsSearch } from "../model/documents-search.ts";
import { DocumentsPage } from "./documents-page.tsx";

const LIST = "GET /api/staff/documents/";
const CHECK = "GET /api/staff/documents/check/";
const invoice: StaffDocument = {
  id: "11111111-1111-4111-8111-111111111111",
  kind: "invoice",
  number: "F-2027-000042",
  issued_on: "2027-03-01",
  currency: "EUR",
  gross: 9600,
  tax: 0,
  pupils: ["Inès", "Adam"],
  corrects: null,
  payer: { id: "p", name: "Nora Lambert", country: "FR" },
};
const creditNote: StaffDocument = {
  ...invoice,
  id: "22222222-2222-4222-8222-222222222222",
  kind: "credit_note",
  number: "A-2027-000003",
  gross: 5200,
  pupils: [],
  corrects: "F-2027-000042",
};
const found = (documents: StaffDocument[]) => ({
  body: {
    documents,
    today: "2027-03-20",
    years: [2027, 2026],
    page: 1,
    page_count: 1,
    count: documents.length,
  },
});

function Page() {
  const [search, setSearch] = useState<DocumentsSearch>({});
  return <DocumentsPage search={search} onSearch={setSearch} />;
}

async function open(answers: Parameters<typeof stubApi>[0]) {
  const calls = stubApi(answers);
  return { calls, ...(await renderWithProviders(<Page />)) };
}

it("lists each document with its payer, amount and file", async () => {
  await open({ [LIST]: found([creditNote, invoice]) });
  const row = within(
    await screen.findByRole("row", { name: /F-2027-000042.*Nora Lambert · France/ }),
  );
  expect(row.getByText(/Inès.+Adam/)).toBeInTheDocument();
  expect(row.getByText("€96.00")).toBeInTheDocument();
  expect(row.getByRole("link", { name: "F-2027-000042 as a PDF" })).toHaveAttribute(
    "href",
    `/api/documents/${invoice.id}/pdf/`,
  );
  const back = within(screen.getByRole("row", { name: /A-2027-000003/ }));
  expect(back.getByText("-€52.00")).toBeInTheDocument();
  expect(back.getByText(/Corrects .F-2027-000042/)).toBeInTheDocument();
});

it("narrows the list by kind and by day, and shows all again", async () => {
  const { user } = await open({
    [LIST]: found([invoice]),
    [`${LIST}?from=2027-04-01`]: found([]),
  });
  await screen.findByRole("row", { name: /F-2027-000042/ });
  fireEvent.change(screen.getAllByLabelText("From")[0]!, { target: { value: "2027-04-01" } });
  expect(await screen.findByText("Nothing was found")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show all" }));
  expect(await screen.findByRole("row", { name: /F-2027-000042/ })).toBeInTheDocument();
});

it("says what brings the first one while there is none", async () => {
  await open({ [LIST]: found([]) });
  expect(await screen.findByText("Nothing has been issued yet")).toBeVisible();
});

describe("the check of the numbers", () => {
  const check = async (series: object[]) => {
    const opened = await open({ [LIST]: found([invoice]), [CHECK]: { body: { series } } });
    expect(opened.calls.some(({ path }) => path.includes("check"))).toBe(false);
    await opened.user.click(await screen.findByRole("button", { name: "Check now" }));
  };

  it("follows all when it is asked to", async () => {
    await check([{ kind: "invoice", year: 2027, count: 1042, broken: null }]);
    expect(await screen.findByText("Invoices, 2027: 1,042 documents, all in order")).toBeVisible();
    expect(screen.getByRole("button", { name: "Check again" })).toBeVisible();
  });

  it("names the first document that does not hold, and what to do", async () => {
    const broken = { number: "F-2027-000007", fault: "content" };
    await check([{ kind: "invoice", year: 2027, count: 12, broken }]);
    expect(
      await screen.findByText(/F-2027-000007.? was changed after it was issued/),
    ).toBeVisible();
    expect(screen.getByText(/Keep a copy of the database/)).toBeVisible();
  });
});

it("offers the tables of some days, a year at most, and the archive of a year", async () => {
  await open({ [LIST]: found([invoice]) });
  const card = within(await screen.findByRole("region", { name: "For the accountant" }));
  const days = "?from=2027-03-01&to=2027-03-20";
  expect(card.getByRole("link", { name: "Documents (CSV)" })).toHaveAttribute(
    "href",
    `/api/staff/documents/table/${days}`,
  );
  expect(card.getByRole("link", { name: "Totals of each day (CSV)" })).toHaveAttribute(
    "href",
    `/api/staff/documents/totals/${days}`,
  );
  expect(card.getByRole("link", { name: "Archive of the year (ZIP)" })).toHaveAttribute(
    "href",
    "/api/staff/documents/archive/?year=2027",
  );
  fireEvent.change(card.getByLabelText("From"), { target: { value: "2025-01-01" } });
  expect(card.queryByRole("link", { name: "Documents (CSV)" })).toBeNull();
  expect(card.getByText(/Choose a year at most/)).toBeVisible();
});

it("reads of the address what it knows", () => {
  const raw = { search: 2027, kind: "letter", from: "2027-02-30", to: "2027-03-01", page: 2, x: 1 };
  expect(parseDocumentsSearch(raw)).toEqual({ search: "2027", to: "2027-03-01", page: 2 });
});
