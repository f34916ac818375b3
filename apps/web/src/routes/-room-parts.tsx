import { Suspense, lazy } from "react";

import { LoadingIndicator } from "../components/ui/loading-indicator.tsx";
import type { RoomParts } from "../features/classroom/room/model/room-parts.ts";
import { CheckAtDoor } from "./-room-check.tsx";
import { RoomVoice } from "./-room-voice.tsx";

const panels = () => import("./-room-panels.tsx");
const LazyBoard = lazy(async () => ({ default: (await panels()).RoomBoard }));
const LazyMaterial = lazy(async () => ({ default: (await panels()).RoomMaterial }));
const LazyChat = lazy(async () => ({ default: (await panels()).RoomChat }));

/** What is opened during a lesson comes when it is opened. */
function later(Part: typeof LazyBoard) {
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
};
