import type { Place } from "@riwaq/domain/learning/quran/places";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { FakeAudio } from "../../../test/fake-audio.ts";
import { type Clip, Reciter } from "./reciter.ts";

const SURA = 112;
const aya = (number: number, sura = SURA): Place => ({ sura, aya: number });
/** Ten seconds each, in one recording; the last one has its rest. */
const inSura = async ({ sura, aya: at }: Place): Promise<Clip> => ({
  url: `https://audio.test/${sura}.mp3`,
  from: (at - 1) * 10_000,
  to: sura === SURA && at === 4 ? Number.POSITIVE_INFINITY : at * 10_000,
});
const eachAlone = async ({ sura, aya: at }: Place): Promise<Clip> => ({
  url: `https://audio.test/${sura}/${at}.mp3`,
  from: 0,
  to: Number.POSITIVE_INFINITY,
});

let isOffline = false;
let detach = () => {};
function listen(clipOf = inSura) {
  const reciter = new Reciter({ clipOf, isOffline: () => isOffline });
  detach = reciter.attach();
  const audio = FakeAudio.heard();
  const state = () => {
    const { status, aya: at, round } = reciter.hearing();
    return [status, at && `${at.sura}:${at.aya}`, round];
  };
  const settled = async (act: () => void) => {
    act();
    await vi.advanceTimersByTimeAsync(0);
    return state();
  };
  return { reciter, audio, state, settled };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Audio", FakeAudio);
  isOffline = false;
});
afterEach(() => {
  detach();
  vi.useRealTimers();
});

