import { act } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { setTheme } from "../../lib/theme.ts";
import { PageHead } from "./page-head.tsx";

const count = (selector: string) => document.head.querySelectorAll(selector).length;

afterEach(() => {
  for (const link of document.head.querySelectorAll("link")) link.remove();
});

it("takes away what the build wrote about the first page as soon as another language is on show", async () => {
  const tags = `<link rel="canonical" href="/about" data-of-page><link rel="manifest" href="/m">`;
  document.head.insertAdjacentHTML("beforeend", tags);
  const { i18n } = await renderWithProviders(<PageHead />);
  expect(count("[rel=canonical]")).toBe(1);
  await act(() => i18n.changeLanguage("fr"));
  expect(count("[rel=canonical]")).toBe(0);
  expect(count("[rel=manifest]")).toBe(1);
});

it("gives the browser's own bars the colour of the theme", async () => {
  await renderWithProviders(<PageHead />);
  const colour = () => document.querySelector<HTMLMetaElement>("[name=theme-color]")?.content;
  expect(colour()).toBe("#f8f4ea");
  act(() => setTheme("dark"));
  expect(colour()).toBe("#0f1f1c");
  act(() => setTheme("light"));
  expect(colour()).toBe("#f8f4ea");
});
