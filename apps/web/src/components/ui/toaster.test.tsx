import { act, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { toast } from "./toast-store.ts";

afterEach(() => vi.useRealTimers());

const UNDO = { label: "Undo", onPress: () => undefined };

it.each([
  ["five seconds", 5000, { title: "Saved" }],
  ["five seconds where something failed", 5000, { title: "Saved", variant: "destructive" }],
  ["ten seconds where there is something to take back", 10_000, { title: "Saved", action: UNDO }],
] as const)("stays for %s, and no longer", async (_case, durationMs, message) => {
  await renderWithProviders(<p>page</p>);
  await import("./toast-region.tsx");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  await act(async () => void toast(message));
  await act(() => vi.advanceTimersByTimeAsync(durationMs - 1));
  expect(screen.getByText("Saved")).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();
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
