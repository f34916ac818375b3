import type { Language } from "@riwaq/contracts/languages";
import type { ReportWord } from "@riwaq/contracts/learning/phrases";
import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { WordChips } from "./word-chips.tsx";

const PHRASES = [
  { phrase: "fluent", version: 1, words: { en: "Fluent", fr: "Lecture fluide", ar: "قراءة سلسة" } },
  { phrase: "calm", version: 2, words: { en: "A calm voice", fr: "Voix posée", ar: "صوت هادئ" } },
];

function Words({ first, reads }: Shown) {
  const [chosen, setChosen] = useState<ReportWord[]>([...first]);
  return (
    <WordChips
      legend="Strengths"
      chosen={chosen}
      phrases={{ near: PHRASES.slice(0, 1), all: PHRASES }}
      used={["Tajwid"]}
      reads={reads}
      onChange={setChosen}
      errors={undefined}
    />
  );
}

type Shown = { first: readonly string[]; reads: readonly Language[] };

async function show(first: string[] = [], reads: readonly Language[] = ["en"]) {
  const view = await renderWithProviders(<Words first={first} reads={reads} />);
  const group = within(screen.getByRole("group", { name: /^Strengths/ }));
  return { ...view, group, field: group.getByRole("textbox") };
}

const chips = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("a word is typed and added by Enter, and counted", async () => {
  const { user, field, group } = await show();
  await user.type(field, "  Calm voice {Enter}");
  expect(chips()[0]).toContain("Calm voice");
  expect(field).toHaveValue("");
  expect(field).toHaveFocus();
  expect(group.getByText("1 of 3")).toBeInTheDocument();
});

test("a word that is typed and left is not lost", async () => {
  const { user, field } = await show();
  await user.type(field, "Patience");
  await user.tab();
  // Past the button that adds it.
  await user.tab();
  expect(chips()[0]).toContain("Patience");
});

test("beside three words there is no room for a fourth", async () => {
  const { user, field, group } = await show(["One", "Two", "Three"]);
  expect(field).toHaveAttribute("readonly");
  expect(field).toHaveAttribute("placeholder", "3 of 3");
  expect(group.getByRole("button", { name: "Add" })).toBeDisabled();
  await user.type(field, "Four{Enter}");
  expect(chips().join(" ")).not.toContain("Four");
});

test("what is typed in Arabic reads in its own direction, an empty field in the page's", async () => {
  const { user, group } = await show();
  const field = group.getByRole("textbox");
  expect(field).not.toHaveAttribute("dir");
  await user.type(field, "تجويد");
  expect(field).toHaveAttribute("dir", "auto");
});

test("a phrase is found by typing in any language, and taking it leaves nothing typed behind", async () => {
  const { user, field, group } = await show();
  expect(chips()).toEqual(["Tajwid", "Fluent"]);
  await user.type(field, "posee");
  expect(chips()).toEqual(["A calm voice"]);
  await user.click(group.getByRole("button", { name: "A calm voice" }));
  expect(field).toHaveValue("");
  expect(chips()).toEqual(["A calm voice", "Tajwid", "Fluent"]);
  expect(group.queryByRole("button", { name: /^Edit/ })).toBeNull();
  await user.click(group.getByRole("button", { name: "Remove “A calm voice”" }));
  expect(chips()).toEqual(["Tajwid", "Fluent"]);
});

test("a phrase is shown as the family will read it, where that is another language", async () => {
  const { group } = await show([], ["fr"]);
  expect(group.getByText("Lecture fluide")).toHaveAttribute("lang", "fr");
});

test("words that the family does not read are said at once, with the phrase that says them", async () => {
  const { user, field, group } = await show([], ["fr", "en"]);
  await user.type(field, "القراءة السلسة{Enter}");
  expect(group.getByRole("status").textContent).toMatch(
    /reads .*French.* and .*English.*in Arabic/,
  );
  await user.click(group.getByRole("button", { name: "Lecture fluide" }));
  expect(group.queryByRole("status")).toBeNull();
  expect(chips()[0]).toBe("Fluent");
  await user.type(field, "ما شاء الله{Enter}");
  expect(group.getByRole("status")).toHaveTextContent("send them as they are");
});
