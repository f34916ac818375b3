import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { Dialog, DialogClose, DialogContent } from "./dialog.tsx";

/** An hour that opens a dialog and goes once it is booked there. */
function Hour() {
  const [isFree, setIsFree] = useState(true);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <h1>Hours</h1>
      {isFree && (
        <button type="button" onClick={() => setIsOpen(true)}>
          17:00
        </button>
      )}
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent title="Your lesson">
          <button type="button" onClick={() => setIsFree(false)}>
            Book
          </button>
          <DialogClose>Done</DialogClose>
        </DialogContent>
      </Dialog>
    </main>
  );
}

it("gives the focus back to what opened it", async () => {
  const { user } = await renderWithProviders(<Hour />);
  await user.click(screen.getByRole("button", { name: "17:00" }));
  await user.click(screen.getByRole("button", { name: "Done" }));
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole("button", { name: "17:00" }));
});

it("gives the focus to the page's heading where what opened it is gone", async () => {
  const { user } = await renderWithProviders(<Hour />);
  await user.click(screen.getByRole("button", { name: "17:00" }));
  await user.click(screen.getByRole("button", { name: "Book" }));
  await user.click(screen.getByRole("button", { name: "Done" }));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});
