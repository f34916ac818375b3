import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { PersonCard } from "./person-card.tsx";

function Typed({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState("");
  return (
    <>
      <input aria-label="Word" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={onDone}>
        {"Done"}
      </button>
    </>
  );
}

const trigger = <button type="button">{"Add"}</button>;
const button = (name: string) => screen.getByRole("button", { name });

test("each opening begins anew, and the focus goes back to the button", async () => {
  const { user } = await renderWithProviders(
    <FormDialog trigger={trigger} title="A word" description="One will do">
      {(close) => <Typed onDone={close} />}
    </FormDialog>,
  );
  await user.click(button("Add"));
  expect(screen.getByRole("dialog", { name: "A word" })).toHaveAccessibleDescription("One will do");
  await user.type(screen.getByRole("textbox", { name: "Word" }), "half");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(button("Add")).toHaveFocus();
  await user.click(button("Add"));
  expect(screen.getByRole("textbox", { name: "Word" })).toHaveValue("");
  await user.click(button("Done"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("where the button goes with what was done, the focus moves to the heading of the page", async () => {
  const { user } = await renderWithProviders(
    <main>
      <h1 tabIndex={-1}>{"Children"}</h1>
      <FormDialog trigger={trigger} title="A word" takesTriggerAway>
        {(close) => <Typed onDone={close} />}
      </FormDialog>
    </main>,
  );
  await user.click(button("Add"));
  await user.click(button("Close"));
  expect(button("Add")).toHaveFocus();
  await user.click(button("Add"));
  await user.click(button("Done"));
  expect(screen.getByRole("heading", { name: "Children" })).toHaveFocus();
});

test("without a button it is open, and says when it closes", async () => {
  const onClose = vi.fn<() => void>();
  const { user } = await renderWithProviders(
    <FormDialog title="A word" onClose={onClose}>
      {(close) => <Typed onDone={close} />}
    </FormDialog>,
    { language: "ar" },
  );
  expect(screen.getByRole("dialog", { name: "A word" })).toBeVisible();
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

test("a person's card is found by the name, which reads in its own direction", async () => {
  await renderWithProviders(
    <ul>
      <PersonCard name="يوسف النجار" facts="9 years">
        <p>{"Learns twice a week"}</p>
      </PersonCard>
    </ul>,
  );
  const card = screen.getByRole("article", { name: "يوسف النجار" });
  expect(card).toHaveTextContent("9 years");
  expect(screen.getByRole("heading", { level: 2 }).firstElementChild?.tagName).toBe("BDI");
});
