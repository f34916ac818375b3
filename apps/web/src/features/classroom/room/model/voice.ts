import { type ReactNode, createContext, useContext } from "react";

/** How somebody in the room is heard from here. */
export type Heard = {
  connection: "connecting" | "connected" | "lost";
  isSpeaking: boolean;
  roundTripMs: number | null;
  /** What their camera shows, where it is on. */
  picture: ReactNode;
};

/** What the room shows of the call, whoever makes it. */
export type Voice = {
  isMuted: boolean;
  mute: (next: boolean) => void;
  isSpeaking: boolean;
  /** Null where no camera was offered. */
  camera: { isOn: boolean; turn: (next: boolean) => void; picture: ReactNode } | null;
  /** By seat. */
  heard: Readonly<Record<string, Heard>>;
};

export const VoiceContext = createContext<Voice | null>(null);

/** Null where there is no call: one may still read together. */
export const useVoice = () => useContext(VoiceContext);
