import { type ComponentType, Suspense, lazy } from "react";

import { LoadingIndicator } from "../components/ui/loading-indicator.tsx";
import type { RoomParts } from "../features/classroom/room/model/room-parts.ts";
import { CheckAtDoor } from "./-room-check.tsx";
import { RoomVoice } from "./-room-voice.tsx";

const LazyBoard = lazy(async () => ({ default: (await import("./-room-board.tsx")).RoomBoard }));
const LazyMaterial = lazy(async () => ({
  default: (await import("./-room-material.tsx")).RoomMaterial,
}));
const LazyRecorder = lazy(async () => ({
  default: (await import("./-room-recorder.tsx")).RoomRecorder,
}));
const LazyMemory = lazy(async () => ({ default: (await import("./-room-memory.tsx")).RoomMemory }));
const LazyChat = lazy(async () => ({ default: (await import("./-room-chat.tsx")).RoomChat }));

/** What is opened during a lesson comes when it is opened. */
function later(Part: ComponentType) {
  return function Later() {
    return (
      <Suspense fallback={<LoadingIndicator />}>
        <Part />
      </Suspense>
    );
  };
}

/** What stands in the room of a lesson besides the mushaf. */
export const ROOM_PARTS: RoomParts = {
  Check: CheckAtDoor,
  Voice: RoomVoice,
  Board: later(LazyBoard),
  Material: later(LazyMaterial),
  Chat: later(LazyChat),
  Memory: later(LazyMemory),
  Recorder: later(LazyRecorder),
};
