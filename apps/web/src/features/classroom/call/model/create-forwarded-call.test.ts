import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { FakePublication, FakeRoom, fakeKit } from "../../../../../test/fake-livekit.ts";
import { FakeStream, FakeTrack, asTrack } from "../../../../../test/fake-media.ts";
import type { Call } from "./create-call.ts";
import { createForwardedCall } from "./create-forwarded-call.ts";
import type { CallState, Seat } from "./seat.ts";

vi.mock("livekit-client", () => fakeKit);

const TEACHER: Seat = { id: "t-1", userId: "t", name: "Youssef", role: "teacher" };
const PUPIL: Seat = { id: "p-1", userId: "p", name: "Inès", role: "pupil" };
const LISTENER: Seat = { id: "l-1", userId: "l", name: "Nora", role: "listener" };

const open: Call[] = [];
const takeTicket = vi.fn(async () => ({
  url: "wss://media.test",
  token: "a token",
  expires_at: "",
}));
const settled = () => vi.advanceTimersByTimeAsync(0);
const room = () => FakeRoom.all.at(-1)!;

function call(own: Seat, isRelayOnly = false) {
  let state: CallState = { remotes: {}, isVideoHeld: false };
  const created = createForwardedCall({
    own,
    isRelayOnly,
    takeTicket,
    onChange: (next) => (state = next),
  });
  open.push(created);
  return { call: created, state: () => state };
}
async function enter(own = TEACHER, ...others: Seat[]) {
  const page = call(own);
  page.call.setSeats([own, ...others]);
  await settled();
  return page;
}
const published = (source: string) =>
  room().localParticipant.published.find(({ options }) => options.source === source);
const voiceSent = () => published("microphone")?.track.sender.track;
const pictureSent = () => published("camera")?.track.sender.track;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("MediaStream", FakeStream);
  [FakeRoom.all, FakeRoom.isShut, FakeRoom.isFull] = [[], false, false];
  takeTicket.mockClear();
});
afterEach(() => {
  for (const one of open.splice(0)) one.close();
  vi.useRealTimers();
});

test("it comes in with a ticket once its seat is named, and hears nobody without asking", async () => {
  const { call: own } = call(TEACHER);
  own.setSeats([PUPIL]);
  await settled();
  expect(takeTicket).not.toHaveBeenCalled();
  own.setSeats([TEACHER, PUPIL]);
  own.setSeats([TEACHER, PUPIL]);
  await settled();
  expect(FakeRoom.all).toHaveLength(1);
  expect(room().connected).toEqual(["wss://media.test", "a token", { autoSubscribe: false }]);
});

test("the voice comes first: sent whole, twice where it must be, and the picture small", async () => {
  const { call: own } = await enter();
  own.setCamera(asTrack(new FakeTrack("video")));
  await settled();
  expect(published("microphone")?.options).toMatchObject({
    dtx: false,
    red: true,
    audioPreset: { maxBitrate: 24_000, priority: "high" },
  });
  expect(published("camera")?.options).toMatchObject({
    simulcast: true,
    videoEncoding: { maxBitrate: 200_000, maxFramerate: 15, priority: "low" },
    videoSimulcastLayers: [{ width: 160, height: 120, maxBitrate: 60_000 }],
  });
});

test("another way of treating the voice puts another track in the same place, and who is muted stays so", async () => {
  const { call: own } = await enter();
  const [first, second] = [new FakeTrack(), new FakeTrack()];
  first.enabled = false;
  second.enabled = false;
  own.setMicrophone(asTrack(first));
  await settled();
  expect(voiceSent()).toBe(first);
  const places = room().localParticipant.published.length;
  own.setMicrophone(asTrack(second));
  await settled();
  expect(voiceSent()).toBe(second);
  expect(room().localParticipant.published).toHaveLength(places);
  expect([first.enabled, second.enabled]).toEqual([false, false]);
  own.setMicrophone(null);
  await settled();
  expect(voiceSent()).toBeNull();
  expect(second.readyState).toBe("live");
});

test("a microphone of before is sent from the start", async () => {
  const page = call(PUPIL);
  const voice = new FakeTrack();
  page.call.setMicrophone(asTrack(voice));
  page.call.setSeats([PUPIL, TEACHER]);
  await settled();
  expect(voiceSent()).toBe(voice);
});

test("a camera is turned on, changed and turned off, and stays its owner’s", async () => {
  const { call: own } = await enter();
  const [first, second] = [new FakeTrack("video"), new FakeTrack("video")];
  own.setCamera(asTrack(first));
  await settled();
  expect(pictureSent()).toBe(first);
  published("camera")!.track.isMuted = true;
  own.setCamera(asTrack(second));
  await settled();
  expect(pictureSent()).toBe(second);
  expect(second.enabled).toBe(true);
  own.setCamera(null);
  await settled();
  expect(published("camera")).toBeUndefined();
  expect([first.readyState, second.readyState]).toEqual(["live", "live"]);
});

