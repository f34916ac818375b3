import { mayLead } from "@riwaq/domain/classroom/seats";
import { useCallback } from "react";

import type { Room, Shown } from "./create-room.ts";
import { useShown } from "./use-room.ts";

/** The page that this seat sees, and whether that is another than the teacher's. */
export function placeIn(room: Room) {
  return ({ room: told, own }: Shown) => {
    const led = told?.view.page ?? 1;
    return mayLead(room.role) ? led : (own.page ?? led);
  };
}

const ledIn = ({ room }: Shown) => room?.view.page ?? 1;
const isFollowedIn = ({ room }: Shown) => room?.view.is_followed ?? true;

/** The teacher turns everybody's page; anybody else their own, until they come back. */
export function usePage(room: Room) {
  const leads = mayLead(room.role);
  const page = useShown(
    room,
    useCallback((shown: Shown) => placeIn(room)(shown), [room]),
  );
  const led = useShown(room, ledIn);
  const isFollowed = useShown(room, isFollowedIn);
  const open = useCallback(
    (next: number) => {
      if (leads) room.changeView({ page: next, revealed: [] });
      else room.say({ page: isFollowed && next === led ? null : next });
    },
    [leads, room, isFollowed, led],
  );
  const back = useCallback(
    () => room.say({ page: isFollowed ? null : led }),
    [room, isFollowed, led],
  );
  return { page, led, leads, isAround: page !== led, open, back };
}