describe("a recording of a sura", () => {
  it("begins where the aya does, and goes on to the next without a break", async () => {
    const { reciter, audio, settled } = listen();
    expect(await settled(() => reciter.play(aya(2)))).toEqual(["playing", "112:2", 1]);
    expect([audio.getAttribute(), audio.currentTime]).toEqual(["https://audio.test/112.mp3", 10]);
    expect(await settled(() => audio.reach(19.9))).toEqual(["playing", "112:2", 1]);
    expect(await settled(() => audio.reach(20.05))).toEqual(["playing", "112:3", 1]);
    expect(audio.currentTime).toBe(20.05);
  });

  it("says how much of the aya was heard, where that can be told", async () => {
    const { reciter, audio, settled } = listen();
    expect(reciter.progress()).toBeNull();
    await settled(() => reciter.play(aya(2)));
    expect(reciter.progress()).toBe(0);
    await settled(() => audio.reach(15));
    expect(reciter.progress()).toBe(0.5);
  });

  it("goes on to the next sura where it ends, and at the end of the Quran it is silent", async () => {
    const { reciter, audio, settled } = listen();
    await settled(() => reciter.play(aya(4)));
    expect(await settled(() => audio.end())).toEqual(["playing", "113:1", 1]);
    expect([audio.getAttribute(), audio.currentTime]).toEqual(["https://audio.test/113.mp3", 0]);
    await settled(() => reciter.play(aya(6, 114)));
    expect(await settled(() => audio.end())).toEqual(["silent", null, 1]);
    expect(audio.paused).toBe(true);
  });

  it("asks by a timer where an end is near, sooner where it is faster", async () => {
    const { reciter, audio, state, settled } = listen();
    reciter.speed(1.25);
    await settled(() => reciter.play(aya(1)));
    expect([audio.playbackRate, audio.defaultPlaybackRate]).toEqual([1.25, 1.25]);
    await settled(() => audio.reach(9.5));
    audio.currentTime = 10;
    await vi.advanceTimersByTimeAsync(399);
    expect(state()).toEqual(["playing", "112:1", 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toEqual(["playing", "112:2", 1]);
  });
});

it("a recording of each aya is opened in its turn, and the next one is fetched beforehand", async () => {
  const { reciter, audio, settled } = listen(eachAlone);
  await settled(() => reciter.play(aya(4)));
  expect(FakeAudio.all.at(-1)?.getAttribute()).toBe("https://audio.test/113/1.mp3");
  expect(await settled(() => audio.end())).toEqual(["playing", "113:1", 1]);
  expect(audio.getAttribute()).toBe("https://audio.test/113/1.mp3");
});

describe("chosen ayat", () => {
  async function repeat(isResting: boolean) {
    const heard = listen();
    heard.reciter.limit({ first: aya(2), last: aya(3) });
    heard.reciter.repeat({ times: 2, isResting });
    await heard.settled(() => heard.reciter.play(aya(2)));
    await heard.settled(() => heard.audio.reach(20));
    return heard;
  }

  it("are heard as often as was asked, and then it is silent", async () => {
    const { audio, settled } = await repeat(false);
    expect(await settled(() => audio.reach(30))).toEqual(["playing", "112:2", 2]);
    expect(audio.currentTime).toBe(10);
    await settled(() => audio.reach(20));
    expect(await settled(() => audio.reach(30))).toEqual(["silent", null, 1]);
  });

  it("are followed by a silence as long, where that was asked", async () => {
    const { audio, state, settled } = await repeat(true);
    expect(await settled(() => audio.reach(30))).toEqual(["resting", "112:2", 2]);
    expect(audio.paused).toBe(true);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(state()).toEqual(["resting", "112:2", 2]);
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toEqual(["playing", "112:2", 2]);
  });

  it("can be paused in that silence, and begin anew", async () => {
    const { reciter, audio, settled } = await repeat(true);
    await settled(() => audio.reach(30));
    expect(await settled(() => reciter.pause())).toEqual(["paused", "112:2", 2]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await settled(() => reciter.resume())).toEqual(["playing", "112:2", 2]);
  });

  it("bind the steps to themselves; another aya goes on alone and is not repeated", async () => {
    const { reciter, audio, settled } = await repeat(false);
    expect(await settled(() => reciter.step(1))).toEqual(["playing", "112:3", 1]);
    expect(await settled(() => reciter.step(-1))).toEqual(["playing", "112:2", 1]);
    expect(audio.currentTime).toBe(10);
    expect(await settled(() => reciter.step(-1))).toEqual(["playing", "112:2", 1]);
    await settled(() => reciter.play(aya(3)));
    expect(await settled(() => reciter.play(aya(6, 114)))).toEqual(["playing", "114:6", 1]);
    expect(await settled(() => audio.end())).toEqual(["silent", null, 1]);
  });

  it("end what sounds once others are chosen", async () => {
    const { reciter, audio, settled } = await repeat(false);
    expect(await settled(() => reciter.limit(null))).toEqual(["silent", null, 1]);
    expect(audio.paused).toBe(true);
  });
});

describe("a pause", () => {
  it("goes on where it was, also after the phone rang", async () => {
    const { reciter, audio, settled } = listen();
    await settled(() => reciter.play(aya(1)));
    await settled(() => audio.reach(4));
    expect(await settled(() => reciter.pause())).toEqual(["paused", "112:1", 1]);
    expect(await settled(() => reciter.resume())).toEqual(["playing", "112:1", 1]);
    expect(audio.currentTime).toBe(4);
    expect(await settled(() => audio.pause())).toEqual(["paused", "112:1", 1]);
  });

  it("is what remains where a browser wants a tap first", async () => {
    const { reciter, audio, settled } = listen();
    audio.refusal = new DOMException("tap first", "NotAllowedError");
    expect(await settled(() => reciter.play(aya(1)))).toEqual(["paused", "112:1", 1]);
    expect(await settled(() => reciter.resume())).toEqual(["playing", "112:1", 1]);
  });
});

describe("what does not come", () => {
  it("is said, told apart from a missing line, and asked for anew", async () => {
    const { reciter, audio, settled } = listen();
    audio.refusal = new DOMException("no such file", "NotSupportedError");
    expect(await settled(() => reciter.play(aya(3)))).toEqual(["failed", "112:3", 1]);
    expect(audio.getAttribute()).toBeNull();
    expect(await settled(() => reciter.resume())).toEqual(["playing", "112:3", 1]);
    expect(audio.currentTime).toBe(20);
    isOffline = true;
    expect(await settled(() => audio.dispatchEvent(new Event("waiting")))).toEqual([
      "offline",
      "112:3",
      1,
    ]);
    expect(await settled(() => audio.dispatchEvent(new Event("playing")))).toEqual([
      "playing",
      "112:3",
      1,
    ]);
    expect(await settled(() => audio.dispatchEvent(new Event("error")))).toEqual([
      "offline",
      "112:3",
      1,
    ]);
  });

  it("are the times as well; what comes too late no longer counts", async () => {
    const { reciter, settled } = listen(async (place) => {
      if (place.aya === 1) throw new Error("no times");
      return inSura(place);
    });
    expect(await settled(() => reciter.play(aya(1)))).toEqual(["failed", "112:1", 1]);
    const late = () => {
      reciter.play(aya(2));
      reciter.stop();
    };
    expect(await settled(late)).toEqual(["silent", null, 1]);
  });
});
