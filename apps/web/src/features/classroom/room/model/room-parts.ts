import type { Classroom, SeatChoice } from "@riwaq/contracts/classroom/room";
import type { ComponentType, ReactNode } from "react";

import type { OwnDevices } from "../../../../lib/media/chosen-devices.ts";

export type CheckProps = {
  classroom: Classroom;
  choice: SeatChoice;
  onReady: (devices: OwnDevices) => void;
};

/** What other rooms of the site bring along; each that is inside finds the room by useInside. */
export type RoomParts = {
  /** Sound and line are tried before one comes in. */
  Check?: ComponentType<CheckProps>;
  /** Makes the call, and says of it what stands in VoiceContext. */
  Voice?: ComponentType<{ children: ReactNode }>;
  Board?: ComponentType;
  Material?: ComponentType;
  Chat?: ComponentType;
  /** For the teacher: what is due today of the pupil who is heard. */
  Memory?: ComponentType;
  Recorder?: ComponentType;
};
