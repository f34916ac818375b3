import type { LinkedSeat } from "@riwaq/domain/classroom/call/links";

/** One browser page in the room. A reload is another seat, and so is a second page of the same person. */
export type Seat = LinkedSeat & { name: string };

export type Signal =
  | { description: RTCSessionDescriptionInit }
  | { candidate: RTCIceCandidateInit | null };

export type Remote = {
  /** Lost: it was there, or should have been by now, and is tried again. */
  connection: "connecting" | "connected" | "lost";
  isSpeaking: boolean;
  hasVideo: boolean;
  /** The voice; another one with each connection, since an element that was given an empty stream stays silent. */
  stream: MediaStream;
  /** The picture alone: a sound that comes with a picture is not played before the picture is there. */
  picture: MediaStream;
  roundTripMs: number | null;
  lossPercent: number | null;
};

/** Nothing is known of the line yet; streams are added, as each is another one. */
export const NOT_HEARD: Omit<Remote, "stream" | "picture"> = {
  connection: "connecting",
  isSpeaking: false,
  hasVideo: false,
  roundTripMs: null,
  lossPercent: null,
};

export type CallState = {
  /** By seat. */
  remotes: Readonly<Record<string, Remote>>;
  /** The own picture is not sent to somebody whose line carries the voice alone. */
  isVideoHeld: boolean;
};

export const EMPTY_CALL: CallState = { remotes: {}, isVideoHeld: false };
