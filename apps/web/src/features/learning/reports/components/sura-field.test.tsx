import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { SuraField } from "./sura-field.tsx";

function Field({ first }: { first: number | null }) {
  const [sura, setSura] = useState(first);
  return <SuraField label="Sura" value={sura} onChange={setSura} isInvalid={false} />;
}

async function show(first: number | null = null, language: "en" | "fr" | "ar" = "en") {
  const view = await renderWithProviders(<Field first={first} />, { language });
  await view.user.tab();
  return { ...view, field: screen.getByRole("combobox", { name: "Sura" }) };
}

const options = () => screen.queryAllByRole("option");

test("the whole list opens at the sura that is chosen", async () => {
  const { user, field } = await show(67);
  await user.keyboard("{ArrowDown}");
  expect(options()).toHaveLength(114);
  expect(options()[66]).toHaveAttribute("aria-selected", "true");
  expect(field).toHaveAttribute("aria-activedescendant", options()[66]?.id);
});

test.each([
  ["36", "en"],
  ["٣٦", "ar"],
  ["ya sin", "fr"],
  ["يس", "en"],
] as const)("%s finds the thirty-sixth, and Enter takes it", async (typed, language) => {
  const { user, field } = await show(null, language);
  await user.keyboard(typed);
  await user.keyboard("{Enter}");
  expect(field).toHaveDisplayValue(/^36\. /);
});

test("each line says how long its sura is", async () => {
  const { user } = await show();
  await user.keyboard("112");
  expect(options()).toHaveLength(1);
  expect(options()[0]).toHaveTextContent(/\b4\b/);
});
