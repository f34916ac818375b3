import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { FakeStream } from "../../../../../test/fake-media.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { RemoteSound } from "./remote-sound.tsx";
import { RemoteVideo } from "./remote-video.tsx";

const streams = [new FakeStream(), new FakeStream()] as unknown as MediaStream[];
const play = vi.fn(async () => undefined);

beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined);
  HTMLMediaElement.prototype.play = play;
});

test("voices play by themselves, and nothing is asked", async () => {
  const { container } = await renderWithProviders(<RemoteSound streams={streams} />);
  const sounds = [...container.querySelectorAll("audio")];
  expect(sounds.map(({ srcObject }) => srcObject)).toEqual(streams);
  expect(screen.queryByRole("button")).toBeNull();
});

test("where a browser plays nothing before a press, one press plays them all", async () => {
  play.mockRejectedValue(new DOMException("", "NotAllowedError"));
  const { user } = await renderWithProviders(<RemoteSound streams={streams} />);
  play.mockResolvedValue(undefined);
  await user.click(await screen.findByRole("button", { name: "Press to hear the others" }));
  expect(play).toHaveBeenCalledTimes(4);
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
});

test("a picture is without its sound, in the page, and named", async () => {
  await renderWithProviders(<RemoteVideo stream={streams[0]!} name="Inès" />);
  const picture = screen.getByLabelText<HTMLVideoElement>(/Picture of .*Inès/);
  expect([picture.muted, picture.srcObject]).toEqual([true, streams[0]]);
  expect(picture).toHaveAttribute("playsinline");
});
