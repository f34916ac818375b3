import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { FakeTrack, asTrack, stubMedia } from "../../../../../test/fake-media.ts";
import type { Opened } from "../../../../lib/media/open-track.ts";
import { NOT_KEPT, keepTrack } from "./keep-track.ts";

let media: ReturnType<typeof stubMedia>;
const open = vi.fn(async (): Promise<Opened> => ({ track: asTrack(new FakeTrack()) }));

function keep(first: FakeTrack | null) {
  let kept = NOT_KEPT;
  const keeper = keepTrack({
    first: first && asTrack(first),
    open,
    onChange: (next) => (kept = next),
  });
  return { keeper, kept: () => kept };
}
const look = (visibilityState: "visible" | "hidden") => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibilityState);
  document.dispatchEvent(new Event("visibilitychange"));
};
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  media = stubMedia();
  open.mockReset().mockImplementation(async () => ({ track: asTrack(new FakeTrack()) }));
  look("visible");
});
afterEach(() => vi.useRealTimers());

test("what the device ended while the page is seen is taken anew at once", async () => {
  const first = new FakeTrack();
  const { kept, keeper } = keep(first);
  first.end();
  await settled();
  expect(kept().track).not.toBe(first);
  expect(kept()).toMatchObject({ fault: null, isTakenAway: false });
  keeper.close();
});

test("what a phone call ended is taken anew when the page is seen again", async () => {
  const first = new FakeTrack();
  const { kept, keeper } = keep(first);
  look("hidden");
  first.end();
  await settled();
  expect(kept().isTakenAway).toBe(true);
  expect(open).not.toHaveBeenCalled();
  look("visible");
  await settled();
  expect(kept().isTakenAway).toBe(false);
  keeper.close();
});

test("one that a phone call muted is given time to come back by itself, and is else taken anew", async () => {
  const first = new FakeTrack();
  const { kept, keeper } = keep(first);
  first.setMuted(true);
  expect(kept().isTakenAway).toBe(true);
  look("visible");
  first.setMuted(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(kept().track).toBe(first);
  first.setMuted(true);
  look("visible");
  await vi.advanceTimersByTimeAsync(2000);
  expect(kept().track).not.toBe(first);
  keeper.close();
});

test("one that cannot be had says why, and is tried again when a device comes", async () => {
  const first = new FakeTrack();
  const { kept, keeper } = keep(first);
  open.mockResolvedValueOnce({ fault: "notFound" });
  first.end();
  await settled();
  expect(kept().fault).toBe("notFound");
  media.mediaDevices.dispatchEvent(new Event("devicechange"));
  await settled();
  expect(kept()).toMatchObject({ fault: null, isTakenAway: false });
  keeper.close();
});

test("who is muted stays muted in whatever takes the place of the track", async () => {
  const first = new FakeTrack();
  const { kept, keeper } = keep(first);
  keeper.setMuted(true);
  expect(first.enabled).toBe(false);
  await keeper.turnOn();
  expect(kept().track?.enabled).toBe(false);
  keeper.setMuted(false);
  expect(kept().track?.enabled).toBe(true);
  keeper.close();
});

test("the old track is let go only once the new one is in its place", async () => {
  const first = new FakeTrack();
  const { keeper } = keep(first);
  await keeper.turnOn();
  expect(first.readyState).toBe("live");
  await vi.advanceTimersByTimeAsync(300);
  expect(first.readyState).toBe("ended");
  keeper.close();
});

test("what was turned off stays off, and nothing is asked for again", async () => {
  const first = new FakeTrack("video");
  const { kept, keeper } = keep(first);
  keeper.turnOff();
  expect([first.readyState, kept().track]).toEqual(["ended", null]);
  look("visible");
  await settled();
  expect(open).not.toHaveBeenCalled();
  keeper.close();
});

test("a page that is left lets go of what comes after it", async () => {
  const { keeper } = keep(null);
  const late = new FakeTrack();
  open.mockResolvedValueOnce({ track: asTrack(late) });
  const taking = keeper.turnOn();
  keeper.close();
  await taking;
  expect(late.readyState).toBe("ended");
});
