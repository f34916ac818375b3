import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { TextsPage } from "./texts-page.tsx";

const text = (template: string, group: string, subject: string) => ({
  template,
  group,
  subject,
  is_secret: group === "letter",
  is_fixed: group === "letter",
  worded: group === "lessons" ? ["fr", "ar"] : [],
  outdated: group === "lessons" ? ["ar"] : [],
  variables: ["teacher"],
});
const texts = [
  text("lesson-booked", "lessons", "Lesson booked"),
  text("reset-password", "letter", "Choose a new password"),
];
const preview = (language: string) => ({
  language,
  bell: null,
  subject: `Subject in ${language}`,
  html: `<p>Body in ${language}</p>`,
});

test("texts are found by group, and previewed in each language in a frame that runs nothing", async () => {
  stubApi({
    "GET /api/staff/letters/": { body: texts },
    "GET /api/staff/letters/reset-password/": { body: ["en", "fr", "ar"].map(preview) },
  });
  const { user } = await renderWithProviders(<TextsPage />);
  expect(await screen.findByText("2 texts")).toBeVisible();
  await user.click(screen.getByRole("combobox", { name: "Group" }));
  await user.click(screen.getByRole("option", { name: "Letters to an address" }));
  expect(screen.getByText("1 text")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "See Choose a new password" }));
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByText("Subject in en")).toBeVisible();
  await user.click(within(dialog).getByRole("radio", { name: "العربية" }));
  expect(within(dialog).getByText("Subject in ar")).toBeVisible();
  const frame = within(dialog).getByTitle(/العربية/);
  expect(frame).toHaveAttribute("sandbox", "");
  expect(frame).toHaveAttribute("srcdoc", "<p>Body in ar</p>");
  expect(within(dialog).getByText(/Its link is secret/)).toBeVisible();
});

test("texts in the institute's own words are marked, and lead to where they are changed", async () => {
  stubApi({ "GET /api/staff/letters/": { body: texts } });
  await renderWithProviders(<TextsPage />);
  expect(await screen.findByText("Own words: French")).toBeVisible();
  expect(screen.getByText("No longer fits: Arabic")).toBeVisible();
  expect(screen.getByText("Always as built in")).toBeVisible();
  const links = screen.getAllByRole("link", { name: /^Change the words of/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/staff/letters/lesson-booked/en",
  ]);
});
