import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";

import { createTestI18n } from "../../../../../test/create-test-i18n.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import type { Language } from "../../../../i18n/languages.ts";
import { LessonCalculator } from "./lesson-calculator.tsx";
import { PricingPage } from "./pricing-page.tsx";

const period = () => screen.getByRole("status");
const choose = (name: string | RegExp) => screen.getByRole("radio", { name });

describe("the prices", () => {
  it("are said not to be set, under their heading", async () => {
    const { container } = await renderWithProviders(<PricingPage />);
    expect(screen.getByRole("heading", { level: 1, name: "Prices" })).toBeInTheDocument();
    expect(screen.getByText(/No prices have been set yet/)).toBeInTheDocument();
    expect(container.textContent).not.toMatch(/[€$£]|\b(EUR|USD)\b/);
  });

  it("stand beside the rules on renewal and refunds", async () => {
    await renderWithProviders(<PricingPage />);
    expect(screen.getByRole("link", { name: "The rules on payment" })).toHaveAttribute(
      "href",
      "/terms#payment",
    );
    expect(screen.getByRole("link", { name: "The rules on refunds" })).toHaveAttribute(
      "href",
      "/terms#refund",
    );
  });
});

describe("the calculator", () => {
  it("begins with two lessons of 45 minutes a week", async () => {
    await renderWithProviders(<PricingPage />);
    expect(choose("2")).toBeChecked();
    expect(choose("45 min")).toBeChecked();
    expect(period()).toHaveTextContent("8 lessons");
    expect(period()).toHaveTextContent("6 hours");
  });

  it("follows both choices", async () => {
    const { user } = await renderWithProviders(<PricingPage />);
    await user.click(choose("5"));
    expect(period()).toHaveTextContent("20 lessons");
    expect(period()).toHaveTextContent("15 hours");
    await user.click(choose("60 min"));
    expect(period()).toHaveTextContent("20 hours");
  });

  it("keeps what was chosen before the scripts arrived", async () => {
    const page = (
      <I18nextProvider i18n={await createTestI18n("en")}>
        <LessonCalculator />
      </I18nextProvider>
    );
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(page);
    expect(period()).toHaveTextContent("8 lessons");
    choose("3").click();
    render(page, { container, hydrate: true });
    expect(choose("3")).toBeChecked();
    expect(period()).toHaveTextContent("12 lessons");
  });

  it("draws a book for each lesson of each week", async () => {
    const { user, container } = await renderWithProviders(<PricingPage />);
    await user.click(choose("3"));
    expect(container.querySelectorAll("rect")).toHaveLength(12);
  });

  it.each<[Language, rhythm: [RegExp, RegExp], period: [string, string]]>([
    ["fr", [/^1$/, /^30/], ["4 cours", "2 heures"]],
    ["ar", [/^1$/, /^30/], ["4 حصص", "ساعتان"]],
    ["ar", [/^2$/, /^45/], ["8 حصص", "6 ساعات"]],
    ["ar", [/^3$/, /^60/], ["12 حصة", "12 ساعة"]],
  ])("counts in %s with the right words for %s", async (language, rhythm, words) => {
    const { user } = await renderWithProviders(<PricingPage />, { language });
    for (const choice of rhythm) await user.click(choose(choice));
    for (const word of words) expect(period()).toHaveTextContent(word);
  });
});

describe("where the institute has set prices", () => {
  const plan = (count: number, minutes: number, amounts: object) => ({
    id: `${count} ${minutes}`,
    lessons_per_week: count,
    length_minutes: minutes,
    amounts,
  });
  const PRICES = {
    is_open: true,
    currency: "EUR",
    plans: [plan(2, 45, { EUR: 9600, CHF: 11_050 }), plan(1, 45, { EUR: 5000 })],
  };

  it("the page says from what on, and the calculator the price of the rhythm, in each currency", async () => {
    stubApi({ "GET /api/prices/": { body: PRICES } });
    const { user } = await renderWithProviders(<PricingPage />);
    expect(await screen.findByText(/^From €50.00 for four weeks/)).toBeVisible();
    expect(screen.getByText(/No prices have been set yet/)).toHaveAttribute("aria-hidden", "true");
    expect(screen.getByText("€96.00")).toBeVisible();
    await user.selectOptions(screen.getByRole("combobox", { name: "Currency" }), "CHF");
    expect(screen.getByText(/CHF.110\.50/u)).toBeVisible();
    await user.click(choose("1"));
    expect(screen.getByText("Write to us for the price of this rhythm.")).toBeVisible();
  });
});
