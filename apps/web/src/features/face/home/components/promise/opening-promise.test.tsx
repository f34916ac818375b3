import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../../test/stub-api.ts";
import type { Language } from "../../../../../i18n/languages.ts";
import { deviceTimeZone } from "../../../../../lib/format.ts";
import { nextHours } from "../../model/next-hours.ts";
import { OpeningPromise } from "./opening-promise.tsx";

const STARTS = ["2026-12-01", "2026-12-02", "2026-12-03"].flatMap((day) => [
  `${day}T12:00:00.000Z`,
  `${day}T15:30:00.000Z`,
]);
const PRICES = {
  is_open: true,
  currency: "EUR",
  plans: [
    { id: "1", lessons_per_week: 2, length_minutes: 45, amounts: { EUR: 9600 } },
    { id: "2", lessons_per_week: 1, length_minutes: 30, amounts: { EUR: 3600 } },
  ],
};

const explained = (text: string) => screen.getByText(text).parentElement;

it("says what was heard at one of two marked words, and at the other once it is pressed", async () => {
  const { user } = await renderWithProviders(<OpeningPromise />);
  const verse = screen.getByRole("region", { name: "An example: two words marked in a lesson" });
  const [first, second, ...others] = within(verse).getAllByRole("button");
  expect(others).toEqual([]);
  expect(first).toHaveAttribute("aria-pressed", "true");
  expect(explained("The ẓ was said as a z")).toHaveAttribute("aria-hidden", "true");
  await user.click(second as HTMLElement);
  expect(second).toHaveAttribute("aria-pressed", "true");
  expect(explained("The ẓ was said as a z")).toHaveAttribute("aria-hidden", "false");
  expect(explained("The voice was too short")).toHaveAttribute("aria-hidden", "true");
});

it("promises no hour and no price that it does not know", async () => {
  // Neither answers.
  stubApi({});
  const { container } = await renderWithProviders(<OpeningPromise />);
  expect(screen.getByText(/^Say your hours when you register/)).toHaveAttribute(
    "aria-hidden",
    "false",
  );
  expect(container.querySelector("time")).toBeNull();
  expect(container.textContent).not.toMatch(/[€$£]|From €/);
});

it("names three free hours, one of each day, and the least price, once both are read", async () => {
  stubApi({
    "GET /api/open-hours/": { body: { length_minutes: 30, starts: STARTS } },
    "GET /api/prices/": { body: PRICES },
  });
  const { container } = await renderWithProviders(<OpeningPromise />);
  expect(await screen.findByText("From €36.00")).toBeVisible();
  const named = [...container.querySelectorAll("time")].map(({ dateTime }) => dateTime);
  expect(named).toEqual(nextHours(STARTS, deviceTimeZone()));
  expect(named).not.toEqual([]);
  expect(screen.getByText(/^Say your hours/)).toHaveAttribute("aria-hidden", "true");
});

it("names the city of the clock in the letters of the reader", async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: "Europe/Brussels",
  });
  stubApi({ "GET /api/open-hours/": { body: { length_minutes: 30, starts: STARTS } } });
  await renderWithProviders(<OpeningPromise />, { language: "ar" });
  expect(await screen.findByText(/بروكسل/)).toBeVisible();
});

it.each<[Language, string]>([
  ["en", "Ask for a first lesson"],
  ["fr", "Demander un premier cours"],
  ["ar", "اطلبوا حصة أولى"],
])("leads to a teacher in %s", async (language, name) => {
  await renderWithProviders(<OpeningPromise />, { language });
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/find-a-teacher");
});
