import type { RoomParts } from "../features/classroom/room/model/room-parts.ts";

/** What stands in the room of a lesson besides the mushaf. */
export const ROOM_PARTS: RoomParts = {};
