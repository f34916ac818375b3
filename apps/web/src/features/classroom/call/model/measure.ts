import type { Measurement } from "@riwaq/domain/classroom/call/video-way";

/** What browsers count of a connection, as far as it is asked for here. Each leaves out something. */
type Entry = {
  id: string;
  type: string;
  kind?: string;
  selectedCandidatePairId?: string;
  nominated?: boolean;
  state?: string;
  currentRoundTripTime?: number;
  availableOutgoingBitrate?: number;
  roundTripTime?: number;
  fractionLost?: number;
  packetsReceived?: number;
  packetsLost?: number;
  framesReceived?: number;
  framesDecoded?: number;
};

export type Counted = { received: number; lost: number; pictures: number };
export const NOTHING_COUNTED: Counted = { received: 0, lost: 0, pictures: 0 };

export type Measured = {
  counted: Counted;
  /** Of what is sent: by it the own picture gives way. */
  outgoing: Measurement;
  /** Of what is heard. */
  lossPercent: number | null;
  hasVideo: boolean;
};

const ofKind = (entries: readonly Entry[], type: string, kind: string) =>
  entries.find((entry) => entry.type === type && entry.kind === kind);

function pairOf(entries: readonly Entry[]): Entry | undefined {
  const chosen = entries.find(({ type }) => type === "transport")?.selectedCandidatePairId;
  return entries.find(({ id, type, nominated, state }) =>
    chosen ? id === chosen : type === "candidate-pair" && nominated && state === "succeeded",
  );
}

const inMs = (seconds: number | undefined) =>
  seconds === undefined ? null : Math.round(seconds * 1000);

/** The line as it is now, by what was counted the last time. */
export function readStats(report: RTCStatsReport, before: Counted, atMs: number): Measured {
  const entries = [...report.values()] as Entry[];
  const pair = pairOf(entries);
  const heard = ofKind(entries, "inbound-rtp", "audio");
  // Frames, not packets: to find out what the line carries browsers send empty ones where no camera is.
  const picture = ofKind(entries, "inbound-rtp", "video");
  const told = ofKind(entries, "remote-inbound-rtp", "audio");
  const counted: Counted = {
    received: heard?.packetsReceived ?? 0,
    lost: heard?.packetsLost ?? 0,
    pictures: picture?.framesReceived ?? picture?.framesDecoded ?? 0,
  };
  const [received, lost] = [counted.received - before.received, counted.lost - before.lost];
  const sum = received + Math.max(0, lost);
  return {
    counted,
    outgoing: {
      atMs,
      lossPercent: told?.fractionLost === undefined ? null : told.fractionLost * 100,
      roundTripMs: inMs(pair?.currentRoundTripTime ?? told?.roundTripTime),
      outgoingBitsPerSecond: pair?.availableOutgoingBitrate ?? null,
    },
    lossPercent: sum > 0 ? (Math.max(0, lost) / sum) * 100 : null,
    hasVideo: counted.pictures > before.pictures,
  };
}
