import * as classroom from "@riwaq/contracts/classroom/room.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** A clock may go wrong, and a lesson be moved: whoever waits at the door asks now and then. */
const ASK_AGAIN_MS = 60_000;
const SOONEST_MS = 1_000;

/** What somebody needs before coming in; asked anew until the door is open, and each time a line is refused. */
export function classroomQuery(id: string) {
  return queryOptions({
    ...queryOf(classroom.show, { params: { id } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state: { data } }) => {
      if (data?.fault !== "early") return false;
      const leftMs = Date.parse(data.opens_at) - Date.parse(data.now);
      return Math.min(ASK_AGAIN_MS, Math.max(SOONEST_MS, leftMs));
    },
  });
}
