import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { Material } from "./material.tsx";
import type { MaterialProps } from "./material.tsx";

const items: MaterialProps["items"] = [
  { id: "lettres", title: "Les lettres", type: "Picture" },
  { id: "fatiha", title: "Al-Fatiha", type: "Audio" },
];
const SET_AT = "2026-11-24T17:10:00.000Z";
const SET_MS = Date.parse(SET_AT);
const LENGTH_S = 60;

const play = vi.fn<HTMLMediaElement["play"]>();

/** A recording of a minute that stands where it is put. */
beforeEach(() => {
  let isPaused = true;
  vi.spyOn(HTMLMediaElement.prototype, "readyState", "get").mockReturnValue(4);
  vi.spyOn(HTMLMediaElement.prototype, "duration", "get").mockReturnValue(LENGTH_S);
  vi.spyOn(HTMLMediaElement.prototype, "paused", "get").mockImplementation(() => isPaused);
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => {
    isPaused = true;
  });
  play.mockReset();
  play.mockImplementation(async () => {
    isPaused = false;
  });
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(play);
});

async function show(props: Partial<MaterialProps> = {}) {
  const calls = { onOpen: vi.fn(), onPage: vi.fn(), onPlayed: vi.fn(), onPoint: vi.fn() };
  const given: MaterialProps = {
    items,
    current: "fatiha",
    page: 1,
    mayLead: true,
    fileAddress: (id) => `/files/${id}`,
    playback: null,
    nowMs: () => SET_MS + 4000,
    pointed: null,
    ...calls,
    ...props,
  };
  let change = (_told: Partial<MaterialProps>) => {};
  function Told() {
    const [told, setTold] = useState<Partial<MaterialProps>>({});
    change = (next) => act(() => setTold(next));
    return <Material {...given} {...told} />;
  }
  const view = await renderWithProviders(<Told />);
  const sound = view.container.querySelector("audio");
  return { ...view, ...calls, change, sound: sound as HTMLAudioElement };
}

describe("a recording of whoever leads", () => {
  it("tells when it plays, stops and goes elsewhere, and nothing while it runs", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { sound, onPlayed } = await show({ nowMs: () => SET_MS });
    expect(sound).toHaveAttribute("src", "/files/fatiha");
    await sound.play();
    fireEvent.playing(sound);
    for (const at of [0.25, 0.5]) {
      sound.currentTime = at;
      fireEvent.timeUpdate(sound);
    }
    for (const at of [10, 20, 30]) {
      sound.currentTime = at;
      fireEvent.seeked(sound);
    }
    vi.advanceTimersByTime(250);
    fireEvent.playing(sound);
    sound.pause();
    fireEvent.pause(sound);
    expect(onPlayed.mock.calls).toEqual([
      ["fatiha", { is_playing: true, at_ms: 0 }],
      ["fatiha", { is_playing: true, at_ms: 30_000 }],
      ["fatiha", { is_playing: false, at_ms: 30_000 }],
    ]);
    vi.useRealTimers();
  });

  it("goes on where it was when the page is loaded anew, and stops for all where it may not", async () => {
    const playback = { is_playing: true, at_ms: 6000, set_at: SET_AT };
    play.mockRejectedValue(new DOMException("no press", "NotAllowedError"));
    const { sound, onPlayed } = await show({ playback });
    await act(async () => fireEvent.loadedMetadata(sound));
    expect(sound.currentTime).toBe(10);
    expect(onPlayed).toHaveBeenCalledExactlyOnceWith("fatiha", {
      is_playing: false,
      at_ms: 10_000,
    });
  });

  it("stops for everybody when something else is turned to", async () => {
    const { sound, onPlayed, unmount } = await show();
    await sound.play();
    fireEvent.playing(sound);
    sound.currentTime = 12;
    unmount();
    expect(onPlayed).toHaveBeenLastCalledWith("fatiha", { is_playing: false, at_ms: 12_000 });
  });
});

