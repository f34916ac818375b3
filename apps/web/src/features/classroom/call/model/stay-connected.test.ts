import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { FakePublication, FakeRoom, fakeKit } from "../../../../../test/fake-livekit.ts";
import { FakeStream, FakeTrack, asTrack } from "../../../../../test/fake-media.ts";
import type { Call } from "./create-call.ts";
import { createForwardedCall } from "./create-forwarded-call.ts";
import type { CallState, Seat } from "./seat.ts";

vi.mock("livekit-client", () => fakeKit);

const TEACHER: Seat = { id: "t-1", userId: "t", name: "Youssef", role: "teacher" };
const PUPIL: Seat = { id: "p-1", userId: "p", name: "Inès", role: "pupil" };

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

test("a connection that ends, and a server that lets nobody in, are tried again with another ticket", async () => {
  const { call: own, state } = await enter(TEACHER, PUPIL);
  const voice = new FakeTrack();
  own.setMicrophone(asTrack(voice));
  FakeRoom.isShut = true;
  room().become("disconnected", 4);
  expect(state().remotes[PUPIL.id]?.connection).toBe("lost");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(takeTicket.mock.calls.length).toBeGreaterThan(3);
  expect(takeTicket.mock.calls.length).toBeLessThan(8);
  FakeRoom.isShut = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(room().state).toBe("connected");
  expect(voiceSent()).toBe(voice);
  expect(voice.readyState).toBe("live");
  room().enter(PUPIL.id, new FakePublication("audio"));
  expect(state().remotes[PUPIL.id]?.connection).toBe("connected");
});

test("a ticket that is refused is asked for again, at once where somebody says so", async () => {
  takeTicket.mockRejectedValueOnce(new Error("forbidden"));
  const { call: own } = await enter();
  expect(FakeRoom.all).toEqual([]);
  own.restart();
  await settled();
  expect(room().state).toBe("connected");
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeRoom.all).toHaveLength(1);
});

test("without a place for the voice another connection is made", async () => {
  FakeRoom.isFull = true;
  await enter();
  expect(room().state).toBe("disconnected");
  FakeRoom.isFull = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(FakeRoom.all).toHaveLength(2);
  expect(voiceSent()).toBeNull();
});

test("where the same seat came in once more, it does not throw that one out", async () => {
  await enter();
  room().become("disconnected", fakeKit.DisconnectReason.DUPLICATE_IDENTITY);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(FakeRoom.all).toHaveLength(1);
});

test("over the relay alone only where it is asked for", async () => {
  const { call: own } = call(TEACHER, true);
  own.setSeats([TEACHER]);
  await settled();
  expect(room().connected[2]).toMatchObject({ rtcConfig: { iceTransportPolicy: "relay" } });
});

test("a call that is closed leaves, stops no track, and says nothing more", async () => {
  const { call: own, state } = await enter(TEACHER, PUPIL);
  const [voice, picture] = [new FakeTrack(), new FakeTrack("video")];
  own.setMicrophone(asTrack(voice));
  own.setCamera(asTrack(picture));
  await settled();
  const last = state();
  own.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(room()).toMatchObject({ state: "disconnected", hasStoppedTracks: false });
  expect(FakeRoom.all).toHaveLength(1);
  expect(state()).toBe(last);
  expect([voice.readyState, picture.readyState]).toEqual(["live", "live"]);
});
