import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { Button } from "./button.tsx";

it("does not submit the form it stands in unless it is told to", async () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  const { user } = await renderWithProviders(
    <form onSubmit={submit}>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await user.click(screen.getByRole("button", { name: "Plain" }));
  expect(submit).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(submit).toHaveBeenCalledOnce();
});

it("lends its looks to a link", async () => {
  await renderWithProviders(
    <Button asChild variant="outline">
      <a href="/pricing">Prices</a>
    </Button>,
  );
  const link = screen.getByRole("link", { name: "Prices" });
  expect(link).toHaveClass("min-h-11");
  expect(link).not.toHaveAttribute("type");
});
