import { beforeEach, expect, it, vi } from "vitest";

import { FakeStream, FakeTrack, asTrack } from "../../../test/fake-media.ts";
import { FakeMixer, stubRecorder } from "../../../test/fake-recorder.ts";
import { mixVoices } from "./mix-voices.ts";

const streamOf = (...tracks: FakeTrack[]) => new FakeStream(tracks) as unknown as MediaStream;
const heard = () => [...(FakeMixer.all[0]?.heard ?? [])];

beforeEach(() => {
  stubRecorder();
  vi.stubGlobal("MediaStream", FakeStream);
});

it("stays one stream while a voice goes and comes back on another line", () => {
  const mixed = mixVoices();
  const { stream } = mixed;
  const [before, after] = [new FakeTrack(), new FakeTrack()];
  mixed.hear([streamOf(before, new FakeTrack("video"))]);
  mixed.hear([streamOf(before)]);
  expect(heard()).toEqual([before]);
  mixed.hear([]);
  expect(heard()).toEqual([]);
  mixed.hear([streamOf(after)]);
  expect(heard()).toEqual([after]);
  expect(mixed.stream).toBe(stream);
});

it("hears all devices of a pupil, and none that has ended", () => {
  const mixed = mixVoices();
  const [one, other, ended] = [new FakeTrack(), new FakeTrack(), new FakeTrack()];
  ended.end();
  mixed.hear([streamOf(one), streamOf(other), streamOf(ended)]);
  expect(heard()).toEqual([asTrack(one), asTrack(other)]);
  mixed.close();
  expect(FakeMixer.all[0]?.isClosed).toBe(true);
});
