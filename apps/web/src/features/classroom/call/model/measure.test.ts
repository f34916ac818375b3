import { expect, test } from "vitest";

import { NOTHING_COUNTED, readStats } from "./measure.ts";

const reportOf = (...entries: ({ type: string } & Record<string, unknown>)[]) =>
  new Map(
    entries.map((one, at) => [`${at}`, { id: `${at}`, ...one }]),
  ) as unknown as RTCStatsReport;

const heard = (packetsReceived: number, packetsLost: number) => ({
  type: "inbound-rtp",
  kind: "audio",
  packetsReceived,
  packetsLost,
});

test("what Chromium counts becomes a measurement of the line that is used", () => {
  const { outgoing, lossPercent } = readStats(
    reportOf(
      {
        type: "candidate-pair",
        id: "unused",
        nominated: true,
        state: "succeeded",
        currentRoundTripTime: 9,
      },
      {
        type: "candidate-pair",
        id: "used",
        currentRoundTripTime: 0.0626,
        availableOutgoingBitrate: 310_000,
      },
      { type: "transport", selectedCandidatePairId: "used" },
      { type: "remote-inbound-rtp", kind: "audio", fractionLost: 0.05, roundTripTime: 0.5 },
      heard(95, 5),
    ),
    NOTHING_COUNTED,
    1000,
  );
  expect(outgoing).toEqual({
    atMs: 1000,
    lossPercent: 5,
    roundTripMs: 63,
    outgoingBitsPerSecond: 310_000,
  });
  expect(lossPercent).toBe(5);
});

test("a browser that names no transport and no bitrate is read by its nominated pair", () => {
  const { outgoing } = readStats(
    reportOf(
      { type: "candidate-pair", nominated: true, state: "succeeded", currentRoundTripTime: 0.04 },
      { type: "remote-inbound-rtp", kind: "video", fractionLost: 0.9 },
    ),
    NOTHING_COUNTED,
    0,
  );
  expect(outgoing).toMatchObject({
    roundTripMs: 40,
    lossPercent: null,
    outgoingBitsPerSecond: null,
  });
});

test("loss is counted since the last time, and a packet that came late takes nothing away", () => {
  const first = readStats(reportOf(heard(100, 10)), NOTHING_COUNTED, 0);
  expect(readStats(reportOf(heard(150, 10)), first.counted, 0).lossPercent).toBe(0);
  expect(readStats(reportOf(heard(150, 8)), first.counted, 0).lossPercent).toBe(0);
  expect(readStats(reportOf(heard(100, 10)), first.counted, 0).lossPercent).toBeNull();
});

test("there is a picture as long as frames of it come", () => {
  const picture = (frames: object) =>
    reportOf({ type: "inbound-rtp", kind: "video", packetsReceived: 50, ...frames });
  for (const count of ["framesReceived", "framesDecoded"]) {
    const first = readStats(picture({ [count]: 20 }), NOTHING_COUNTED, 0);
    expect(first.hasVideo).toBe(true);
    expect(readStats(picture({ [count]: 20 }), first.counted, 0).hasVideo).toBe(false);
  }
});

test("what a browser sends to find out how much the line carries is no picture", () => {
  const empty = reportOf({
    type: "inbound-rtp",
    kind: "video",
    packetsReceived: 84,
    framesReceived: 0,
    framesDecoded: 0,
  });
  expect(readStats(empty, NOTHING_COUNTED, 0).hasVideo).toBe(false);
});
