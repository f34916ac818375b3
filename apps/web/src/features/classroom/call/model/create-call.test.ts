import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { FakeConnection } from "../../../../../test/fake-connection.ts";
import { FakeStream, FakeTrack, asTrack } from "../../../../../test/fake-media.ts";
import { createCall } from "./create-call.ts";
import type { Call } from "./create-call.ts";
import type { CallState, Seat, Signal } from "./seat.ts";

const TEACHER: Seat = { id: "t-1", userId: "t", name: "Youssef", role: "teacher" };
const PUPIL: Seat = { id: "p-1", userId: "p", name: "Inès", role: "pupil" };
const LISTENER: Seat = { id: "l-1", userId: "l", name: "Nora", role: "listener" };

type Sent = { from: string; to: string; signal: Signal };
type Page = { call: Call; state: () => CallState; connection: () => FakeConnection };

/** What the server does: it hands on, or holds until the test lets go. */
let calls: Map<string, Call>;
let sent: Sent[];
let isHeld: boolean;

const nameOf = ({ signal }: Sent) =>
  "description" in signal ? signal.description.type : "candidate";

function open(own: Seat, isRelayOnly = false): Page {
  let state: CallState = { remotes: {}, isVideoHeld: false };
  const iceServers = [{ urls: `stun:${own.id}` }];
  const call = createCall({
    own,
    iceServers,
    isRelayOnly,
    send: (to, signal) => {
      sent.push({ from: own.id, to, signal });
      if (!isHeld) calls.get(to)?.receive(own.id, signal);
    },
    onChange: (next) => (state = next),
  });
  calls.set(own.id, call);
  const isMine = ({ configuration }: FakeConnection) => configuration.iceServers === iceServers;
  return { call, state: () => state, connection: () => FakeConnection.all.findLast(isMine)! };
}

function letGo() {
  isHeld = false;
  for (const { from, to, signal } of sent.splice(0)) calls.get(to)?.receive(from, signal);
}
const settled = () => vi.advanceTimersByTimeAsync(0);
const openOnes = () =>
  FakeConnection.all.filter(({ signalingState }) => signalingState !== "closed");

async function meet(...seats: Seat[]) {
  const pages = seats.map((seat) => open(seat));
  for (const { call } of pages) call.setSeats(seats);
  await settled();
  return pages as [Page, Page, ...Page[]];
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("RTCPeerConnection", FakeConnection);
  vi.stubGlobal("MediaStream", FakeStream);
  FakeConnection.all = [];
  [calls, sent, isHeld] = [new Map(), [], false];
});
afterEach(() => {
  for (const call of calls.values()) call.close();
  vi.useRealTimers();
});

test("the teacher offers, the pupil answers, and both have one place for voice and one for picture", async () => {
  const [teacher, pupil] = await meet(TEACHER, PUPIL);
  const described = sent.filter(({ signal }) => "description" in signal);
  expect(described.map((one) => [one.from, nameOf(one)])).toEqual([
    ["t-1", "offer"],
    ["p-1", "answer"],
  ]);
  for (const page of [teacher, pupil]) {
    expect(page.connection().transceivers.map(({ direction }) => direction)).toEqual([
      "sendrecv",
      "sendrecv",
    ]);
    expect(page.connection().signalingState).toBe("stable");
    expect(page.connection().candidates).not.toEqual([]);
  }
});

test("the voice comes first: what each may use is set on both sides", async () => {
  const [teacher] = await meet(TEACHER, PUPIL);
  const [voice, picture] = teacher
    .connection()
    .transceivers.map(({ sender }) => sender.encodings[0]);
  expect(voice).toEqual({ maxBitrate: 24_000, priority: "high", networkPriority: "high" });
  expect(picture).toMatchObject({ maxBitrate: 200_000, priority: "low", maxFramerate: 15 });
});

test("a microphone and a camera are put in place without another word between the sides", async () => {
  const [teacher] = await meet(TEACHER, PUPIL);
  const words = sent.length;
  const [voice, picture] = [new FakeTrack("audio"), new FakeTrack("video")];
  teacher.call.setMicrophone(asTrack(voice));
  teacher.call.setCamera(asTrack(picture));
  await settled();
  expect(teacher.connection().transceivers.map(({ sender }) => sender.track)).toEqual([
    voice,
    picture,
  ]);
  teacher.call.setCamera(null);
  await settled();
  expect(teacher.connection().transceivers[1]?.sender.track).toBeNull();
  expect(sent).toHaveLength(words);
});

test("a voice waits for no picture: each is a stream of its own", async () => {
  const [teacher] = await meet(TEACHER, PUPIL);
  const remote = teacher.state().remotes["p-1"]!;
  const kindsOf = (stream: MediaStream) => stream.getTracks().map(({ kind }) => kind);
  expect([kindsOf(remote.stream), kindsOf(remote.picture)]).toEqual([["audio"], ["video"]]);
});

test("who listens receives and sends nothing, whatever it holds", async () => {
  const [listener, pupil] = await meet(LISTENER, PUPIL);
  listener.call.setMicrophone(asTrack(new FakeTrack()));
  await settled();
  expect(listener.connection().transceivers[0]).toMatchObject({ direction: "recvonly" });
  expect(listener.connection().transceivers[0]?.sender.track).toBeNull();
  expect(pupil.connection().transceivers[0]?.direction).toBe("sendonly");
});

