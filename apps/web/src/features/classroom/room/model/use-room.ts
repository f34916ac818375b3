import type { Classroom } from "@riwaq/contracts/classroom/room";
import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from "react";

import type { OwnDevices } from "../../../../lib/media/chosen-devices.ts";
import type { Room, Shown } from "./create-room.ts";
import type { RoomState } from "./room-state.ts";

export type Inside = {
  room: Room;
  classroom: Classroom;
  /** What the check opened; null where none was made. */
  devices: OwnDevices | null;
};

export const InsideContext = createContext<Inside | null>(null);

/** The room that one is in, and what was known of it before coming in. */
export function useInside(): Inside {
  const inside = useContext(InsideContext);
  if (!inside) throw new Error("outside of a room");
  return inside;
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((one, at) => Object.is(one, b[at]));
}

/** A part of what is shown: drawn anew only when that part is another. A list is the same where its entries are. */
export function useShown<T>(room: Room, select: (shown: Shown) => T): T {
  const known = useRef<{ value: T } | null>(null);
  const read = useCallback(() => {
    const value = select(room.shown.get());
    if (known.current && isSame(known.current.value, value)) return known.current.value;
    known.current = { value };
    return value;
  }, [room, select]);
  return useSyncExternalStore(room.shown.subscribe, read, read);
}

const NO_MARKS: RoomState["marks"] = [];

export const viewIn = ({ room }: Shown) => room?.view ?? null;
export const marksIn = ({ room }: Shown) => room?.marks ?? NO_MARKS;
export const seatsIn = ({ room }: Shown) => room?.seats;
export const statesIn = ({ room }: Shown) => room?.states;
export const lineIn = ({ line }: Shown) => line;
export const isRecordedIn = ({ room }: Shown) => room?.isRecorded ?? false;
/** What of this lesson is being recorded, by whichever page, as far as one may know. */
export const recordingIn = ({ room }: Shown) => room?.recording ?? null;
export const ownIn = ({ own }: Shown) => own;
