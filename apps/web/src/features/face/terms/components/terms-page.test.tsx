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

describe("what the institute sets of the terms", () => {
  afterEach(() => institute.set(undefined));

  const TODAY = { notice_hours: 5, make_ups_per_month: 3, moves_per_lesson: 4, make_up_days: null };
  type Values = Omit<typeof TODAY, "make_up_days"> & { make_up_days: number | null };

  const shownWith = async (
    terms: Values,
    terms_to_come: Array<Values & { holds_from: string }>,
  ) => {
    institute.set(undefined);
    stubApi({ "GET /api/institute/": { body: { terms, terms_to_come } } });
    await renderWithProviders(<TermsPage />, { path: "/terms" });
    await waitFor(() => expect(institute.peek()).toBeDefined());
    const textOf = (id: string) => document.querySelector(`#${id}`)?.textContent ?? "";
    return { makeup: textOf("makeup"), schedule: textOf("schedule") };
  };

  it.each([
    [TODAY],
    [{ notice_hours: 1, make_ups_per_month: 1, moves_per_lesson: 1, make_up_days: 90 }],
  ])("is said by its figures alone: %o", async (terms) => {
    const { makeup, schedule } = await shownWith(terms, []);
    expect(schedule.match(/\d+/g)).toEqual([`${terms.notice_hours}`, `${terms.moves_per_lesson}`]);
    const days = terms.make_up_days === null ? [] : [`${terms.make_up_days}`];
    expect(makeup.match(/\d+/g)).toEqual([`${terms.make_ups_per_month}`, ...days]);
    expect(screen.getByText(new RegExp(`^${terms.notice_hours} hours?$`))).toBeVisible();
    expect(screen.queryByRole("note")).toBeNull();
    expect(schedule.match(/To cancel or reschedule/g)).toHaveLength(1);
    expect(makeup.match(/are limited/g)).toHaveLength(1);
  });

  it("is announced with its day, and only what changes then", async () => {
    const coming = { ...TODAY, notice_hours: 24, holds_from: "2027-01-01" };
    const after = { ...coming, make_up_days: 30, holds_from: "2027-03-01" };
    const { makeup, schedule } = await shownWith(TODAY, [coming, after]);
    expect(schedule).toContain("at least 5 hours' notice");
    expect(schedule).toContain(
      "From 1 January 2027 on: To cancel or reschedule a class, give at least 24",
    );
    expect(schedule.match(/From 1/g)).toHaveLength(1);
    expect(makeup).toMatch(/From 1 March 2027 on: A class that is owed .* within 30 days/);
    expect(screen.getByRole("note")).toHaveTextContent("From 1 January 2027 on these terms change");
  });

  it("is not known before it has come: then no figure of it is said", async () => {
    institute.set(undefined);
    stubApi({});
    await renderWithProviders(<TermsPage />, { path: "/terms" });
    expect(document.querySelector("#schedule")?.textContent).not.toMatch(/\d/);
    expect(document.querySelector("#makeup")?.textContent).not.toMatch(/\d/);
    expect(document.querySelector("#schedule")?.textContent).toMatch(/said here as soon as/);
    expect(screen.getByText("In advance")).toBeVisible();
    expect(screen.getByText("Each month")).toBeVisible();
  });
});
