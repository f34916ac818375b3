import type { Covered } from "@riwaq/contracts/learning/reports";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { buildContent } from "../../../test/build-report.ts";
import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import type { Language } from "../../i18n/languages.ts";
import { CoveredList } from "./covered-list.tsx";
import { PracticeCard } from "./practice-card.tsx";

const ayat = (from: number[], to: number[], work: "new" | "revision" = "new"): Covered => ({
  kind: "ayat",
  work,
  from: { sura: from[0]!, aya: from[1]! },
  to: { sura: to[0]!, aya: to[1]! },
});

async function linesOf(items: Covered[], language: Language = "en") {
  await renderWithProviders(<CoveredList items={items} />, { language });
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
}

test.each([
  ["en", ayat([67, 1], [67, 12]), "Al-Mulkالملك ayat 1 to 12New"],
  ["fr", ayat([67, 5], [67, 5], "revision"), "Al-Moulkالملك verset 5Révision"],
  ["en", { kind: "pages", from: 4, to: 4 }, "Page 4"],
  ["en", { kind: "pages", from: 4, to: 9 }, "Pages 4 to 9"],
  ["fr", { kind: "lesson", unit: 3, lesson: 2 }, "Unité 3, leçon 2"],
  ["ar", { kind: "lesson", unit: 3, lesson: null }, "الوحدة 3"],
  ["ar", { kind: "pages", from: 4, to: 9 }, "الصفحات 4 إلى 9"],
] as const)("in %s, %o is said", async (language, item, text) => {
  const [line] = await linesOf([item], language);
  expect(line).toMatch(text);
});

test("across suras both are named, and in Arabic once each", async () => {
  const [line] = await linesOf([ayat([113, 1], [114, 6])], "ar");
  expect(line).toMatch(/^الفلق الآية 1–الناس الآية 6/);
});

test("the same thing twice is one line, and another work of it is another", async () => {
  const once = ayat([112, 1], [112, 4]);
  expect(await linesOf([once, { ...once }, ayat([112, 1], [112, 4], "revision")])).toHaveLength(2);
});

test("a teacher's own words keep their direction", async () => {
  await linesOf([{ kind: "text", text: "قراءة القصة" }], "fr");
  expect(screen.getByText("قراءة القصة")).toHaveAttribute("dir", "auto");
});

test("what to practise is the pupil's own or the child's, and nothing where there is none", async () => {
  const content = buildContent();
  const { rerender } = await renderWithProviders(<PracticeCard content={content} isOwn />);
  expect(screen.getByRole("heading", { name: "What to practise" })).toBeVisible();
  expect(screen.getByText(content.homework)).toHaveAttribute("dir", "auto");
  expect(screen.getByRole("heading", { name: "Take care of" })).toBeVisible();
  rerender(<div />);
  const nothing = buildContent({ homework: "", to_work_on: [] });
  const empty = await renderWithProviders(<PracticeCard content={nothing} isOwn={false} />);
  expect(empty.container.querySelector("section")).toBeNull();
});
