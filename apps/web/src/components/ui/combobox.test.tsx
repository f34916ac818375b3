import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { Combobox } from "./combobox.tsx";
import { FormDialog } from "./form-dialog.tsx";

const TOWNS = ["Cairo", "Casablanca", "Lyon", "Paris"];

function Towns({ first = null }: { first?: string | null }) {
  const [town, setTown] = useState<string | null>(first);
  const find = (typed: string | null) =>
    TOWNS.filter((name) => name.toLowerCase().includes((typed ?? "").toLowerCase()));
  return (
    <Combobox
      label="Town"
      value={town}
      onChange={setTown}
      nameOf={(name) => name}
      find={find}
      none="No such town"
      hint="Where you live"
      openHint="Type a town"
    >
      {(name) => name}
    </Combobox>
  );
}

const field = () => screen.getByRole("combobox", { name: "Town" });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
/** The line that a screen reader is told of. */
const active = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;

describe("by the keyboard", () => {
  test("an arrow opens the whole list at the chosen line, and Enter takes another", async () => {
    const { user } = await renderWithProviders(<Towns first="Lyon" />);
    await user.tab();
    expect(field()).toHaveAttribute("aria-expanded", "false");
    await user.keyboard("{ArrowDown}");
    expect(options()).toEqual(TOWNS);
    expect(active()).toBe("Lyon");
    expect(screen.getByRole("option", { name: "Lyon" })).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    expect(field()).toHaveValue("Paris");
    expect(options()).toEqual([]);
    expect(field()).toHaveFocus();
  });

  test("what is typed narrows the list; what is not chosen does not count", async () => {
    const { user } = await renderWithProviders(<Towns first="Lyon" />);
    await user.tab();
    await user.keyboard("ca");
    expect(options()).toEqual(["Cairo", "Casablanca"]);
    expect(field()).toHaveAccessibleDescription("Type a town");
    await user.tab();
    expect(field()).toHaveValue("Lyon");
    expect(field()).toHaveAccessibleDescription("Where you live");
  });

  test("nothing that fits is said, and Enter then chooses nothing", async () => {
    const { user } = await renderWithProviders(<Towns />);
    await user.tab();
    await user.keyboard("x");
    expect(screen.getByRole("status")).toHaveTextContent("No such town");
    await user.keyboard("{ArrowDown}{ArrowUp}{Enter}{Escape}");
    expect(field()).toHaveValue("");
  });

  test("Escape closes the list first, and only then the dialog around it", async () => {
    const { user } = await renderWithProviders(
      <FormDialog trigger={<button type="button">Open</button>} title="Where">
        {() => <Towns first="Paris" />}
      </FormDialog>,
    );
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.click(field());
    expect(options()).toEqual(TOWNS);
    await user.keyboard("{Escape}");
    expect(options()).toEqual([]);
    expect(screen.getByRole("dialog", { name: "Where" })).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  });
});

test("a press on a line chooses it, and the focus stays in the field", async () => {
  const { user } = await renderWithProviders(<Towns />, { language: "ar" });
  await user.click(field());
  await user.click(screen.getByRole("option", { name: "Cairo" }));
  expect(field()).toHaveValue("Cairo");
  expect(field()).toHaveFocus();
});

test("in Arabic a chosen name reads with the page, and what is typed in its own direction", async () => {
  const { user } = await renderWithProviders(<Towns first="Lyon" />, { language: "ar" });
  await user.click(field());
  expect(field()).not.toHaveAttribute("dir");
  await user.keyboard("p");
  expect(field()).toHaveAttribute("dir", "auto");
});
