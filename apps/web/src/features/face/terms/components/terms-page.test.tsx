import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { TermsAccordion } from "../../../../components/terms/terms-accordion.tsx";
import { TERMS_SECTIONS } from "../../../../config/paths.ts";
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
