import type { SeatRole } from "@riwaq/domain/classroom/seats";

import { defineEvent } from "../../platform/events/define-event.ts";

/** Somebody who does not teach or learn in it came into the room of a lesson: a parent who listens, or staff. */
export const roomEntered = defineEvent<{ role: SeatRole }>("enter-room", "session");
