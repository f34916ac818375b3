import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { buildProgress } from "../../../test/build-report.ts";
import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import type { Language } from "../../i18n/languages.ts";
import { SurasLearned } from "./suras-learned.tsx";
import { WeeksTable } from "./weeks-table.tsx";
import { WordsCounted } from "./words-counted.tsx";

const plain = (text: string | null) => (text ?? "").replaceAll(/[\u2066-\u2069\u200e\u200f]/g, "");
const counted = (count: number) => ({ strengths: [{ word: "تلاوة", count }], to_work_on: [] });

async function timesOf(count: number, language: Language) {
  await renderWithProviders(<WordsCounted progress={counted(count)} />, { language });
  const [line] = screen.getAllByRole("listitem");
  return plain(line?.textContent ?? "").replace(/تلاوة( \([^)]*\)|\s)*/u, "");
}

test.each([
  ["ar", 1, "مرة واحدة"],
  ["ar", 2, "مرتان"],
  ["ar", 3, "3 مرات"],
  ["ar", 11, "11 مرة"],
  ["ar", 100, "100 مرة"],
  ["fr", 1, "1 fois"],
  ["fr", 2, "2 fois"],
] as const)("in %s a word that was said %i times says so", async (language, count, text) => {
  expect(await timesOf(count, language)).toBe(text);
});

test("what nobody has named has no card of its own", async () => {
  await renderWithProviders(<WordsCounted progress={counted(1)} />);
  expect(screen.getAllByRole("heading")).toHaveLength(1);
});

test.each([
  [[], "بدأت، ولم تتم سورة بعد"],
  [[112], "أتمت سورة واحدة"],
  [[112, 113], "أتمت سورتان"],
  [[112, 113, 114], "أتمت 3 سور"],
])("in Arabic, suras %j that are whole are counted in their form", async (whole, text) => {
  const begun = { sura: 67, learned: 12, ayat: 30 };
  const suras = [begun, ...whole.map((sura) => ({ sura, learned: 5, ayat: 5 }))];
  await renderWithProviders(<SurasLearned suras={suras} />, { language: "ar" });
  expect(screen.getByText(text)).toBeVisible();
  expect(plain(screen.getAllByRole("listitem")[0]!.textContent)).toContain("12 من 30 آية");
});

test("where no sura was begun there is nothing to show", async () => {
  const { container } = await renderWithProviders(<SurasLearned suras={[]} />);
  expect(container.querySelector("ul")).toBeNull();
});

test("the pictures stand in figures too, without the weeks that had no lesson", async () => {
  const { weeks } = buildProgress();
  const { user } = await renderWithProviders(<WeeksTable weeks={weeks} />, { language: "fr" });
  await user.click(screen.getByText("Les mêmes données en chiffres", { selector: "summary" }));
  const [, ...rows] = within(screen.getByRole("table")).getAllByRole("row");
  const held = weeks.filter(({ present, late, absent }) => present + late + absent > 0);
  expect(rows).toHaveLength(held.length);
});
