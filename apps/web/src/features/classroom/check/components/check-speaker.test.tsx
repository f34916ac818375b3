import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { CheckSpeaker } from "./check-speaker.tsx";

class FakeContext {
  readonly currentTime = 0;
  readonly destination = {};
  createOscillator = () =>
    Object.assign(new EventTarget(), {
      frequency: {},
      connect: (next: unknown) => next,
      start: () => undefined,
      stop(this: EventTarget) {
        queueMicrotask(() => this.dispatchEvent(new Event("ended")));
      },
    });
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
  close = () => Promise.resolve();
}

beforeEach(() => vi.stubGlobal("AudioContext", FakeContext));

test("a tone is played and asked about; who did not hear it is told where to look", async () => {
  const { user } = await renderWithProviders(<CheckSpeaker />);
  await user.click(screen.getByRole("button", { name: "Play a tone" }));
  await user.click(await screen.findByRole("button", { name: "No" }));
  expect(screen.getByText(/Turn up the volume/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Play it again" }));
  await user.click(await screen.findByRole("button", { name: "Yes" }));
  expect(screen.getByText("You hear well.")).toBeVisible();
});
