import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { FakeConnection } from "../../../../../test/fake-connection.ts";
import { FakeStream, FakeTrack, asTrack } from "../../../../../test/fake-media.ts";
import { createPeer } from "./create-peer.ts";

const [voice, picture] = [new FakeTrack("audio"), new FakeTrack("video")];
const told = (fractionLost: number) => ({
  type: "remote-inbound-rtp",
  kind: "audio",
  fractionLost,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("RTCPeerConnection", FakeConnection);
  vi.stubGlobal("MediaStream", FakeStream);
});
afterEach(() => vi.useRealTimers());

/** A pupil’s page that has answered the teacher’s offer. */
async function connect({ receives } = { receives: true }) {
  const peer = createPeer({
    link: { isImpolite: false, sends: true, receives },
    configuration: {},
    tracks: { audio: asTrack(voice), video: asTrack(picture) },
    send: () => undefined,
    onChange: () => undefined,
  });
  const sdp = "a=fingerprint:teacher\r\nm=audio\r\nm=video";
  peer.receive({ description: { type: "offer", sdp } });
  await vi.advanceTimersByTimeAsync(0);
  const connection = FakeConnection.all.at(-1)!;
  connection.become("connected");
  const sent = () => connection.transceivers.map(({ sender }) => sender.track);
  const measureFor = async (fromS: number, toS: number) => {
    for (let second = fromS; second <= toS; second += 1) await peer.measure(second * 1000);
  };
  return { peer, connection, sent, measureFor };
}

test("a line that loses too much is left to the voice, and gets its picture back when it is good again", async () => {
  const { peer, connection, sent, measureFor } = await connect();
  expect(sent()).toEqual([voice, picture]);
  connection.stats = [told(0.05)];
  await measureFor(0, 4);
  expect(sent()).toEqual([voice, null]);
  expect(peer.isVideoHeld()).toBe(true);
  connection.stats = [told(0)];
  await measureFor(5, 25);
  expect(sent()).toEqual([voice, picture]);
  expect(peer.isVideoHeld()).toBe(false);
  peer.close();
});

test("the other side speaks while its voice comes, and not when the last of it is all that is known", async () => {
  const { peer, connection } = await connect();
  connection.sources = [{ rtpTimestamp: 1, audioLevel: 0.4 }];
  peer.listen(0);
  expect(peer.remote().isSpeaking).toBe(true);
  peer.listen(600);
  expect(peer.remote().isSpeaking).toBe(false);
  peer.close();
});

test("how good the line is, and whether a picture comes, is told as it changes", async () => {
  const { peer, connection } = await connect();
  const heard = { type: "inbound-rtp", kind: "audio", packetsReceived: 99, packetsLost: 1 };
  connection.stats = [heard, { type: "inbound-rtp", kind: "video", framesReceived: 5 }];
  await peer.measure(0);
  expect(peer.remote()).toMatchObject({ lossPercent: 1, hasVideo: true, connection: "connected" });
  await peer.measure(1000);
  expect(peer.remote().hasVideo).toBe(false);
  expect(
    [peer.remote().stream, peer.remote().picture].flatMap((one) => one.getTracks()),
  ).toHaveLength(2);
  peer.close();
});

test("of who may only listen nothing is heard or seen, whatever they send", async () => {
  const { peer, connection } = await connect({ receives: false });
  expect(peer.remote().stream.getTracks()).toEqual([]);
  expect(connection.transceivers.map(({ direction }) => direction)).toEqual([
    "sendonly",
    "sendonly",
  ]);
  connection.sources = [{ rtpTimestamp: 1, audioLevel: 0.4 }];
  peer.listen(0);
  connection.stats = [{ type: "inbound-rtp", kind: "video", framesReceived: 5 }];
  await peer.measure(0);
  expect(peer.remote()).toMatchObject({ isSpeaking: false, hasVideo: false });
  peer.close();
});
