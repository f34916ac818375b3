import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { TermsAccordion } from "../../../../components/terms/terms-accordion.tsx";
import { TERMS_SECTIONS } from "../../../../config/paths.ts";
import { institute } from "../../../../lib/institute.ts";
import { TermsPage } from "./terms-page.tsx";

const sections = () => [...document.querySelectorAll("details")];
const openSections = () =>
  sections()
    .filter(({ open }) => open)
    .map((section) => section.querySelector("summary")?.textContent);

describe("the terms page", () => {
  it("lists all sections, closed", async () => {
    await renderWithProviders(<TermsPage />, { path: "/terms" });
    expect(sections()).toHaveLength(TERMS_SECTIONS.length);
    expect(openSections()).toEqual([]);
  });

  it("opens the section that the address names", async () => {
    await renderWithProviders(<TermsPage />, { path: "/terms#refund" });
    expect(openSections()).toEqual(["Refunds"]);
    expect(screen.getByText(/100% of the unused sessions/)).toBeInTheDocument();
  });

  it("opens nothing for a section that does not exist", async () => {
    await renderWithProviders(<TermsPage />, { path: "/terms#nothing" });
    expect(openSections()).toEqual([]);
  });

  it("lets the browser keep one section open at a time", async () => {
    await renderWithProviders(<TermsPage />, { path: "/terms" });
    expect(new Set(sections().map((section) => section.getAttribute("name")))).toEqual(
      new Set(["terms"]),
    );
  });

  it("leads back to the home page", async () => {
    await renderWithProviders(<TermsPage />, { path: "/terms" });
    expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  });
});

describe("the terms in a dialog", () => {
  it("open at the section that the caller asks for", async () => {
    await renderWithProviders(<TermsAccordion section="makeup" />);
    expect(openSections()).toEqual(["Make-up classes"]);
  });

  it.each([
    ["gifting", "Open Contact > Gift Voucher", "/contact#gift-voucher"],
    ["privacy", "Read the Privacy page", "/privacy"],
  ] as const)("lead on from %s", async (id, name, href) => {
    await renderWithProviders(<TermsAccordion section={id} />);
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  });
});

describe("until when what is owed can be booked", () => {
  afterEach(() => institute.set(undefined));

  const shownWith = async (make_up_days: number | null) => {
    institute.set(undefined);
    const sent = stubApi({ "GET /api/institute/": { body: { make_up_days } } });
    await renderWithProviders(<TermsPage />, { path: "/terms#makeup" });
    await waitFor(() => expect(institute.peek()).toBeDefined());
    expect(sent.map(({ path }) => path)).toEqual(["/api/institute/"]);
    return document.querySelector("#makeup")?.textContent;
  };

  it("is said among the make-ups where the institute has set an end", async () => {
    expect(await shownWith(90)).toContain("can be booked within 90 days, counted from");
  });

  it("is not said where it has set none", async () => {
    const text = await shownWith(null);
    expect(text).toContain("limited to 2 per calendar month");
    expect(text).not.toContain("can be booked within");
  });
});
