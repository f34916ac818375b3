import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { TOAST_DURATION_MS, toast } from "./toast-store.ts";

it("stays for five seconds", () => {
  expect(TOAST_DURATION_MS).toBe(5000);
});

it("shows one message at a time, the newest", async () => {
  await renderWithProviders(<p>page</p>);
  act(() => void toast({ title: "First" }));
  act(() => void toast({ title: "Second", description: "More" }));
  expect(await screen.findByText("Second")).toBeInTheDocument();
  expect(screen.getByText("More")).toBeInTheDocument();
  expect(screen.queryByText("First")).not.toBeInTheDocument();
});

it("goes away when it is closed", async () => {
  const { user } = await renderWithProviders(<p>page</p>);
  act(() => void toast({ title: "Saved", variant: "destructive" }));
  await user.click(await screen.findByRole("button", { name: "Close" }));
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();
});