test("who listens publishes nothing, whatever it holds, and hears who speaks", async () => {
  const { call: own, state } = await enter(LISTENER, PUPIL);
  own.setMicrophone(asTrack(new FakeTrack()));
  await settled();
  expect(room().localParticipant.published).toEqual([]);
  room().enter(PUPIL.id, new FakePublication("audio"));
  expect(state().remotes["p-1"]?.stream.getTracks()).toHaveLength(1);
});

test("voice and picture of a seat are streams of their own, and nobody else’s are asked for", async () => {
  const ownTablet: Seat = { ...TEACHER, id: "t-2" };
  const { state } = await enter(TEACHER, PUPIL, ownTablet, LISTENER);
  const [voice, picture, howl, strange, quiet] = [
    new FakePublication("audio"),
    new FakePublication("video"),
    ...["audio", "audio", "audio"].map((kind) => new FakePublication(kind)),
  ] as const;
  room().enter(PUPIL.id, voice, picture);
  room().enter(ownTablet.id, howl!);
  room().enter("nobody’s", strange!);
  room().enter(LISTENER.id, quiet!);
  expect([voice, picture, howl, strange, quiet].map((one) => one?.isDesired)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(Object.keys(state().remotes)).toEqual([PUPIL.id]);
  const kindsOf = (stream?: MediaStream) => stream?.getTracks().map(({ kind }) => kind);
  const remote = state().remotes[PUPIL.id];
  expect([kindsOf(remote?.stream), kindsOf(remote?.picture)]).toEqual([["audio"], ["video"]]);
});

test("who comes before their seat is named is heard as soon as it is, and no more once it is empty", async () => {
  const { call: own, state } = await enter(TEACHER);
  const voice = new FakePublication("audio");
  room().enter(PUPIL.id, voice);
  expect(voice.isDesired).toBe(false);
  own.setSeats([TEACHER, PUPIL]);
  expect(voice.isDesired).toBe(true);
  expect(state().remotes[PUPIL.id]).toMatchObject({ connection: "connected" });
  own.setSeats([TEACHER]);
  expect(voice.isDesired).toBe(false);
  expect(state().remotes).toEqual({});
});

test("who was there and is not is lost; who has not come yet is awaited", async () => {
  const { state } = await enter(TEACHER, PUPIL);
  const connection = () => state().remotes[PUPIL.id]?.connection;
  expect(connection()).toBe("connecting");
  room().enter(PUPIL.id, new FakePublication("audio"));
  expect(connection()).toBe("connected");
  room().become("signalReconnecting");
  expect(connection()).toBe("connected");
  room().become("reconnecting");
  expect(connection()).toBe("lost");
  room().become("connected");
  expect(connection()).toBe("connected");
  room().leave(PUPIL.id);
  expect(connection()).toBe("lost");
  expect(state().remotes[PUPIL.id]?.stream.getTracks()).toEqual([]);
});

test("it is told who speaks, whether a picture comes and how good the line is", async () => {
  const { state } = await enter(TEACHER, PUPIL);
  const [voice, picture] = [new FakePublication("audio"), new FakePublication("video")];
  room().enter(PUPIL.id, voice, picture);
  voice.sources = [{ rtpTimestamp: 1, audioLevel: 0.4 }];
  await vi.advanceTimersByTimeAsync(100);
  expect(state().remotes[PUPIL.id]?.isSpeaking).toBe(true);
  voice.stats = [
    { type: "inbound-rtp", kind: "audio", packetsReceived: 99, packetsLost: 1 },
    { type: "candidate-pair", nominated: true, state: "succeeded", currentRoundTripTime: 0.08 },
  ];
  picture.stats = [{ type: "inbound-rtp", kind: "video", framesReceived: 5 }];
  await vi.advanceTimersByTimeAsync(1000);
  expect(state().remotes[PUPIL.id]).toMatchObject({
    isSpeaking: false,
    hasVideo: true,
    lossPercent: 1,
    roundTripMs: 80,
  });
});

test("on a line that loses too much the own picture gives way, and the voice goes on", async () => {
  const { call: own, state } = await enter();
  const voice = new FakeTrack();
  own.setMicrophone(asTrack(voice));
  own.setCamera(asTrack(new FakeTrack("video")));
  await settled();
  const { sender } = published("microphone")!.track;
  sender.stats = [{ type: "remote-inbound-rtp", kind: "audio", fractionLost: 0.05 }];
  await vi.advanceTimersByTimeAsync(6000);
  expect(state().isVideoHeld).toBe(true);
  expect([voiceSent(), pictureSent()]).toEqual([voice, undefined]);
  sender.stats = [{ type: "remote-inbound-rtp", kind: "audio", fractionLost: 0 }];
  await vi.advanceTimersByTimeAsync(25_000);
  expect(state().isVideoHeld).toBe(false);
  expect(pictureSent()).toBeDefined();
});
