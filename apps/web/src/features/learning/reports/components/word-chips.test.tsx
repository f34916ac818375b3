import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { WordChips } from "./word-chips.tsx";

function Words({ first }: { first: string[] }) {
  const [chosen, setChosen] = useState(first);
  return (
    <WordChips
      legend="Strengths"
      chosen={chosen}
      suggestions={[{ text: "Tajwid", gloss: null }]}
      onChange={setChosen}
      errors={undefined}
    />
  );
}

async function show(first: string[] = []) {
  const view = await renderWithProviders(<Words first={first} />);
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
