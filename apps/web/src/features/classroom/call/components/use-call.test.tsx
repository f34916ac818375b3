import type { VoiceChoice } from "@riwaq/domain/classroom/call/voice-mode";
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { FakeConnection } from "../../../../../test/fake-connection.ts";
import { FakeTrack, asTrack, stubMedia } from "../../../../../test/fake-media.ts";
import type { Seat, Signal } from "../model/seat.ts";
import { useCall } from "./use-call.ts";

const PUPIL: Seat = { id: "p-1", userId: "p", name: "Inès", role: "pupil" };
const TEACHER: Seat = { id: "t-1", userId: "t", name: "Youssef", role: "teacher" };
const SEATS = [PUPIL, TEACHER];

beforeEach(() => {
  stubMedia();
  FakeConnection.all = [];
  vi.stubGlobal("RTCPeerConnection", FakeConnection);
});

function enter(own: Seat, first = new FakeTrack()) {
  first.settings = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
  const send = vi.fn<(to: string, signal: Signal) => void>();
  const devices = {
    microphone: asTrack(first),
    camera: null,
    microphoneId: null,
    cameraId: null,
  };
  const hook = renderHook(
    ({ voice, seats }: { voice: VoiceChoice; seats: Seat[] }) =>
      useCall({ own, iceServers: [], send, seats, devices, voice }),
    { initialProps: { voice: "recitation", seats: SEATS } },
  );
  return { ...hook, send, first };
}

const sentTrack = () => FakeConnection.all.at(-1)?.transceivers[0]?.sender.track;

test("the microphone of the check is what the others are sent, and its owner is heard to speak", async () => {
  const { result, first, unmount } = enter(TEACHER);
  await waitFor(() => expect(sentTrack()).toBe(first));
  await waitFor(() => expect(result.current.microphone.isSpeaking).toBe(true));
  act(() => result.current.microphone.setIsMuted(true));
  expect(first.enabled).toBe(false);
  await waitFor(() => expect(result.current.microphone.isSpeaking).toBe(false));
  unmount();
  expect(FakeConnection.all.at(-1)?.signalingState).toBe("closed");
  expect(first.readyState).toBe("ended");
});

test("another way of treating the voice puts another track in the same place", async () => {
  const { result, rerender, first, send } = enter(TEACHER);
  await waitFor(() => expect(sentTrack()).toBe(first));
  const words = send.mock.calls.length;
  rerender({ voice: "talk", seats: SEATS });
  await waitFor(() => expect(sentTrack()).not.toBe(first));
  expect(result.current.microphone.mode).toBe("talk");
  expect(send.mock.calls).toHaveLength(words);
  await waitFor(() => expect(first.readyState).toBe("ended"));
});

test("of itself a pupil’s voice is treated as recitation once the teacher has been silent", async () => {
  const { result, rerender } = enter(PUPIL);
  rerender({ voice: "automatic", seats: SEATS });
  expect(result.current.microphone.mode).toBe("talk");
  await waitFor(() => expect(result.current.microphone.mode).toBe("recitation"));
});

test("seats that come and go are connected and forgotten", async () => {
  const { result, rerender } = enter(PUPIL);
  expect(Object.keys(result.current.state.remotes)).toEqual(["t-1"]);
  rerender({ voice: "recitation", seats: [PUPIL] });
  expect(result.current.state.remotes).toEqual({});
});