describe("a recording of those who follow", () => {
  const playing = { is_playing: true, at_ms: 6000, set_at: SET_AT };

  it("plays from where the teacher's has come to, follows and stops with it", async () => {
    const { sound, change } = await show({ mayLead: false, playback: playing });
    expect(sound).not.toHaveAttribute("controls");
    await act(async () => fireEvent.loadedMetadata(sound));
    expect([sound.currentTime, sound.paused]).toEqual([10, false]);
    expect(screen.getByText("The teacher is playing this recording")).toBeVisible();
    const stopped = { ...playing, is_playing: false, at_ms: 42_000 };
    change({ playback: stopped });
    expect([sound.currentTime, sound.paused]).toEqual([42, true]);
    expect(screen.getByText(/the teacher plays it/)).toBeVisible();
    expect(screen.getByText("0:42 / 1:00")).toBeVisible();
  });

  it("is over for who comes after its end", async () => {
    const { sound } = await show({
      mayLead: false,
      playback: playing,
      nowMs: () => SET_MS + 90_000,
    });
    await act(async () => fireEvent.loadedMetadata(sound));
    expect([sound.currentTime, sound.paused]).toEqual([LENGTH_S, true]);
    expect(play).not.toHaveBeenCalled();
  });

  it("is begun by a press where the browser wants one, and can be muted", async () => {
    const press = play.getMockImplementation()!;
    play.mockRejectedValue(new DOMException("no press", "NotAllowedError"));
    const { sound, user } = await show({ mayLead: false, playback: playing });
    await act(async () => fireEvent.loadedMetadata(sound));
    play.mockImplementation(press);
    await user.click(screen.getByRole("button", { name: "Listen along" }));
    expect(sound.paused).toBe(false);
    expect(screen.queryByRole("button", { name: "Listen along" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Without sound for me" }));
    expect(sound.muted).toBe(true);
  });

  it("says so where it cannot be played", async () => {
    const { sound } = await show({ mayLead: false });
    fireEvent.error(sound);
    expect(screen.getByText(/cannot play the recording/)).toBeVisible();
  });
});

describe("a picture", () => {
  const RECT = { x: 100, y: 50, width: 400, height: 200 };
  const surfaceOf = () => screen.getByRole("img", { name: "Les lettres" }).parentElement!;
  const pointedAt = (container: HTMLElement) =>
    container.querySelector<HTMLElement>("[data-pointed]")?.style;

  it("is enlarged by each for themselves, within its steps", async () => {
    const { user } = await show({ current: "lettres", mayLead: false, onPoint: undefined });
    const picture = screen.getByRole("img", { name: "Les lettres" });
    expect(picture).toHaveAttribute("src", "/files/lettres");
    fireEvent.load(picture);
    expect(surfaceOf()).toHaveAttribute("aria-busy", "false");
    await user.click(screen.getByRole("button", { name: "As wide as possible" }));
    for (let press = 0; press < 6; press += 1) {
      await user.click(screen.getByRole("button", { name: "Larger" }));
    }
    expect(screen.getByText("400%")).toBeVisible();
    expect(surfaceOf().style.inlineSize).toBe("400%");
    await user.click(screen.getByRole("button", { name: "Smaller" }));
    expect(screen.getByText("300%")).toBeVisible();
  });

  it("is pointed at by the mouse in thousandths of itself, and by a finger where it taps", async () => {
    const { onPoint, container } = await show({ current: "lettres" });
    vi.spyOn(surfaceOf(), "getBoundingClientRect").mockReturnValue(RECT as DOMRect);
    const at = (clientX: number, clientY: number, pointerType: string) => ({
      clientX,
      clientY,
      pointerType,
    });
    fireEvent.pointerMove(surfaceOf(), at(200, 100, "mouse"));
    fireEvent.pointerMove(surfaceOf(), at(300, 150, "touch"));
    expect(onPoint).toHaveBeenCalledExactlyOnceWith({ x: 250, y: 250, page: 1 });
    expect(pointedAt(container)).toBeUndefined();
    fireEvent.pointerUp(surfaceOf(), at(300, 240, "touch"));
    expect(onPoint).toHaveBeenLastCalledWith({ x: 500, y: 950, page: 1 });
    expect(pointedAt(container)).toMatchObject({ insetInlineStart: "50%" });
    fireEvent.pointerLeave(surfaceOf(), at(0, 0, "mouse"));
    expect(onPoint).toHaveBeenLastCalledWith(null);
  });

  it("shows where the teacher points, for a moment", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const pointed = { x: 250, y: 975, page: 1 };
    const follows = { current: "lettres", mayLead: false, onPoint: undefined };
    const { container, change } = await show({ ...follows, pointed });
    expect(pointedAt(container)).toMatchObject({
      insetInlineStart: "25%",
      insetBlockStart: "97.5%",
    });
    act(() => void vi.advanceTimersByTime(2000));
    expect(pointedAt(container)).toBeUndefined();
    change({ pointed: { ...pointed, x: 260 } });
    expect(pointedAt(container)).toMatchObject({ insetInlineStart: "26%" });
    change({ pointed: null });
    expect(pointedAt(container)).toBeUndefined();
    vi.useRealTimers();
  });

  it("can be asked for again where it does not come", async () => {
    const { user } = await show({ current: "lettres" });
    fireEvent.error(screen.getByRole("img", { name: "Les lettres" }));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole("img", { name: "Les lettres" })).toBeVisible();
  });
});
