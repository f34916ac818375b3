import type { Classroom } from "@riwaq/contracts/classroom/room";

import { useCurrentSecond } from "../../../../lib/use-current-second.ts";
import type { Room, Shown } from "./create-room.ts";
import type { Hours } from "./time-left.ts";
import { useShown } from "./use-room.ts";

const aheadIn = ({ aheadMs }: Shown) => aheadMs;
const startIn = ({ room }: Shown) => room?.startsAt;
const endIn = ({ room }: Shown) => room?.endsAt;

/** By the server's clock: those of two devices are minutes apart. */
export function useRoomNow(room: Room): number {
  return useCurrentSecond() + useShown(room, aheadIn);
}

/** As the room tells them: a lesson may be moved by some minutes while people are inside. */
export function useRoomHours(room: Room, { starts_at, ends_at }: Classroom): Hours {
  const [startsAt, endsAt] = [useShown(room, startIn), useShown(room, endIn)];
  return { startsAt: startsAt ?? starts_at, endsAt: endsAt ?? ends_at };
}