test("what arrives before the seat is named, and candidates before the offer, wait", async () => {
  isHeld = true;
  const [teacher, pupil] = [open(TEACHER), open(PUPIL)];
  teacher.call.setSeats([TEACHER, PUPIL]);
  await settled();
  expect(sent.map(nameOf)).toEqual(["candidate", "offer"]);
  letGo();
  await settled();
  pupil.call.setSeats([TEACHER, PUPIL]);
  await settled();
  expect(pupil.connection().signalingState).toBe("stable");
  expect(pupil.connection().candidates).toHaveLength(1);
});

test.each([
  ["pupil", TEACHER, PUPIL],
  ["teacher", PUPIL, TEACHER],
])(
  "a reload of the %s is a new seat: the old connection is closed and a new one built",
  async (_who, stays, reloads) => {
    const [here] = await meet(stays, reloads);
    const old = here.connection();
    calls.get(reloads.id)?.close();
    calls.delete(reloads.id);
    const again = { ...reloads, id: `${reloads.id}-again` };
    const there = open(again);
    here.call.setSeats([stays, again]);
    there.call.setSeats([stays, again]);
    await settled();
    expect(old.signalingState).toBe("closed");
    expect(openOnes()).toHaveLength(2);
    expect(here.connection().remoteDescription?.sdp).toContain(there.connection().certificate);
    expect(Object.keys(here.state().remotes)).toEqual([again.id]);
  },
);

test.each([
  ["teacher", TEACHER],
  ["pupil", PUPIL],
])(
  "one side alone began anew, the %s: both end on connections that belong together",
  async (_who, seat) => {
    const [teacher, pupil] = await meet(TEACHER, PUPIL);
    const { call } = seat === TEACHER ? teacher : pupil;
    call.setSeats([seat]);
    call.setSeats([TEACHER, PUPIL]);
    await vi.advanceTimersByTimeAsync(3000);
    const [one, other] = openOnes();
    expect(openOnes()).toHaveLength(2);
    expect(one?.remoteDescription?.sdp).toContain(other?.certificate);
    expect(other?.remoteDescription?.sdp).toContain(one?.certificate);
  },
);

test("where both offer at once the teacher’s offer stands and the pupil’s gives way", async () => {
  const [teacher, pupil] = await meet(TEACHER, PUPIL);
  isHeld = true;
  sent.length = 0;
  teacher.connection().restartIce();
  pupil.connection().restartIce();
  await settled();
  expect(sent.filter((one) => nameOf(one) === "offer")).toHaveLength(2);
  letGo();
  await settled();
  expect(teacher.connection().heard.slice(-2)).toEqual(["local offer", "remote answer"]);
  expect(pupil.connection().heard.slice(-2)).toEqual(["remote offer", "local answer"]);
  for (const { signalingState } of openOnes()) expect(signalingState).toBe("stable");
});

test("a broken connection looks for other ways, and where there are none a new one is built", async () => {
  const [teacher] = await meet(TEACHER, PUPIL);
  teacher.connection().become("connected");
  expect(teacher.state().remotes["p-1"]?.connection).toBe("connected");
  teacher.connection().become("disconnected");
  await vi.advanceTimersByTimeAsync(2900);
  expect(teacher.connection().restarts).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(teacher.connection().restarts).toBe(1);
  expect(teacher.state().remotes["p-1"]?.connection).toBe("lost");
  teacher.connection().become("failed");
  expect(teacher.connection().restarts).toBe(2);
  const before = FakeConnection.all.length;
  await vi.advanceTimersByTimeAsync(8000);
  expect(FakeConnection.all.length).toBeGreaterThan(before);
});

test("a restart that somebody asked for keeps a connection that lives", async () => {
  const [teacher] = await meet(TEACHER, PUPIL);
  teacher.connection().become("connected");
  teacher.call.restart();
  dispatchEvent(new Event("online"));
  expect(teacher.connection().restarts).toBe(2);
  expect(openOnes()).toHaveLength(2);
});

test("three people are connected each with each", async () => {
  const second: Seat = { ...PUPIL, id: "q-1", userId: "q", name: "Adam" };
  const pages = await meet(TEACHER, PUPIL, second);
  expect(pages.map(({ state }) => Object.keys(state().remotes).length)).toEqual([2, 2, 2]);
  expect(openOnes()).toHaveLength(6);
});

test("over the relay alone only where it is asked for", () => {
  open(TEACHER, true).call.setSeats([PUPIL]);
  open({ ...TEACHER, id: "t-2" }).call.setSeats([PUPIL]);
  expect(FakeConnection.all.map(({ configuration }) => configuration.iceTransportPolicy)).toEqual([
    "relay",
    "all",
  ]);
});

test("a call that is closed closes all of it and says nothing more", async () => {
  const [teacher, pupil] = await meet(TEACHER, PUPIL);
  const words = sent.length;
  teacher.call.close();
  expect(teacher.connection().signalingState).toBe("closed");
  pupil.connection().restartIce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.slice(words).every(({ from }) => from === "p-1")).toBe(true);
});
